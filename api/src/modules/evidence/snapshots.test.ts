/** @embedded snapshots are jobs */
import { comparePlans, type ModuleFacts } from '@heartwood/contract/domain';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { rowCalls } from '../../testing/row-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentVisibility } from '../growth';
import type { JobRun } from '../jobs/define-job';
import { planSnapshot } from './evidence.table';
import { findSnapshots, mondayOf } from './find-snapshots.job';
import { writeSnapshot } from './write-snapshot.job';

interface Snapshots { weeks: string[]; snapshots: { week: string; modules: ModuleFacts[] }[] }

test.each([
  ['2026-05-18T00:00:00Z', '2026-05-18'], ['2026-05-24T23:59:59Z', '2026-05-18'], ['2026-05-25T00:00:00Z', '2026-05-25'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('the week of %s begins on %s', (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});

describe('the snapshots of a plan', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: ReturnType<typeof rowCalls<'Revenue'>>;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); calls = rowCalls(server, cast, { Revenue: 'value' }); });
  afterAll(() => server.close());

  const write = (week: string) => writeSnapshot.run(server, { companyId: cast.companyId, week }, {} as JobRun);
  const read = async (weeks: string[], token = cast.viewer.token) => (await calls.ask<{ planSnapshots: Snapshots }>(
    `query ($companyId: ID!, $weeks: [Date!]!) { planSnapshots(companyId: $companyId, weeks: $weeks) {
      weeks snapshots { week modules { key isDone status strength rows figures { rowId label field value unit } } }
    } }`, { weeks }, token)).planSnapshots;
  const revenue = (value: string, id?: string) => calls.made('Revenue', {
    ...(id ? { id } : { type: 'SUBSCRIPTION_FEE', currency: 'EUR', frequency: 'MONTHLY', unit: 'shop' }), value,
  });

  it('say what was done, how many rows there were, their figures and what was thought of the assumptions', async () => {
    const rowId = await revenue('89');
    await callModule(server, cast.editor.token, 'updateModule', {
      companyId: cast.companyId, key: 'revenue',
      set: { progress: 'DONE', assumption: 'They pay', assumptionData: { status: 'TESTING', result: 'Four did' } },
    });
    await write('2026-05-18');
    const { snapshots: [snapshot] } = await read(['2026-05-18']);
    expect(snapshot?.modules).toHaveLength(28);
    expect(snapshot?.modules.find(({ key }) => key === 'revenue')).toEqual({
      key: 'revenue', isDone: true, status: 'TESTING', strength: 'SOME', rows: 1,
      figures: [{ rowId, label: 'Subscription Fee, shop', field: 'value', value: '89.0000', unit: 'EUR' }],
    });
  });

  it('are not kept of a week in which nothing changed, and not twice of one', async () => {
    const rowId = await revenue('89');
    await write('2026-05-04');
    await write('2026-05-11');
    await revenue('79', rowId);
    await write('2026-05-18');
    await revenue('69', rowId);
    await write('2026-05-18');
    expect((await read([])).weeks).toEqual(['2026-05-18', '2026-05-04']);
    const { snapshots: [before, after] } = await read(['2026-05-18', '2026-05-04']);
    expect(comparePlans(before?.modules ?? [], after?.modules ?? [])).toEqual([
      { key: 'revenue', differences: [expect.objectContaining({ what: 'figure', before: '89.0000', after: '79.0000', unit: 'EUR' })] },
    ]);
  });

  it('leave out what is hidden from the reader today, whenever it was written', async () => {
    await revenue('89');
    await write('2026-05-18');
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'revenue', userId: cast.admin.userId });
    const keysFor = async (token: string) => (await read(['2026-05-18'], token)).snapshots[0]?.modules.map(({ key }) => key);
    expect(await keysFor(cast.viewer.token)).not.toContain('revenue');
    expect(await keysFor(cast.admin.token)).toContain('revenue');
  });

  it('are laid side by side in twos', async () => {
    const { errors } = await server.graphql(
      'query ($companyId: ID!) { planSnapshots(companyId: $companyId, weeks: ["2026-05-04", "2026-05-11", "2026-05-18"]) { weeks } }',
      { companyId: cast.companyId }, cast.viewer.token,
    );
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  });

  it('are written for whoever has begun a plan, and forgotten after a year', async () => {
    await revenue('89');
    const week = mondayOf(server.now());
    const facts = { modules: [] };
    await server.db.orm.insert(planSnapshot).values([{ companyId: cast.companyId, week: '2020-01-06', facts }]);
    await findSnapshots.run(server, {}, {} as JobRun);
    const { rows } = await server.db.orm.execute(
      `select payload from job where kind = 'write-snapshot' and key = '${cast.companyId}:${week}'`,
    ) as unknown as { rows: object[] };
    expect(rows).toEqual([{ payload: { companyId: cast.companyId, week } }]);
    expect((await read([])).weeks).toEqual([]);
  });
});
