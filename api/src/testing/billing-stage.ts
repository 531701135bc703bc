import { randomUUID } from 'node:crypto';
import { desc, eq, lt } from 'drizzle-orm';
import { KEYS, openShop } from '../local-stripe/testing/shop';
import { creditsForMoney, takeStripeEvent } from '../modules/billing';
import { billingCustomer, stripeEvent } from '../modules/billing/billing.table';
import type { Money } from '../modules/billing/money-listener';
import { buildCompany } from './builders';
import { createTestClock } from './test-clock';
import { startTestServer, type SignedIn } from './test-server';
import { until } from './until';

export interface Founder extends SignedIn { companyId: string }
export interface Answer {
  error?: { code: string; field?: string };
  clientSecret?: string | null;
  change?: string;
  cards?: { id: string; last4: string }[];
  [key: string]: unknown
}
interface State {
  plan: string;
  status: string;
  nextPlan: string | null;
  cancelsAt: string | null;
  isPending: boolean;
  trialDaysLeft: number | null;
  failure: { until: string; amount: number; reason: string | null; invoiceId: string; tries: { isDone: boolean }[] } | null;
  invoices: { nodes: { id: string; status: string; amount: number; kind: string }[] };
}

/** The product beside a provider of its own on this machine, and founders who pay there. */
export async function openBillingStage() {
  const clock = createTestClock();
  const heard: ({ what: 'arrived' | 'returned' } & Money)[] = [];
  const shop = await openShop();
  const server = await startTestServer({
    now: clock.now, jobs: [takeStripeEvent],
    config: { localStripe: shop.local.origin, operatorToken: 'o'.repeat(32), accessTokenSeconds: 400 * 86_400 },
    moneyListeners: [creditsForMoney, {
      arrived: async (_tx, money) => { heard.push({ what: 'arrived', ...money }); },
      returned: async (_tx, money) => { heard.push({ what: 'returned', ...money }); },
      restored: async () => undefined,
    }],
  });
  shop.passOn(`${server.url}/api/v1/stripe/webhook`);

  const post = async (who: Founder, path: string, body: Record<string, unknown> = {}) => {
    const { status, body: answer } = await server.request<Answer>(
      'POST', `/api/v1/billing/${path}`, { token: who.token, body: { companyId: who.companyId, ...body } },
    );
    return { status, ...answer };
  };
  const customerOf = async ({ companyId }: Founder) => {
    const [row] = await server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
    return row?.stripeId ?? '';
  };
  const settled = () => until(async () => (
    shop.local.world.store.all('delivery').every(({ done }) => done)
    && await server.db.orm.$count(stripeEvent, eq(stripeEvent.state, 'WAITING')) === 0
  ));

  return {
    shop, server, clock, post, customerOf, settled,
    async found(card: string | null = 'pm_card_visa'): Promise<Founder> {
      const person = await server.signIn({ firstname: 'Amara', lastname: 'Okafor' });
      const { id } = await buildCompany(server, person.userId, { name: 'Loopcrate' });
      const founder = { ...person, companyId: id };
      if (card !== null) expect((await post(founder, 'card/token', { token: card })).status).toBe(201);
      // Where no tax is reckoned.
      expect((await post(founder, 'customer', { address: { country: 'US' } })).status).toBe(200);
      return founder;
    },
    choose: (who: Founder, priceId: string, more: Record<string, unknown> = {}) => (
      post(who, 'create', { id: randomUUID(), priceId, ...more })
    ),
    async stateOf({ companyId, token }: Founder): Promise<State> {
      const { data, errors } = await server.graphql<{ billing: State }>(`query ($companyId: ID!) { billing(companyId: $companyId) {
        plan status nextPlan cancelsAt isPending trialDaysLeft failure { until amount reason invoiceId tries { isDone } }
        invoices { nodes { id status amount kind } } } }`, { companyId }, token);
      expect(errors).toBeUndefined();
      return data?.billing as State;
    },
    async paidOf(who: Founder): Promise<number[]> {
      const { data } = await shop.stripe.invoices.list({ customer: await customerOf(who) });
      return data.filter((one) => one.status === 'paid' && one.amount_paid > 0).map(({ total }) => total);
    },
    moneyOf: ({ companyId }: Founder) => (
      heard.filter((one) => one.companyId === companyId).map(({ what, kind, amount, isFirst }) => ({ what, kind, amount, isFirst }))
    ),
    /** Some companies are compared at once, in the order of their ids: whom to begin after, so that this one is among them. */
    async beforeOf({ companyId }: Founder): Promise<string | null> {
      const [row] = await server.db.orm.select({ id: billingCustomer.companyId }).from(billingCustomer)
        .where(lt(billingCustomer.companyId, companyId)).orderBy(desc(billingCustomer.companyId)).limit(1);
      return row?.id ?? null;
    },
    async approve(secret: string, yes = true): Promise<number> {
      const [intent = ''] = secret.split('_secret_');
      const answer = await fetch(`${shop.local.origin}/challenge/${intent}`, {
        method: 'POST', headers: { authorization: `Bearer ${KEYS.publishable}` },
        body: new URLSearchParams({ client_secret: secret, approve: String(yes) }),
      });
      return answer.status;
    },
    /** Both clocks go on, and everything that was told has been taken. */
    async advance(days: number): Promise<void> {
      clock.ahead += days * 86_400_000;
      await shop.advance(days);
      await settled();
    },
    async close(): Promise<void> {
      shop.passOn(null);
      await shop.close();
      await server.close();
    },
  };
}
export type BillingStage = Awaited<ReturnType<typeof openBillingStage>>;
