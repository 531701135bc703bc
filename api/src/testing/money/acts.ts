import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { and, eq } from 'drizzle-orm';
import { CREDIT_PACKS, PLAN_PRICES } from '@heartwood/contract/domain';
import { invoice } from '../../modules/billing/billing.table';
import { captureCredits, holdCredits, refundCredits, releaseCredits } from '../../modules/credit';
import type { MoneyHistory, Said } from './history';

type Act = (history: MoneyHistory) => Promise<void>;

const CARDS = [
  'pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeCustomerFail', 'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredOnSetup', 'pm_card_createDispute',
];

async function card(history: MoneyHistory): Promise<void> {
  const { choices } = history;
  const { body } = await history.post('card/token', { token: choices.oneIn(2) ? 'pm_card_visa' : choices.of(CARDS) });
  if (body.card && choices.oneIn(2)) await history.post('card/default', { cardId: body.card.id });
}

async function enter(history: MoneyHistory): Promise<void> {
  await card(history);
  await history.post('customer', { address: { country: history.choices.of(['DE', 'US']) } });
}

async function removeCard(history: MoneyHistory): Promise<void> {
  const { body } = await history.post('card/token', { token: 'pm_card_mastercard' });
  if (body.cards) await history.post('card/remove', { cardId: history.choices.of(body.cards).id });
}

/** One click, two of them, or two tabs; and what the bank hears that asks. */
async function pay(history: MoneyHistory, path: string, body: Record<string, unknown>): Promise<void> {
  const { choices } = history;
  history.last = { path, body };
  const way = choices.below(6);
  const asked = way === 0 ? [body, body, body] : way === 1 ? [body, { ...body, id: randomUUID() }] : [body];
  const answers = await Promise.all(asked.map((one) => history.post(path, one)));
  await answerBank(history, answers);
}

async function answerBank(history: MoneyHistory, answers: readonly Said[]): Promise<void> {
  for (const { body: { clientSecret } } of answers) {
    if (clientSecret == null || history.choices.oneIn(3)) continue;
    await history.answerBank(clientSecret, !history.choices.oneIn(3));
    if (history.choices.oneIn(2)) await history.post('payment/settle');
  }
}

const subscribe: Act = (history) => {
  const { choices, referrer } = history;
  return pay(history, 'create', {
    id: randomUUID(), priceId: choices.of(PLAN_PRICES).key, ...(choices.oneIn(4) && { couponCode: referrer.coupon }),
  });
};

const buy: Act = (history) => {
  const { choices, companyId } = history;
  return pay(
    history, `${companyId}/buyCredits`, { id: randomUUID(), chargeId: choices.of(CREDIT_PACKS).key, quantity: 1 + choices.below(3) },
  );
};

const payFailed: Act = (history) => pay(history, 'invoice/pay', { id: randomUUID() });

/** Who has heard nothing tries again, later. */
async function again(history: MoneyHistory): Promise<void> {
  if (!history.last) return;
  await history.stage.advance(100 / 86_400);
  await answerBank(history, [await history.post(history.last.path, history.last.body)]);
}

/** Where the company is, by which tax is reckoned. */
async function move(history: MoneyHistory): Promise<void> {
  await history.post('customer', { address: { country: history.choices.of(['DE', 'US', 'FR', '']) } });
}

async function cancel(history: MoneyHistory): Promise<void> {
  await history.post('cancel', { resume: history.choices.oneIn(2) });
}

async function settle(history: MoneyHistory): Promise<void> {
  await history.post(history.choices.oneIn(2) ? 'payment/settle' : 'payment/cancel');
}

async function trial({ stage: { server }, companyId, founder }: MoneyHistory): Promise<void> {
  await server.graphql('mutation ($companyId: ID!) { startTrial(companyId: $companyId) { error { code } } }', { companyId }, founder.token);
}

/** Several at once want credits, and some of them don't need them in the end. */
async function spend(history: MoneyHistory): Promise<void> {
  const { choices, companyId, stage: { server } } = history;
  const plans = Array.from(
    { length: 2 + choices.below(5) }, () => ({ reference: `spent:${randomUUID()}`, amount: 1 + choices.below(60), end: choices.below(4) }),
  );
  await Promise.all(plans.map(({ reference, amount, end }) => history.run(async () => {
    const held = { companyId, reference, at: server.now() };
    try {
      await server.db.transaction((tx) => holdCredits(tx, { ...held, amount, description: 'Suggestion', actorId: null }));
    } catch (error) {
      if ((error as { code?: string }).code === 'NOT_ENOUGH_CREDITS') return;
      throw error;
    }
    if (end === 0) return;
    await server.db.transaction((tx) => (end === 1 ? releaseCredits : captureCredits)(tx, held));
    if (end === 3) await server.db.transaction((tx) => refundCredits(tx, held));
  })));
}

