import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openBillingStage, type BillingStage, type Founder } from '../../testing/billing-stage';
import { notification } from '../notification/notification.table';
import { billingSubscription } from '../plan';
import { watchPlans } from './index';

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage.close());

describe('time alone', () => {
  const watch = () => watchPlans.run(stage.server, {}, { id: randomUUID(), key: '', attempt: 1 });
  const toldTo = async ({ userId }: Founder) =>
    (
      await stage.server.db.orm
        .select({ type: notification.type, data: notification.data })
        .from(notification)
        .where(eq(notification.userId, userId))
    ).map(({ type, data: { days } }) => [type, days ?? null]);

  it('warns of a trial’s end once for each of its days, then tells of it', async () => {
    const amara = await stage.found(null);
    const told: unknown[] = [];
    for (const left of [20, 14, 13, 3, 1, -1]) {
      const endsAt = new Date(stage.clock.now().getTime() + left * 86_400_000);
      await stage.server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, amara.companyId));
      await stage.server.db.orm
        .insert(billingSubscription)
        .values({ id: amara.companyId, companyId: amara.companyId, plan: 'Trial', status: 'trialing', endsAt });
      await watch();
      await watch();
      told.push(...(await toldTo(amara)));
      await stage.server.db.orm.delete(notification).where(eq(notification.userId, amara.userId));
    }
    expect(told).toEqual([
      ['TRIAL_ENDS', 14],
      ['TRIAL_ENDS', 3],
      ['TRIAL_ENDS', 1],
      ['PLAN_ENDED', null],
    ]);
  });

  it('charges nobody for a company that was deleted', async () => {
    const amara = await stage.found();
    await stage.choose(amara, 'pro_monthly');
    await stage.server.graphql('mutation ($id: ID!) { deleteCompany(id: $id) { error { code } } }', { id: amara.companyId }, amara.token);
    await watch();
    await stage.advance(32);
    expect(await stage.paidOf(amara)).toEqual([2880]);
  });
});

describe('a renewal that fails', () => {
  /** A month later, with a card that is refused. */
  async function fail(): Promise<Founder> {
    const amara = await stage.found();
    await stage.choose(amara, 'pro_monthly');
    const { cards = [] } = await stage.post(amara, 'card/token', { token: 'pm_card_chargeCustomerFail' });
    await stage.post(amara, 'card/default', { cardId: cards.find(({ last4 }) => last4 === '0341')?.id });
    await stage.advance(32);
    return amara;
  }
  const watch = () => watchPlans.run(stage.server, {}, { id: randomUUID(), key: '', attempt: 1 });

  it('keeps the plan for fourteen days, tells of it once, and goes on when another card pays', async () => {
    const amara = await fail();
    const state = await stage.stateOf(amara);
    expect(state).toMatchObject({ plan: 'Pro', status: 'past_due', failure: { amount: 2880, reason: 'Your card was declined.' } });
    expect(state.failure?.tries.map(({ isDone }) => isDone)).toEqual([true, false, false, false]);
    await stage.advance(4);
    const told = await stage.server.db.orm
      .select({ type: notification.type })
      .from(notification)
      .where(eq(notification.userId, amara.userId));
    expect(told).toEqual([{ type: 'PAYMENT_FAILED' }]);
    const { cards = [] } = await stage.post(amara, 'card/token', { token: 'pm_card_mastercard' });
    expect((await stage.post(amara, 'card/default', { cardId: cards.find(({ last4 }) => last4 === '4444')?.id })).status).toBe(200);
    expect(await stage.stateOf(amara)).toMatchObject({ plan: 'Pro', status: 'active', failure: null });
  });

  it('ends on Free when nobody pays', async () => {
    const amara = await fail();
    await stage.advance(13);
    await watch();
    await stage.settled();
    const told = await stage.server.db.orm
      .select({ type: notification.type })
      .from(notification)
      .where(eq(notification.userId, amara.userId));
    expect([(await stage.stateOf(amara)).plan, told.map(({ type }) => type).sort()]).toEqual(['Free', ['PAYMENT_FAILED', 'PLAN_ENDED']]);
    const [row] = await stage.server.db.orm
      .select({ status: billingSubscription.status })
      .from(billingSubscription)
      .where(eq(billingSubscription.companyId, amara.companyId));
    expect(row?.status).toBe('canceled');
  });
});
