import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { activityLog } from '../activity/activity.table';
import { milestone, traction } from './timeline.table';

interface Answer {
  row: Record<string, unknown> | null;
  rows: Record<string, unknown>[];
  done: number | null;
  modules: { key: string; progress: string }[];
  error: { code: string; field: string | null; message: string } | null;
}
interface Page {
  total: number;
  hasMore: boolean;
  endCursor: string | null;
  nodes: { id: string; title: string; milestoneId?: string | null; date: string | null }[];
}

const GOAL = `id title description type status date dateAchieved metricType metricName milestoneValue showOnMarketPlan relatedGoalId color
  revision`;
const TRACTION = 'id title metricType tractionType tractionValue milestoneId date revision';
const REST = 'done modules { key progress } error { code field message }';
const COMMANDS = {
  saveGoal: ['$row: GoalInput!', 'row: $row', `row { ${GOAL} } ${REST}`],
  deleteGoal: ['$id: ID!', 'id: $id', `row { ${GOAL} } ${REST}`],
  updateGoals: ['$ids: [ID!]!, $set: GoalSet!', 'ids: $ids, set: $set', `rows { ${GOAL} } ${REST}`],
  saveTraction: ['$row: TractionInput!', 'row: $row', `row { ${TRACTION} } ${REST}`],
  deleteTraction: ['$id: ID!', 'id: $id', `row { ${TRACTION} } ${REST}`],
} as const;

const TODAY = new Date('2026-05-16T10:00:00Z');

