/** @embedded jobs, and lines that a trigger keeps */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { takeStripeEvent } from '../billing';
import { affiliateCode, commission, companyReferral, coupon } from './affiliate.table';
import { referCompany } from './refer-company.job';

const TOKEN = 'o'.repeat(32);
let shop: Shop;
let server: TestServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer({ jobs: [takeStripeEvent, referCompany], config: { localStripe: shop.local.origin, operatorToken: TOKEN } });
  shop.passOn(`${server.url}/api/v1/stripe/webhook`);
});
afterAll(async () => {
  shop.passOn(null);
  await shop.close();
  await server.close();
});

const post = (who: SignedIn, path: string, body: object) => server.request('POST', `/api/v1/billing/${path}`, { token: who.token, body });
const operate = (path: string, body: object) => server.request('POST', `/api/v1/operator/${path}`, { body, headers: { 'x-operator-token': TOKEN } });

it('a founder came by a link, pays with a coupon, and has the money back: commission comes and goes', async () => {
  const owner = await server.signIn();
  const { id: providerId } = await buildCompany(server, owner.userId, { name: 'Loopcrate', affiliateStatus: 'AFFILIATE' });
  await server.db.orm.insert(affiliateCode).values([{ code: 'LOOP26', companyId: providerId, kind: 'LINK' }, { code: 'LOOP20', companyId: providerId, kind: 'COUPON' }]);
  await server.db.orm.insert(coupon).values({ code: 'LOOP20', companyId: providerId, discount: 20, commission: 10, status: 'ACTIVE', createdAt: new Date() });
  const [founder, companyId, visitor] = [await server.signIn(), randomUUID(), randomUUID()];
  await server.request('POST', '/api/v1/affiliate/clicks', { body: { code: 'LOOP26', visitor } });
  await server.graphql('mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { error { code } } }', { input: { id: companyId, name: 'Kilo Robotics', visitor } }, founder.token);
  await until(() => server.db.orm.$count(companyReferral, eq(companyReferral.referredId, companyId)));

  expect((await post(founder, 'card/token', { companyId, token: 'pm_card_visa' })).status).toBe(201);
  expect((await post(founder, 'create', { companyId, id: randomUUID(), priceId: 'pro_monthly', couponCode: 'NOBODYS' })).body).toMatchObject({ error: { field: 'couponCode' } });
  expect((await post(founder, 'create', { companyId, id: randomUUID(), priceId: 'pro_monthly', couponCode: 'loop20' })).status).toBe(201);
  const lines = () => server.db.orm.select().from(commission).where(eq(commission.referredId, companyId));
  await until(async () => (await lines()).length === 1);
  // 20% off €28.80, without tax, and a tenth of that.
  expect(await lines()).toMatchObject([{ providerId, kind: 'EARNED', code: 'LOOP20', percent: 10, amount: Math.floor(((await lines())[0]?.base ?? 0) / 10) }]);

  const { data } = await server.graphql<{ billing: { invoices: { nodes: { id: string }[] } } }>(
    'query ($c: ID!) { billing(companyId: $c) { invoices { nodes { id } } } }', { c: companyId }, founder.token,
  );
  expect((await operate('payments/refund', { id: data?.billing.invoices.nodes[0]?.id })).status).toBe(200);
  await until(async () => (await lines()).length === 2);
  expect((await lines()).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});
