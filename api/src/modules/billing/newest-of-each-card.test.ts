import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openBillingStage, type BillingStage, type Founder } from '../../testing/billing-stage';
import { paymentCard } from './billing.table';

let stage: BillingStage;
beforeAll(async () => { stage = await openBillingStage(); });
afterAll(() => stage.close());

const ours = async ({ companyId }: Founder) => (
  await stage.server.db.orm.select().from(paymentCard).where(eq(paymentCard.companyId, companyId))
).map(({ stripeId, isDefault }) => [stripeId, isDefault]).sort();
const theirs = async (who: Founder) => {
  const id = await stage.customerOf(who);
  const [customer, { data }] = await Promise.all([
    stage.shop.stripe.customers.retrieve(id), stage.shop.stripe.customers.listPaymentMethods(id),
  ]);
  if (customer.deleted) throw new Error('no customer');
  return data.map((method) => [method.id, method.id === customer.invoice_settings.default_payment_method]).sort();
};
const add = async (who: Founder, token: string) => {
  const { status, cards = [] } = await stage.post(who, 'card/token', { token });
  return { status, last4s: cards.map(({ last4 }) => last4) };
};

it('a card that is typed once more stands once: the newer one is charged where the older one was', async () => {
  const amara = await stage.found();
  const [before] = await ours(amara);
  expect(await add(amara, 'pm_card_visa')).toMatchObject({ status: 201, last4s: ['4242'] });
  const after = await ours(amara);
  expect(after).toEqual(await theirs(amara));
  expect(after).toMatchObject([[expect.any(String), true]]);
  expect(after[0]?.[0]).not.toBe(before?.[0]);
  expect((await stage.choose(amara, 'pro_monthly')).status).toBe(201);
  expect(await add(amara, 'pm_card_visa')).toMatchObject({ status: 201, last4s: ['4242'] });
  await stage.advance(32);
  expect(await stage.paidOf(amara)).toEqual([2_880, 2_880]);
});

it('another card stays, and so does what is charged', async () => {
  const amara = await stage.found('pm_card_mastercard');
  const [charged] = await ours(amara);
  for (const token of ['pm_card_visa', 'pm_card_visa']) await add(amara, token);
  const cards = await ours(amara);
  expect(cards).toHaveLength(2);
  expect(cards).toContainEqual([charged?.[0], true]);
  expect(cards).toEqual(await theirs(amara));
});

it('two tabs that type it at once leave one, which is charged', async () => {
  const amara = await stage.found();
  const answers = await Promise.all(['pm_card_visa', 'pm_card_visa'].map((token) => add(amara, token)));
  expect(answers).toEqual([{ status: 201, last4s: ['4242'] }, { status: 201, last4s: ['4242'] }]);
  await stage.settled();
  expect(await ours(amara)).toMatchObject([[expect.any(String), true]]);
  expect(await ours(amara)).toEqual(await theirs(amara));
});

it('the older one can’t be put back, and nobody else’s is touched', async () => {
  const [amara, kofi] = [await stage.found(), await stage.found()];
  const [[older = '']] = await ours(amara) as [[string]];
  const kept = await ours(kofi);
  await add(amara, 'pm_card_visa');
  // Who has the same card is answered with their own one.
  for (const founder of [amara, kofi]) expect(await add(founder, older)).toEqual({ status: 201, last4s: ['4242'] });
  const other = await stage.found('pm_card_mastercard');
  expect((await add(other, older)).status).toBe(422);
  const [[newer = '']] = await ours(amara) as [[string]];
  expect((await add(kofi, newer)).status).toBe(422);
  expect(await ours(kofi)).toEqual(kept);
  expect(await ours(amara)).toEqual([[newer, true]]);
});

it('a card that is gone at the provider is told like one that the bank refuses, and nothing stays open', async () => {
  const amara = await stage.found();
  await stage.server.db.orm.update(paymentCard).set({ stripeId: 'pm_gone' }).where(eq(paymentCard.companyId, amara.companyId));
  const buy = { id: randomUUID(), chargeId: 'credits_50' };
  for (const _twice of [1, 2]) {
    expect(await stage.post(amara, `${amara.companyId}/buyCredits`, buy)).toMatchObject({
      status: 402, error: { code: 'CARD_DECLINED', message: 'This card was taken away. Choose another one.' },
    });
  }
  const bills = await stage.shop.stripe.invoices.list({ customer: await stage.customerOf(amara) });
  expect(bills.data.map(({ status }) => status)).toEqual(['void']);
  expect((await add(amara, 'pm_card_visa')).status).toBe(201);
  expect((await stage.post(amara, `${amara.companyId}/buyCredits`, { ...buy, id: randomUUID() })).status).toBe(201);
});