describe('goals and traction', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer({ now: () => TODAY, config: { accessTokenSeconds: 4 * 3600 } }); });
  beforeEach(async () => { cast = await buildCast(server, 'Free'); });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const call = async (name: keyof typeof COMMANDS, variables: Record<string, unknown>, token = cast.editor.token): Promise<Answer> => {
    const [declared, passed, fields] = COMMANDS[name];
    const text = `mutation ($companyId: ID!, ${declared}) { ${name}(companyId: $companyId, ${passed}) { ${fields} } }`;
    const { data, errors } = await server.graphql<Record<string, Answer>>(text, { companyId: cast.companyId, ...variables }, token);
    const answer = data?.[name];
    if (!answer || errors) throw new Error(JSON.stringify(errors));
    return answer;
  };
  const save = (row: Record<string, unknown>, token?: string) => call('saveGoal', { row }, token);
  const goal = async (more: Record<string, unknown> = {}) => {
    const id = randomUUID();
    const { error } = await save({ id, title: 'Ten pilots', milestoneValue: 'Signed', date: '2026-06-30', ...more });
    if (error) throw new Error(error.message);
    return id;
  };
  const page = async (field: 'goals' | 'tractions', args: Record<string, unknown> = {}, token = cast.viewer.token) => {
    const given = field === 'goals' ? '$status: GoalStatus!, $plan: Boolean, ' : '';
    const passed = field === 'goals' ? 'status: $status, showOnMarketPlan: $plan, ' : '';
    const text = `query ($c: ID!, ${given}$first: Int, $after: String) { ${field}(companyId: $c, ${passed}first: $first, after: $after) {
      total hasMore endCursor nodes { id title date ${field === 'tractions' ? 'milestoneId' : ''} } } }`;
    const status = field === 'goals' ? { status: 'IN_PROGRESS' } : {};
    const { data, errors } = await server.graphql<Record<string, Page>>(text, { c: cast.companyId, ...status, ...args }, token);
    const found = data?.[field];
    if (!found || errors) throw new Error(JSON.stringify(errors));
    return found;
  };
  const titles = async (...args: Parameters<typeof page>) => (await page(...args)).nodes.map(({ title }) => title);
  const plan = ({ modules }: Answer) => Object.fromEntries(modules.map(({ key, progress }) => [key, progress === 'DONE']));

  it('keeps every field of a goal, creates it once, and changes what is named alone', async () => {
    const id = randomUUID();
    const fields = {
      title: '1,000 trips a day', description: 'Counted at the gate', date: '2026-06-30', metricType: 'number', metricName: 'trips',
      milestoneValue: '1000', showOnMarketPlan: false, color: 'cat-3',
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await save({ id, ...fields }))
        .toMatchObject({ error: null, row: { id, ...fields, type: 'GOAL', status: 'IN_PROGRESS', dateAchieved: null, revision: 1 } });
    }
    expect(await save({ id, title: ' Two  thousand ', description: null }))
      .toMatchObject({ row: { ...fields, title: 'Two thousand', description: null, revision: 2 } });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['description', { description: 'x'.repeat(2001) }],
    ['milestoneValue', { milestoneValue: ' ' }],
    ['milestoneValue', { metricType: 'percentage', milestoneValue: '94%' }],
    ['metricName', { metricType: 'number', milestoneValue: '3' }],
    ['metricName', { metricType: 'number', milestoneValue: '3', metricName: 'x'.repeat(81) }],
    ['color', { color: 'red' }],
    ['dateAchieved', { status: 'ACHIEVED' }],
    ['dateAchieved', { status: 'ACHIEVED', dateAchieved: '2026-05-18' }],
    ['dateAchieved', { dateAchieved: '2026-05-10' }],
    ['relatedGoalId', { relatedGoalId: randomUUID() }],
  ])('needs a proper %s', async (field, wrong) => {
    const { row, error, done } = await save({ id: randomUUID(), title: 'Proper', milestoneValue: 'Done', ...wrong });
    expect([row, done, error]).toMatchObject([null, null, { code: 'INVALID', field }]);
    expect((await page('goals')).total).toBe(0);
  });

  it('clears value and name with another metric type', async () => {
    const id = await goal({ metricType: 'number', metricName: 'pilots', milestoneValue: '10' });
    expect((await save({ id, metricType: 'percentage' })).error)
      .toMatchObject({ field: 'milestoneValue', message: 'The value is required.' });
    expect((await save({ id, metricType: 'percentage', milestoneValue: '94' })).row)
      .toMatchObject({ metricName: null, milestoneValue: '94' });
    expect((await save({ id, metricType: 'text', metricName: 'pilots', milestoneValue: 'All of them' })).row)
      .toMatchObject({ metricName: null });
  });

  it('is achieved on a day that has begun somewhere, and back in progress without one', async () => {
    const id = await goal();
    expect((await save({ id, status: 'ACHIEVED', dateAchieved: '2026-05-17' })).row)
      .toMatchObject({ status: 'ACHIEVED', dateAchieved: '2026-05-17' });
    expect(await titles('goals')).toEqual([]);
    expect(await titles('goals', { status: 'ACHIEVED' })).toEqual(['Ten pilots']);
    expect((await save({ id, status: 'IN_PROGRESS' })).row).toMatchObject({ status: 'IN_PROGRESS', dateAchieved: null });
    expect(await titles('goals')).toEqual(['Ten pilots']);
    const log = await server.db.orm.select({ type: activityLog.type }).from(activityLog)
      .where(eq(activityLog.component, `goal:${id}`)).orderBy(activityLog.id);
    expect(log.map(({ type }) => type)).toEqual(['ITEM_SAVED', 'GOAL_ACHIEVED', 'GOAL_REOPENED']);
  });

  it('has the colour of the goal that it follows, and follows no circle', async () => {
    const first = await goal({ color: 'cat-1' });
    const second = await goal({ color: 'cat-2', relatedGoalId: first });
    const third = await goal({ relatedGoalId: second });
    expect((await save({ id: third, color: 'cat-7' })).row).toMatchObject({ color: 'cat-1', relatedGoalId: second });
    for (const id of [first, second]) expect((await save({ id, relatedGoalId: third })).error)
      .toMatchObject({ code: 'INVALID', field: 'relatedGoalId' });
    expect((await save({ id: first, relatedGoalId: first })).error?.field).toBe('relatedGoalId');
    await call('deleteGoal', { id: second });
    expect((await save({ id: third, title: 'Third' })).row).toMatchObject({ relatedGoalId: null, color: 'cat-1' });
    await save({ id: second });
    expect((await save({ id: third, title: 'Still third' })).row).toMatchObject({ relatedGoalId: second });
    expect((await save({ id: third, relatedGoalId: null, color: 'cat-7' })).row).toMatchObject({ relatedGoalId: null, color: 'cat-7' });
  });

  it('merges what two people write, and tells of what they both did', async () => {
    const id = await goal();
    await save({ id, baseRevision: 1, title: 'By the editor' });
    expect((await save({ id, baseRevision: 1, date: '2026-07-01' }, cast.owner.token)).row)
      .toMatchObject({ title: 'By the editor', date: '2026-07-01' });
    const late = await save({ id, baseRevision: 1, title: 'By the owner' }, cast.owner.token);
    expect(late).toMatchObject({ error: { code: 'CONFLICT', field: 'title' }, row: { title: 'By the editor' } });
  });

  it('tells who has two tabs of what both wrote; within one tab the later word stands', async () => {
    const id = await goal();
    const from = async (tab: string, row: Record<string, unknown>) => {
      const query =
        `mutation ($companyId: ID!, $row: GoalInput!) { saveGoal(companyId: $companyId, row: $row) { row { title date } error { code field message } } }`;
      const { body } = await server.request<{ data: { saveGoal: Answer } }>('POST', '/graphql', {
        token: cast.editor.token, headers: { 'x-tab-id': tab.repeat(32) },
        body: { query, variables: { companyId: cast.companyId, row: { id, ...row } } },
      });
      return body.data.saveGoal;
    };
    await from('a', { baseRevision: 1, title: 'In the first tab' });
    expect(await from('b', { baseRevision: 1, title: 'In the second tab' })).toEqual({
      error: { code: 'CONFLICT', field: 'title', message: 'You have changed this in another tab meanwhile.' },
      row: { title: 'In the first tab', date: '2026-06-30' },
    });
    expect((await from('b', { baseRevision: 1, date: '2026-07-01' })).row).toEqual({ title: 'In the first tab', date: '2026-07-01' });
    expect((await from('a', { baseRevision: 1, title: 'In the first tab again' })).row).toMatchObject({ title: 'In the first tab again' });
  });

  it('decides what the market plan counts: a live goal with a day on it, and anything reached', async () => {
    const id = await goal({ date: null });
    const counts = async (set: Record<string, unknown>) => plan(await save({ id, ...set }));
    expect(await counts({})).toEqual({ marketGoals: false, traction: false });
    expect(await counts({ date: '2026-06-30' })).toEqual({ marketGoals: true, traction: false });
    expect(await counts({ showOnMarketPlan: false })).toEqual({ marketGoals: false, traction: false });
    expect(await counts({ status: 'ACHIEVED', dateAchieved: '2026-05-01' })).toEqual({ marketGoals: false, traction: true });
    expect(await counts({ showOnMarketPlan: true, date: null })).toEqual({ marketGoals: true, traction: true });
    const gone = await call('deleteGoal', { id });
    expect([gone.row, gone.done, plan(gone)]).toEqual([null, 1, { marketGoals: false, traction: false }]);
    expect((await call('deleteGoal', { id })).error).toBeNull();
    expect(plan(await save({ id }))).toEqual({ marketGoals: true, traction: true });
    await call('deleteGoal', { id });
    const record = randomUUID();
    expect(await call('saveTraction', { row: { id: record, title: 'First sale', tractionValue: 'Done' } }))
      .toMatchObject({ done: 2, error: null });
    expect(await call('deleteTraction', { id: record })).toMatchObject({ done: 1, row: null, error: null });
  });

  it('changes several goals, all or none', async () => {
    const ids = [await goal(), await goal({ title: 'Twenty pilots' })];
    const { rows, modules } = await call('updateGoals', { ids, set: { showOnMarketPlan: false } });
    expect(rows).toMatchObject(ids.map((id) => ({ id, showOnMarketPlan: false })));
    expect(modules[0]).toMatchObject({ key: 'marketGoals', progress: 'NOT_DONE' });
    expect((await call('updateGoals', { ids: [...ids, randomUUID()], set: { showOnMarketPlan: true } })).error)
      .toMatchObject({ code: 'INVALID', field: 'ids' });
    expect((await call('updateGoals', { ids: [], set: {} })).error?.field).toBe('ids');
    expect((await page('goals', { plan: true })).total).toBe(0);
    expect((await page('goals', { plan: false })).total).toBe(2);
    // Written before goals had a value: a tick asks for none.
    const old = randomUUID();
    await server.db.orm.insert(milestone).values({ id: old, companyId: cast.companyId, title: 'Old', date: '2026-05-01' });
    expect((await call('updateGoals', { ids: [old], set: { showOnMarketPlan: false } })).error).toBeNull();
  });

  it('lists goals by the day they are due, those without one last, page by page', async () => {
    const days = [['June', '2026-06-01'], ['No day', null], ['April', '2026-04-01'], ['May', '2026-05-01']];
    for (const [title, date] of days) await goal({ title, date });
    const first = await page('goals', { first: 3 });
    expect([first.nodes.map(({ title }) => title), first.hasMore, first.total]).toEqual([['April', 'May', 'June'], true, 4]);
    const second = await page('goals', { first: 3, after: first.endCursor });
    expect([second.nodes.map(({ title }) => title), second.hasMore]).toEqual([['No day'], false]);
    expect((await page('goals', { after: second.endCursor })).nodes).toEqual([]);
    await expect(page('goals', { after: 'nonsense' })).rejects.toThrow('not a place in the list');
    expect(await titles('goals', { plan: true })).toEqual(['April', 'May', 'June']);
  });

  it('lists achieved goals and records together, newest first', async () => {
    const achieved = await goal({ title: 'Achieved', status: 'ACHIEVED', dateAchieved: '2026-05-10' });
    await goal({ title: 'In progress' });
    const row = { id: randomUUID(), title: 'Record', tractionValue: '94', metricType: 'percentage', tractionType: 'Sales' };
    expect((await call('saveTraction', { row })).row).toMatchObject({ ...row, milestoneId: null, date: '2026-05-16', revision: 1 });
    expect((await call('saveTraction', { row: { id: row.id, metricType: 'number' } })).error)
      .toMatchObject({ code: 'INVALID', field: 'tractionValue' });
    const older = { title: 'Older', tractionValue: '1', createdAt: new Date('2026-01-02T00:00:00Z') };
    await server.db.orm.insert(traction).values({ id: randomUUID(), companyId: cast.companyId, ...older });
    const first = await page('tractions', { first: 2 });
    expect(first.nodes.map(({ title, milestoneId }) => [title, milestoneId])).toEqual([['Record', null], ['Achieved', achieved]]);
    expect(first).toMatchObject({ total: 3, hasMore: true });
    expect(await titles('tractions', { after: first.endCursor })).toEqual(['Older']);
  });

  it('belongs to one company: an id of another one is refused, and tells nothing', async () => {
    const { id: elsewhere } = await buildCompany(server, cast.owner.userId);
    const [theirs, record] = [randomUUID(), randomUUID()];
    await server.db.orm.insert(milestone).values({ id: theirs, companyId: elsewhere, title: 'Theirs' });
    await server.db.orm.insert(traction).values({ id: record, companyId: elsewhere, title: 'Theirs', tractionValue: '1' });
    const input = { title: 'Stolen', milestoneValue: 'x' };
    expect((await save({ id: theirs, ...input })).error?.code).toBe('FORBIDDEN');
    expect((await call('saveTraction', { row: { id: record, title: 'x', tractionValue: 'x' } })).error?.code).toBe('FORBIDDEN');
    expect((await save({ id: randomUUID(), ...input, relatedGoalId: theirs })).error?.field).toBe('relatedGoalId');
    expect((await call('updateGoals', { ids: [theirs], set: { showOnMarketPlan: false } })).error?.field).toBe('ids');
    await call('deleteGoal', { id: theirs });
    await call('deleteTraction', { id: record });
    const { isDeleted, title } = milestone;
    expect(await server.db.orm.select({ isDeleted, title }).from(milestone).where(eq(milestone.id, theirs)))
      .toEqual([{ isDeleted: false, title: 'Theirs' }]);
    expect(await server.db.orm.select({ isDeleted: traction.isDeleted }).from(traction).where(eq(traction.id, record)))
      .toEqual([{ isDeleted: false }]);
  });

  it('tells all members of a change, and of the level when it follows', async () => {
    const stream = new StreamReader<{ type: string }>(
      server.socket(cast.viewer.token),
      `subscription ($id: ID!) { companyEvents(companyId: $id) { type moduleKey deletedRecordIds company { done }
        records { __typename ... on Goal { id title } ... on Traction { id tractionValue } } } }`,
      { id: cast.companyId }, 'companyEvents',
    );
    await stream.take();
    const id = await goal();
    expect(await stream.take())
      .toMatchObject({ type: 'GOALS_CHANGED', moduleKey: null, records: [{ __typename: 'Goal', id, title: 'Ten pilots' }], company: null });
    expect(await stream.take()).toMatchObject({ type: 'MODULE_PROGRESS_CHANGED', moduleKey: 'marketGoals', company: { done: 2 } });
    await goal({ title: 'Second' });
    expect(await stream.take()).toMatchObject({ type: 'GOALS_CHANGED' });
    await call('deleteGoal', { id });
    expect(await stream.take()).toMatchObject({ type: 'GOALS_CHANGED', records: [], deletedRecordIds: [id] });
    const record = { id: randomUUID(), title: 'First sale', tractionValue: 'Done' };
    await call('saveTraction', { row: record });
    expect(await stream.take()).toMatchObject({ type: 'GOALS_CHANGED', records: [{ __typename: 'Traction', tractionValue: 'Done' }] });
    expect(await stream.take()).toMatchObject({ moduleKey: 'traction' });
  });
});
