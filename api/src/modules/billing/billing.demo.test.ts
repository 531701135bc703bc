import { asc, eq } from 'drizzle-orm';
import { openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { compareCredits } from '../credit/compare-credits';
import { billingSubscription, creditBalance } from '../plan';
import { writeDemoBilling } from './billing.demo';
import { billingCustomer, invoice, paymentCard } from './billing.table';
import { preparePrices } from './prepare-prices';

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

it('the demo’s company has paid for two months, told to nobody, and both clocks are right again; who is stopped meanwhile begins anew, and a second start changes nothing', async () => {
  const { payments } = server;
  if (!payments) throw new Error('no payments');
  await preparePrices(server, payments);
  const leo = await server.signIn();
  const { id: companyId } = await buildCompany(server, leo.userId, { name: 'Fernwood Kitchen' });
  const { world } = shop.local;
  const [told, ahead] = [world.store.all('event').length, world.present() - Math.floor(Date.now() / 1000)];
  const live = () => writeDemoBilling(server, payments, { companyId, relive: (days, play) => shop.local.relive(days, play) });
  const isWritten = async () => (await server.db.orm.$count(billingCustomer, eq(billingCustomer.companyId, companyId))) > 0;
  const before = world.store.all('customer').length;
  await expect(writeDemoBilling(server, payments, {
    companyId, relive: (days, play) => shop.local.relive(days, (forward) => play((passed) => {
      if (passed === 10) throw new Error('killed');
      forward(passed);
    })),
  })).rejects.toThrow('killed');
  // Nothing stays of what was cut off, so it is made anew.
  expect([await isWritten(), world.store.all('customer').length]).toEqual([false, before]);
  await live();
  await live();
  const bills = await server.db.orm.select().from(invoice).where(eq(invoice.companyId, companyId)).orderBy(asc(invoice.createdAt));
  expect(bills.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
    ['subscription', 2880, 'PAID'], ['subscription', 2880, 'PAID'], ['credits', 1500, 'PAID'],
  ]);
  expect(Date.now() - (bills[0]?.createdAt.getTime() ?? 0)).toBeGreaterThan(56 * 86_400_000);
  const [plan] = await server.db.orm.select().from(billingSubscription).where(eq(billingSubscription.companyId, companyId));
  expect(plan).toMatchObject({ plan: 'Pro', status: 'active', failingSince: null });
  expect(plan?.currentEnd?.getTime()).toBeGreaterThan(Date.now());
  expect(await server.db.orm.$count(paymentCard, eq(paymentCard.companyId, companyId))).toBe(2);
  const [credits] = await server.db.orm.select().from(creditBalance).where(eq(creditBalance.companyId, companyId));
  expect([credits, await compareCredits(server)]).toMatchObject([{ paid: 150, granted: 67, held: 0 }, []]);
  expect(world.store.all('event')).toHaveLength(told);
  expect(Math.abs(world.present() - Math.floor(Date.now() / 1000) - ahead)).toBeLessThanOrEqual(1);
});
