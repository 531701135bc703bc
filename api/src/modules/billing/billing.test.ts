import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openBillingStage, type BillingStage } from '../../testing/billing-stage';
import { billingSubscription } from '../plan';
import { billingRequest } from './billing.table';

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage.close());

describe('a plan', () => {
  it('is paid for and in force at once, once however often it is asked for, and whatever is told of it again', async () => {
    const amara = await stage.found();
    expect(await stage.post(amara, 'invoice/upcoming', { priceId: 'pro_monthly' })).toMatchObject({
      status: 200,
      total: 2880,
      dueNow: 2880,
      change: 'NEW',
    });
    const asked = { id: randomUUID(), priceId: 'pro_monthly' };
    const [first, second] = await Promise.all([stage.post(amara, 'create', asked), stage.post(amara, 'create', asked)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    expect((await stage.post(amara, 'create', asked)).status).toBe(201);
    expect(await stage.stateOf(amara)).toMatchObject({
      plan: 'Pro',
      status: 'active',
      failure: null,
      invoices: { nodes: [{ status: 'PAID', amount: 2880 }] },
    });
    await stage.settled();
    expect(await stage.paidOf(amara)).toEqual([2880]);
    expect(stage.moneyOf(amara)).toEqual([{ what: 'arrived', kind: 'subscription', amount: 2880, isFirst: true }]);
    expect((await stage.server.mailbox(amara.email)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
    expect((await stage.choose(amara, 'pro_monthly')).error?.code).toBe('CONFLICT');
  });

  it('is paid once by a request whose end was never heard of, here and at the provider', async () => {
    const amara = await stage.found();
    const asked = { id: randomUUID(), priceId: 'pro_monthly' };
    await stage.post(amara, 'create', asked);
    await stage.settled();
    // As if the process had been killed between the bank's yes and the first row of it.
    await stage.server.db.orm
      .update(billingRequest)
      .set({ state: 'OPEN', answer: null, begunAt: new Date(stage.clock.now().getTime() - 120_000) })
      .where(eq(billingRequest.id, asked.id));
    await stage.server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, amara.companyId));
    expect(await stage.post(amara, 'create', asked)).toMatchObject({
      status: 201,
      change: 'NEW',
      subscription: { plan: 'Pro', status: 'active' },
    });
    expect([await stage.paidOf(amara), stage.moneyOf(amara).length]).toEqual([[2880], 1]);
  });

  it('waits for the bank, and begins when it has been asked; an attempt that is cancelled charges nothing', async () => {
    const amara = await stage.found('pm_card_authenticationRequired');
    const asked = await stage.choose(amara, 'pro_yearly');
    expect([asked.status, (await stage.stateOf(amara)).plan, (await stage.stateOf(amara)).isPending]).toEqual([201, 'Free', true]);
    expect((await stage.post(amara, 'payment/cancel')).status).toBe(200);
    expect(await stage.approve(String(asked.clientSecret))).not.toBe(200);
    expect([await stage.paidOf(amara), (await stage.stateOf(amara)).isPending]).toEqual([[], false]);
    const again = await stage.choose(amara, 'pro_yearly');
    expect(await stage.approve(String(again.clientSecret))).toBe(200);
    expect((await stage.post(amara, 'payment/settle')).status).toBe(200);
    expect([await stage.paidOf(amara), (await stage.stateOf(amara)).plan]).toEqual([[28_800], 'Pro']);
  });

  it('does not begin when the bank says no, and can be paid with another card', async () => {
    const amara = await stage.found('pm_card_chargeCustomerFail');
    const id = randomUUID();
    for (const _try of [1, 2])
      expect(await stage.choose(amara, 'pro_monthly', { id })).toMatchObject({ status: 402, error: { code: 'CARD_DECLINED' } });
    expect(await stage.stateOf(amara)).toMatchObject({ plan: 'Free', isPending: false });
    const { cards = [] } = await stage.post(amara, 'card/token', { token: 'pm_card_mastercard' });
    const cardId = cards.find(({ last4 }) => last4 === '4444')?.id;
    expect((await stage.choose(amara, 'pro_monthly', { cardId })).status).toBe(201);
    expect([await stage.paidOf(amara), (await stage.stateOf(amara)).plan]).toEqual([[2880], 'Pro']);
    expect((await stage.post(amara, 'card/remove', { cardId })).error?.code).toBe('CARD_IN_USE');
  });

  it('goes up at once, down at the period’s end, is cancelled, kept, and ends', async () => {
    const amara = await stage.found();
    await stage.choose(amara, 'pro_monthly');
    expect(await stage.choose(amara, 'premium_monthly')).toMatchObject({ status: 201, change: 'NOW' });
    expect([(await stage.stateOf(amara)).plan, await stage.paidOf(amara)]).toEqual(['Premium', [3000, 2880]]);
    expect(await stage.choose(amara, 'pro_monthly')).toMatchObject({ status: 201, change: 'AT_PERIOD_END' });
    expect(await stage.stateOf(amara)).toMatchObject({ plan: 'Premium', nextPlan: 'Pro' });
    await stage.post(amara, 'cancel', { resume: true });
    expect(await stage.stateOf(amara)).toMatchObject({ plan: 'Premium', nextPlan: null, cancelsAt: null });
    await stage.post(amara, 'cancel', { reason: 'TOO_EXPENSIVE' });
    expect((await stage.stateOf(amara)).cancelsAt).not.toBeNull();
    await stage.post(amara, 'cancel', { resume: true });
    expect((await stage.stateOf(amara)).cancelsAt).toBeNull();
    await stage.choose(amara, 'pro_monthly');
    await stage.advance(32);
    expect(await stage.stateOf(amara)).toMatchObject({ plan: 'Pro', nextPlan: null });
    await stage.post(amara, 'cancel');
    await stage.advance(32);
    expect(await stage.stateOf(amara)).toMatchObject({ plan: 'Free', cancelsAt: null });
  });

  it('that is chosen in a trial begins on its last day', async () => {
    const amara = await stage.found();
    const { companyId, token } = amara;
    await stage.server.graphql('mutation ($companyId: ID!) { startTrial(companyId: $companyId) { error { code } } }', { companyId }, token);
    expect(await stage.choose(amara, 'pro_monthly')).toMatchObject({ status: 201, change: 'AT_TRIAL_END' });
    expect([await stage.stateOf(amara), await stage.paidOf(amara)]).toMatchObject([{ plan: 'Trial', nextPlan: 'Pro' }, []]);
    await stage.advance(63);
    expect([await stage.stateOf(amara), await stage.paidOf(amara)]).toMatchObject([
      { plan: 'Pro', nextPlan: null, trialDaysLeft: null },
      [2880],
    ]);
  });
});
