import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { buildCast } from '../../testing/builders';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { job } from '../jobs/job.table';
import { notification } from '../notification/notification.table';
import { billingSubscription } from '../plan';
import { endGivenPlan, watchPlans } from '.';

const TOKEN = 'a token of thirty-two letters or more';
const START = new Date('2026-05-16T10:00:00Z');
const END = '2026-05-16T11:30:00.000Z';

let server: TestServer;
let now = START;
beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: TOKEN, accessTokenSeconds: 4 * 3600 }, now: () => now });
});
beforeEach(() => { now = START; });
afterEach(closeSockets);
afterAll(() => server.close());

const asJob = () => ({ id: randomUUID(), key: '', attempt: 1 });

async function begun(plan = 'Trial') {
  const cast = await buildCast(server, 'Free');
  const { companyId } = cast;
  await server.request('POST', '/api/v1/operator/plans', {
    body: { companyId, plan, endsAt: END }, headers: { 'x-operator-token': TOKEN },
  });
  const [row] = await server.db.orm.select().from(billingSubscription)
    .where(and(eq(billingSubscription.companyId, companyId), eq(billingSubscription.plan, 'Trial')));
  const told = () => server.db.orm.$count(
    notification, and(eq(notification.userId, cast.owner.userId), eq(notification.type, 'PLAN_ENDED')),
  );
  return { cast, id: row?.id ?? '', told };
}

it('a trial that ends by itself closes what is open at that moment, and is told once', async () => {
  const { cast, id, told } = await begun();
  const [waits] = await server.db.orm.select({ runAt: job.runAt }).from(job).where(eq(job.key, id));
  expect(waits?.runAt).toEqual(new Date('2026-05-16T11:30:01Z'));
  const stream = new StreamReader<{ type: string }>(
    server.socket(cast.viewer.token),
    'subscription ($id: ID!) { companyEvents(companyId: $id) { type company { plan { name } } framework { modules { key isLocked } } } }',
    { id: cast.companyId }, 'companyEvents',
  );
  await stream.take();
  await endGivenPlan.run(server, { id }, asJob());
  expect(await told()).toBe(0);
  now = new Date('2026-05-16T11:30:01Z');
  await endGivenPlan.run(server, { id }, asJob());
  expect(await stream.take()).toMatchObject({
    type: 'COMPANY_CHANGED', company: { plan: { name: 'Free' } },
    framework: { modules: expect.arrayContaining([{ key: 'tam', isLocked: true }, { key: 'vision', isLocked: false }]) as unknown },
  });
  await endGivenPlan.run(server, { id }, asJob());
  await watchPlans.run(server, {}, asJob());
  expect(await told()).toBe(1);
});

it('one that was there before its moment was written down gets it in the hours before its end', async () => {
  const { id } = await begun();
  await server.db.orm.delete(job).where(eq(job.key, id));
  await watchPlans.run(server, {}, asJob());
  expect(await server.db.orm.$count(job, eq(job.key, id))).toBe(1);
});

it('nobody is told of a trial that something else has replaced', async () => {
  const { cast, id, told } = await begun();
  await server.request('POST', '/api/v1/operator/plans', {
    body: { companyId: cast.companyId, plan: 'Pro' }, headers: { 'x-operator-token': TOKEN },
  });
  now = new Date('2026-05-16T12:00:00Z');
  await endGivenPlan.run(server, { id }, asJob());
  expect(await told()).toBe(0);
});
