import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { notification } from '../notification/notification.table';
import { billingSubscription } from '../plan';
import { watchPlans } from './index';

let shop: Shop;
let server: TestServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer({ config: { localStripe: shop.local.origin } });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

it('Free is chosen for the end of a trial and taken back, and whoever chose it is not warned of it', async () => {
  const amara = await server.signIn({ firstname: 'Amara', lastname: 'Okafor' });
  const { id: companyId } = await buildCompany(server, amara.userId, { name: 'Loopcrate' });
  const endsAt = new Date(server.now().getTime() + 10 * 86_400_000);
  const cancel = async (more: object = {}) => (
    (await server.request('POST', '/api/v1/billing/cancel', { token: amara.token, body: { companyId, ...more } })).status
  );
  expect(await cancel()).toBe(409);
  await server.db.orm.insert(billingSubscription).values({ companyId, plan: 'Trial', status: 'trialing', endsAt });
  const state = async () => (await server.graphql<{ billing: object }>(
    'query ($companyId: ID!) { billing(companyId: $companyId) { plan cancelsAt nextPlan } }', { companyId }, amara.token,
  )).data?.billing;
  const warned = async () => {
    await watchPlans.run(server, {}, { id: randomUUID(), key: '', attempt: 1 });
    return server.db.orm.$count(notification, and(eq(notification.userId, amara.userId), eq(notification.type, 'TRIAL_ENDS')));
  };
  expect(await cancel()).toBe(200);
  expect(new Date((await state() as { cancelsAt: string }).cancelsAt)).toEqual(endsAt);
  expect(await warned()).toBe(0);
  expect(await cancel({ resume: true })).toBe(200);
  expect(await state()).toEqual({ plan: 'Trial', cancelsAt: null, nextPlan: null });
  expect(await warned()).toBe(1);
});

it('who chose Free first and then a plan hears of the first charge', async () => {
  const amara = await server.signIn();
  const { id: companyId } = await buildCompany(server, amara.userId);
  const endsAt = new Date(server.now().getTime() + 5 * 86_400_000);
  await server.db.orm.insert(billingSubscription).values([
    { companyId, plan: 'Trial', status: 'trialing', endsAt, cancelsAt: endsAt },
    { companyId, plan: 'Pro', status: 'trialing', stripeId: `sub_${companyId}` },
  ]);
  await watchPlans.run(server, {}, { id: randomUUID(), key: '', attempt: 1 });
  const told = await server.db.orm.select({ type: notification.type }).from(notification).where(eq(notification.userId, amara.userId));
  expect(told).toEqual([{ type: 'FIRST_CHARGE' }]);
});

it('a trial is left where payments are not set up', async () => {
  const free = await startTestServer();
  const amara = await free.signIn();
  const { id: companyId } = await buildCompany(free, amara.userId);
  const cancel = async () => (await free.request('POST', '/api/v1/billing/cancel', { token: amara.token, body: { companyId } })).status;
  expect(await cancel()).toBe(503);
  await free.db.orm.insert(billingSubscription).values({
    companyId, plan: 'Trial', status: 'trialing', endsAt: new Date(free.now().getTime() + 86_400_000),
  });
  expect(await cancel()).toBe(200);
  await free.close();
});
