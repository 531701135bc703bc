/** @embedded jobs, and lines that a trigger keeps */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { sweepCompanies } from '../account/sweep-companies';
import { takeStripeEvent } from '../billing';
import { company } from '../company';
import { affiliateCode, commission, companyReferral, coupon } from './affiliate.table';
import { referCompany } from './refer-company.job';

const TOKEN = 'o'.repeat(32);
let shop: Shop;
let server: TestServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer({
    jobs: [takeStripeEvent, referCompany], config: { localStripe: shop.local.origin, operatorToken: TOKEN },
  });
  shop.passOn(`${server.url}/api/v1/stripe/webhook`);
});
afterAll(async () => {
  shop.passOn(null);
  await shop.close();
  await server.close();
});

const post = (who: SignedIn, path: string, body: object) => server.request('POST', `/api/v1/billing/${path}`, { token: who.token, body });
const operate = (path: string, body: object) => (
  server.request('POST', `/api/v1/operator/${path}`, { body, headers: { 'x-operator-token': TOKEN } })
);

it.each(['deleted', 'erased'])('commission is taken back when the money goes back to a company that was %s', async (state) => {
  const [owner, founder] = [await server.signIn(), await server.signIn()];
  const { id: providerId } = await buildCompany(server, owner.userId, { name: 'Loopcrate', affiliateStatus: 'AFFILIATE' });
  const { id: companyId } = await buildCompany(server, founder.userId, { name: 'Kilo Robotics' });
  const code = providerId.replaceAll('-', '').slice(0, 10).toUpperCase();
  await server.db.orm.insert(affiliateCode).values({ code, companyId: providerId, kind: 'LINK' });
  await server.db.orm.insert(companyReferral).values({
    id: randomUUID(), referralId: providerId, referredId: companyId, code, state: 'COUNTED', createdAt: new Date(),
  });
  await post(founder, 'card/token', { companyId, token: 'pm_card_visa' });
  const bought = await server.request('POST', `/api/v1/billing/${companyId}/buyCredits`, {
    token: founder.token, body: { id: randomUUID(), chargeId: 'credits_150' },
  });
  expect(bought.status).toBe(201);
  const lines = () => server.db.orm.select().from(commission).where(eq(commission.referredId, companyId));
  await until(async () => (await lines()).length === 1);
  const [earned] = await lines();
  await server.db.orm.update(company).set({ deletedAt: new Date(0) }).where(eq(company.id, companyId));
  if (state === 'erased') await sweepCompanies(server);
  const { stripe } = server.payments ?? {};
  const invoice = await stripe?.invoices.retrieve(earned?.cause ?? '', { expand: ['payments'] });
  await stripe?.refunds.create({ payment_intent: String(invoice?.payments?.data[0]?.payment.payment_intent) });
  await until(async () => (await lines()).length === 2);
  expect((await lines()).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it('a founder came by a link, pays with a coupon, and has the money back: commission comes and goes', async () => {
  const owner = await server.signIn();
  const { id: providerId } = await buildCompany(server, owner.userId, { name: 'Loopcrate', affiliateStatus: 'AFFILIATE' });
  await server.db.orm.insert(affiliateCode).values([
    { code: 'LOOP26', companyId: providerId, kind: 'LINK' }, { code: 'LOOP20', companyId: providerId, kind: 'COUPON' },
  ]);
  await server.db.orm.insert(coupon).values({
    code: 'LOOP20', companyId: providerId, discount: 20, commission: 10, status: 'ACTIVE', createdAt: new Date(),
  });
  const [founder, companyId, visitor] = [await server.signIn(), randomUUID(), randomUUID()];
  await server.request('POST', '/api/v1/affiliate/clicks', { body: { code: 'LOOP26', visitor } });
  await server.graphql(
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { error { code } } }',
    { input: { id: companyId, name: 'Kilo Robotics', visitor } }, founder.token,
  );
  await until(() => server.db.orm.$count(companyReferral, eq(companyReferral.referredId, companyId)));

  expect((await post(founder, 'card/token', { companyId, token: 'pm_card_visa' })).status).toBe(201);
  expect((await post(founder, 'customer', { companyId, address: { country: 'US' } })).status).toBe(200);
  expect(
    (await post(founder, 'create', { companyId, id: randomUUID(), priceId: 'pro_monthly', couponCode: 'NOBODYS' })).body,
  ).toMatchObject({ error: { field: 'couponCode' } });
  expect((await post(founder, 'create', { companyId, id: randomUUID(), priceId: 'pro_monthly', couponCode: 'loop20' })).status).toBe(201);
  const lines = () => server.db.orm.select().from(commission).where(eq(commission.referredId, companyId));
  await until(async () => (await lines()).length === 1);
  // 20% off €28.80, without tax, and a tenth of that.
  expect(await lines()).toMatchObject([
    { providerId, kind: 'EARNED', code: 'LOOP20', percent: 10, amount: Math.floor(((await lines())[0]?.base ?? 0) / 10) },
  ]);

  const { data } = await server.graphql<{ billing: { invoices: { nodes: { id: string }[] } } }>(
    'query ($c: ID!) { billing(companyId: $c) { invoices { nodes { id } } } }', { c: companyId }, founder.token,
  );
  expect((await operate('payments/refund', { id: data?.billing.invoices.nodes[0]?.id })).status).toBe(200);
  await until(async () => (await lines()).length === 2);
  expect((await lines()).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});
