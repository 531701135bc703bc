import { randomUUID } from 'node:crypto';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { TimelineCalls } from '../../testing/timeline-calls';
import { milestoneAssignment } from './goal-links.table';
import { milestone } from './timeline.table';

describe('goals and what they are linked to', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: TimelineCalls;

  beforeAll(async () => { server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } }); });
  beforeEach(async () => {
    cast = await buildCast(server, 'Free');
    calls = new TimelineCalls(server, cast);
  });
  afterAll(() => server.close());

  const goal = async (title: string, more: object = {}) => (
    (await calls.write('saveGoal', {
      row: { id: randomUUID(), title, milestoneValue: '10', metricType: 'number', metricName: 'shops', ...more },
    })).id
  );
  const change = (id: string, more: object, token?: string) => calls.call('saveGoal', { row: { id, ...more } }, token);
  const days = async () => Object.fromEntries((await calls.timeline()).milestones.map(({ title, date }) => [title, date]));

  it('wait for each other without a circle, which is refused in a sentence', async () => {
    const [a, b, c] = [await goal('App', { date: '2026-05-06' }), await goal('Beta'), await goal('Cities')];
    expect((await change(c, { dependsOnIds: [b, a, b] })).row?.dependsOnIds).toEqual([a, b]);
    await change(b, { dependsOnIds: [a] });
    const { error, row } = await change(a, { dependsOnIds: [c] });
    expect([row, error]).toMatchObject([
      null, { code: 'INVALID', field: 'dependsOnIds', message: '“Cities” waits for this goal already.' },
    ]);
    expect((await change(a, { dependsOnIds: [a] })).error?.message).toBe('A goal cannot wait for itself.');
    expect((await change(a, { dependsOnIds: [randomUUID()] })).error?.field).toBe('dependsOnIds');
    await calls.call('deleteGoal', { id: b });
    expect((await calls.timeline()).milestones.find(({ id }) => id === c)?.dependsOnIds).toEqual([a]);
    await change(b, {});
    expect((await calls.timeline()).milestones.find(({ id }) => id === c)?.dependsOnIds).toEqual([a, b]);
    expect((await change(c, { dependsOnIds: null })).row?.dependsOnIds).toEqual([]);
  });

  it('tell of a list that somebody else has changed meanwhile', async () => {
    const [a, b, c] = [await goal('App'), await goal('Beta'), await goal('Cities')];
    await change(c, { baseRevision: 1, dependsOnIds: [a] });
    expect((await change(c, { baseRevision: 1, title: 'Three cities' }, cast.owner.token)).row)
      .toMatchObject({ title: 'Three cities', dependsOnIds: [a], revision: 3 });
    expect(await change(c, { baseRevision: 1, dependsOnIds: [b] }, cast.owner.token))
      .toMatchObject({ error: { code: 'CONFLICT', field: 'dependsOnIds' }, row: { dependsOnIds: [a] } });
    // The same again is no change.
    expect((await change(c, { dependsOnIds: [a] })).row?.revision).toBe(3);
  });

  it('are counted from goals and records, of which one may serve several', async () => {
    const [a, b, c] = [await goal('App'), await goal('Beta'), await goal('Cities')];
    const record = async (title: string) => (
      (await calls.write('saveTraction', { row: { id: randomUUID(), title, tractionValue: '1' } })).id
    );
    const [sale, award] = [await record('First sale'), await record('Award')];
    expect((await change(c, { valueFrom: 'SUM', partIds: [a, sale] })).row)
      .toMatchObject({ valueFrom: 'SUM', partIds: expect.arrayContaining([a, sale]) });
    expect((await change(b, { valueFrom: 'LATEST', partIds: [a, c] })).row?.partIds).toHaveLength(2);
    expect((await change(a, { valueFrom: 'SUM', partIds: [b] })).error)
      .toMatchObject({ field: 'partIds', message: '“Beta” is counted from this goal already.' });
    expect((await change(a, { partIds: [a] })).error?.message).toBe('A goal cannot be counted from itself.');
    const { tractions, milestones } = await calls.timeline();
    // Counted or not: the market plan lists them all, and any of them may be counted next.
    expect(tractions).toMatchObject([{ id: sale, title: 'First sale' }, { id: award, title: 'Award' }]);
    expect(milestones.find(({ id }) => id === c)?.partIds).toHaveLength(2);
    expect((await change(c, { metricType: 'text', milestoneValue: 'Many' })).row).toMatchObject({ valueFrom: null });
    expect((await change(c, { valueFrom: 'SUM' })).error).toMatchObject({
      field: 'valueFrom', message: 'A goal in words cannot be counted.',
    });
  });

  it('move together, all or none', async () => {
    const [a, b] = [await goal('App', { date: '2026-05-06' }), await goal('Beta', { date: '2026-05-10' })];
    const shift = (moves: object[], token?: string) => calls.call('shiftGoals', { moves }, token);
    expect((await shift([{ id: a, date: '2026-06-01' }, { id: b, date: '2026-06-01' }])).rows)
      .toMatchObject([{ id: a, date: '2026-06-01' }, { id: b, date: '2026-06-01' }]);
    expect((await shift([{ id: a, date: '2026-07-01' }, { id: randomUUID(), date: '2026-07-01' }])).error)
      .toMatchObject({ code: 'INVALID', field: 'moves' });
    await change(b, { baseRevision: 2, date: '2026-06-15' }, cast.owner.token);
    expect(await shift([{ id: a, date: '2026-07-01', baseRevision: 2 }, { id: b, date: '2026-07-01', baseRevision: 2 }]))
      .toMatchObject({ error: { code: 'CONFLICT', field: 'date' } });
    expect(await days()).toEqual({ App: '2026-06-01', Beta: '2026-06-15' });
    expect((await shift([{ id: a, date: null }])).rows).toMatchObject([{ date: null }]);
    expect((await shift([])).error?.field).toBe('moves');
  });

  it('are edited by whoever they are assigned to, with custom access, and nothing else is', async () => {
    const [mine, other] = [await goal('Mine', { date: '2026-05-06' }), await goal('Other')];
    const { token, userId } = cast.custom;
    await server.db.orm.insert(milestoneAssignment).values({ companyId: cast.companyId, milestoneId: mine, userId });
    await server.db.orm.insert(milestoneAssignment).values({ companyId: cast.companyId, milestoneId: mine, userId: cast.viewer.userId });
    expect((await change(mine, { title: 'Mine now' }, token)).row).toMatchObject({ title: 'Mine now' });
    expect((await calls.call('shiftGoals', { moves: [{ id: mine, date: '2026-05-07' }] }, token)).error).toBeNull();
    const refused = [
      await change(other, { title: 'Mine' }, token), await change(randomUUID(), { title: 'New', milestoneValue: 'x' }, token),
      await calls.call('deleteGoal', { id: mine }, token), await change(mine, { title: 'Viewed' }, cast.viewer.token),
      await calls.call('updateGoals', { ids: [mine, other], set: { color: 'cat-1' } }, token),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'FORBIDDEN'));
    expect((await calls.timeline()).people).toHaveLength(2);
  });

  it('are of one company', async () => {
    const { id: elsewhere } = await buildCompany(server, cast.owner.userId);
    const theirs = randomUUID();
    await server.db.orm.insert(milestone).values({ id: theirs, companyId: elsewhere, title: 'Theirs' });
    const mine = await goal('Mine');
    expect((await change(mine, { dependsOnIds: [theirs] })).error?.field).toBe('dependsOnIds');
    expect((await change(mine, { partIds: [theirs] })).error?.field).toBe('partIds');
    expect((await calls.call('shiftGoals', { moves: [{ id: theirs, date: '2026-05-01' }] })).error?.field).toBe('moves');
  });
});