/** All of an invoice by an operator, or a part of it at the provider. */
async function refund(history: MoneyHistory): Promise<void> {
  const { choices, companyId, stage: { server, stripe } } = history;
  const paid = await server.db.orm.select().from(invoice).where(and(eq(invoice.companyId, companyId), eq(invoice.status, 'PAID')));
  if (paid.length === 0) return;
  const one = choices.of(paid.sort((a, b) => a.stripeId.localeCompare(b.stripeId)));
  if (choices.oneIn(2)) {
    await history.operate('payments/refund', { id: one.id });
    return;
  }
  const { data } = await stripe.invoicePayments.list({ invoice: one.stripeId });
  const intent = data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') return;
  await stripe.refunds.create({ payment_intent: intent, amount: 1 + choices.below(Math.max(1, one.amount)) }).catch(() => null);
}

/** What the bank makes of a dispute. */
async function decide(history: MoneyHistory): Promise<void> {
  const { choices, stage: { stripe, local } } = history;
  const open = local.world.store.all('dispute').filter(({ status }) => status === 'needs_response');
  if (open.length === 0) return;
  await stripe.disputes.update(
    choices.of(open).id, { evidence: { uncategorized_text: choices.of(['winning_evidence', 'losing_evidence']) } },
  );
}

async function wait(history: MoneyHistory): Promise<void> {
  const { choices } = history;
  await history.stage.advance(choices.of([0.1, 1, 3, 7, 14, 31, 45]));
  if (!choices.oneIn(4)) await history.hour();
  if (!choices.oneIn(3)) await history.night();
}

async function news(history: MoneyHistory): Promise<void> {
  history.listen(true);
  await history.bring(1 + history.choices.below(8));
}

/** Of somebody who has no secret, or an old or another signature. */
async function forge(history: MoneyHistory): Promise<void> {
  const customer = await history.customerId();
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`, object: 'event', type: 'invoice.paid', created: 1,
    data: { object: { id: 'in_forged', object: 'invoice', customer, status: 'paid', amount_paid: 1e6 } },
  });
  const sign = (secret: string, timestamp?: number) => (
    Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })
  );
  const signature = history.choices.of(['', sign('whsec_guessed'), sign('whsec_local', Math.floor(Date.now() / 1000) - 400)]);
  if (await history.sendNews(payload, signature) !== 400) throw new Error('forged news were taken');
}

/** What can happen, the usual things more often. */
const ACTS: readonly (readonly [string, number, Act])[] = [
  ['card', 3, card], ['remove card', 1, removeCard], ['subscribe', 6, subscribe], ['buy', 4, buy], ['pay failed', 1, payFailed],
  ['again', 3, again],
  ['move', 1, move], ['cancel', 2, cancel], ['settle', 2, settle], ['trial', 1, trial], ['spend', 3, spend], ['refund', 2, refund],
  ['wait', 5, wait], ['news', 5, news],
  ['forge', 1, forge], ['decide', 2, decide],
];
const URN = ACTS.flatMap(([name, often, act]) => Array.from({ length: often }, () => ({ name, act })));

/** Lets something happen, now and then with a process that is killed in the midst of it, or an answer that is lost. */
export async function happen(history: MoneyHistory, first: boolean): Promise<void> {
  const { choices, told, stage: { cuts } } = history;
  const { name, act } = first ? { name: 'card and country', act: enter } : choices.of(URN);
  const cut = !first && choices.oneIn(5) ? { after: choices.below(14), kills: choices.oneIn(2) } : null;
  told.push(`${name}${cut ? `, ${cut.kills ? 'killed' : 'an answer lost'} after ${cut.after} steps` : ''}`);
  if (cut) cuts.arm(cut);
  try {
    await act(history);
  } catch (error) {
    if (!cuts.isDead) throw error;
  } finally {
    cuts.begin();
  }
}
