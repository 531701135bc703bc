import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { operatorAct } from '../operations';

const TOKEN = 'a token of thirty-two letters or more';
const NOW = new Date('2026-05-16T10:00:00Z');

describe('the plan that an operator sets', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    server = await startTestServer({ config: { operatorToken: TOKEN, accessTokenSeconds: 4 * 3600 }, now: () => NOW });
  });
  beforeEach(async () => { cast = await buildCast(server, 'Free'); });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const set = (body: object, token = TOKEN) => (
    server.request('POST', '/api/v1/operator/plans', {
      body: { companyId: cast.companyId, ...body }, headers: { 'x-operator-token': token },
    })
  );
  const plan = async () => (await server.graphql<{ team: { plan: { name: string; status: string; endsAt: string | null } } }>(
    'query ($id: ID!) { team(companyId: $id) { plan { name status endsAt } } }', { id: cast.companyId }, cast.viewer.token,
  )).data?.team.plan;
  const acts = async () => {
    const rows = await server.db.orm.select().from(operatorAct).where(eq(operatorAct.subject, cast.companyId)).orderBy(asc(operatorAct.id));
    return rows.map(({ kind, data }) => [kind, data]);
  };

  it('is in force at once, told to who looks, and written down with what it was before', async () => {
    const stream = new StreamReader<{ type: string }>(
      server.socket(cast.viewer.token),
      'subscription ($id: ID!) { companyEvents(companyId: $id) { type actorId company { plan { name } } } }',
      { id: cast.companyId }, 'companyEvents',
    );
    await stream.take();
    const { status, body } = await set({ plan: 'Pro', endsAt: '2026-12-31T23:59:59Z' });
    expect(status).toBe(200);
    expect(body).toEqual({ before: { name: 'Free', endsAt: null }, after: { name: 'Pro', endsAt: '2026-12-31T23:59:59.000Z' } });
    expect(await plan()).toMatchObject({ name: 'Pro', status: 'active' });
    expect(await stream.take()).toMatchObject({ type: 'COMPANY_CHANGED', actorId: null, company: { plan: { name: 'Pro' } } });
    await set({ plan: 'Premium' });
    expect(await plan()).toMatchObject({ name: 'Premium', endsAt: null });
    await set({ plan: 'Free' });
    expect(await plan()).toMatchObject({ name: 'Free', endsAt: null });
    expect(await acts()).toEqual([
      ['plan-set', { before: { name: 'Free', endsAt: null }, after: { name: 'Pro', endsAt: '2026-12-31T23:59:59.000Z' } }],
      ['plan-set', { before: { name: 'Pro', endsAt: '2026-12-31T23:59:59.000Z' }, after: { name: 'Premium', endsAt: null } }],
      ['plan-set', { before: { name: 'Premium', endsAt: null }, after: { name: 'Free', endsAt: null } }],
    ]);
  });

  it.each([
    [{ plan: 'Free' }, 0], [{ plan: 'Trial' }, 1], [{ plan: 'Pro' }, 1], [{ plan: 'Pro', endsAt: '2026-12-31T23:59:59Z' }, 1],
  ])('%o twice is once', async (body, times) => {
    await set(body);
    const first = await plan();
    await set(body);
    expect(await plan()).toEqual(first);
    expect(await acts()).toHaveLength(times);
  });

  it('has the end of a trial where none is named', async () => {
    await set({ plan: 'Trial' });
    expect(await plan()).toMatchObject({ name: 'Trial', status: 'trialing', endsAt: '2026-07-16T10:00:00.000Z' });
  });

  it.each([
    [422, { plan: 'Gold' }], [422, { plan: 'Pro', endsAt: '2026-05-01T00:00:00Z' }], [404, { plan: 'Pro', companyId: randomUUID() }],
  ])('answers %s to %o', async (status, body) => {
    expect((await set(body)).status).toBe(status);
    expect([await plan(), await acts()]).toMatchObject([{ name: 'Free' }, []]);
  });

  it('is set by who has the whole token alone; for all others there is no such address', async () => {
    for (const token of ['', TOKEN.slice(1), `${TOKEN}x`]) {
      const { status, body } = await set({ plan: 'Pro' }, token);
      expect([status, body]).toMatchObject([404, { error: { message: 'There is nothing at this address.' } }]);
    }
    expect(await plan()).toMatchObject({ name: 'Free' });
  });
});
