import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { TimelineCalls } from '../../testing/timeline-calls';
import { activityLog } from '../activity/activity.table';
import { billingSubscription } from '../plan';
import { calendarCategory, phase } from './lane.table';

const MAY = { from: '2026-05-01', to: '2026-05-31' };

describe('the lanes of a timeline', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: TimelineCalls;

  beforeAll(async () => { server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } }); });
  beforeEach(async () => {
    cast = await buildCast(server, 'Pro');
    calls = new TimelineCalls(server, cast);
  });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const save = async (
    name: 'saveCategory' | 'savePhase' | 'saveScenario' | 'saveGoal', fields: Record<string, unknown>, id: string = randomUUID(),
  ) => (
    (await calls.write(name, { row: { id, ...fields } })).id
  );
  const category = (title: string) => save('saveCategory', { title });
  const scenario = (title: string) => save('saveScenario', { title, color: 'cat-2' });
  const goal = (title: string, more: object = {}) => save('saveGoal', { title, milestoneValue: 'Done', date: '2026-05-20', ...more });
  const titles = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row.title);
  const free = () => server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, cast.companyId));

  it('are read with the goals at once, each in its order', async () => {
    const product = await category('Product');
    await category('Market');
    const stretch = await scenario('Stretch');
    await save('savePhase', { title: 'Rollout', from: '2026-06-01', to: '2026-06-30', categoryId: product, scenarioId: stretch });
    await save('savePhase', { title: 'Pilot', ...MAY });
    const app = await goal('Grocer app', { categoryId: product });
    await goal('No day', { date: null });
    await goal('Open API', { date: '2026-11-20', dependsOnIds: [app], scenarioId: stretch });
    const { categories, scenarios, phases, milestones, eventSeq, ...rights } = await calls.timeline();
    expect(rights).toMatchObject({ canEdit: false, canEditScenarios: false, tractions: [], people: [] });
    expect([titles(categories), titles(scenarios), titles(phases), titles(milestones)])
      .toEqual([['Product', 'Market'], ['Stretch'], ['Pilot', 'Rollout'], ['Grocer app', 'Open API', 'No day']]);
    expect(milestones).toMatchObject([
      { categoryId: product, scenarioId: null, dependsOnIds: [] }, { scenarioId: stretch, dependsOnIds: [app] }, { date: null },
    ]);
    expect(eventSeq).toBeGreaterThan(7);
    expect(await calls.timeline(cast.editor.token)).toMatchObject({ canEdit: true, canEditScenarios: true });
    const june = await calls.timeline(cast.viewer.token, { from: '2026-05-25', to: '2026-06-01' });
    expect([titles(june.phases), titles(june.milestones)]).toEqual([['Pilot', 'Rollout'], ['No day']]);
  });

  it.each([
    ['saveCategory', 'title', { title: 'Ab' }, 'The category name should have at least 3 characters.'],
    ['saveCategory', 'title', { title: 'MARKET' }, 'There is a category “Market” already.'],
    ['savePhase', 'title', { title: ' ', ...MAY }, 'The title is required.'],
    ['savePhase', 'from', { title: 'Pilot', to: MAY.to }, 'The first day is required.'],
    ['savePhase', 'to', { title: 'Pilot', from: '2026-05-31', to: '2026-05-01' }, 'To must be after From.'],
    ['savePhase', 'categoryId', { title: 'Pilot', ...MAY, categoryId: randomUUID() }, 'This category is not there any more.'],
    ['savePhase', 'scenarioId', { title: 'Pilot', ...MAY, scenarioId: randomUUID() }, 'This scenario is not there any more.'],
    ['saveScenario', 'title', { title: '', color: 'cat-1' }, 'The title is required.'],
    ['saveScenario', 'color', { title: 'Lean', color: 'red' }, 'The colour is none of those that can be chosen.'],
  ] as const)('%s needs a proper %s', async (name, field, row, message) => {
    await category('Market');
    const id = randomUUID();
    expect(await calls.call(name, { row: { id, ...row } })).toMatchObject({ row: null, error: { code: 'INVALID', field, message } });
  });

  it('are made once, changed by field, and told of a conflict', async () => {
    const id = randomUUID();
    const row = { id, title: 'Pilot', ...MAY };
    for (let round = 0; round < 2; round += 1) expect(await calls.write('savePhase', { row })).toMatchObject({ ...row, revision: 1 });
    await calls.write('savePhase', { row: { id, baseRevision: 1, to: '2026-06-15' } });
    expect(await calls.write('savePhase', { row: { id, baseRevision: 1, title: 'First pilot' } }, cast.owner.token))
      .toMatchObject({ title: 'First pilot', to: '2026-06-15', revision: 3 });
    expect(await calls.call('savePhase', { row: { id, baseRevision: 1, to: '2026-07-01' } }, cast.owner.token))
      .toMatchObject({ error: { code: 'CONFLICT', field: 'to' }, row: { to: '2026-06-15' } });
    expect(await calls.write('savePhase', { row: { id, from: '2026-06-15' } })).toMatchObject({ from: '2026-06-15', to: '2026-06-15' });
    const log = await server.db.orm.select({ type: activityLog.type }).from(activityLog).where(eq(activityLog.component, `phase:${id}`));
    expect(log.length).toBeGreaterThan(1);
  });

  it.each([
    ['saveGoal', { title: 'Grocer app', milestoneValue: 'Done', date: '2026-05-20' }], ['savePhase', { title: 'Pilot', ...MAY }],
    ['saveCategory', { title: 'Product' }], ['saveScenario', { title: 'Stretch', color: 'cat-2' }],
    ['saveTraction', { title: 'First sale', tractionValue: 'Paid' }],
  ] as const)('%s: a change that comes before the row makes none', async (name, whole) => {
    const row = { id: randomUUID(), ...whole };
    const early = await calls.call(name, { row: { ...row, baseRevision: 1, title: 'Changed at once' } });
    expect(early).toMatchObject({ row: null, error: expect.objectContaining({ code: 'DELETED' }) as unknown });
    expect(await calls.write(name, { row })).toMatchObject({ title: whole.title });
    expect(await calls.write(name, { row: { ...row, baseRevision: 1, title: 'Changed' } })).toMatchObject({ title: 'Changed' });
  });

  it('go softly: what stood in a category is in none, and back in it', async () => {
    const product = await category('Product');
    const id = await goal('Grocer app', { categoryId: product });
    await save('savePhase', { title: 'Pilot', ...MAY, categoryId: product });
    expect(await calls.call('deleteCategory', { id: product })).toEqual({ row: null, error: null });
    expect(await calls.call('deleteCategory', { id: product })).toEqual({ row: null, error: null });
    const without = await calls.timeline();
    expect([without.categories, without.milestones[0]?.categoryId, without.phases[0]?.categoryId]).toEqual([[], null, null]);
    // Somebody writes into the goal meanwhile.
    expect(await calls.write('saveGoal', { row: { id, title: 'App' } })).toMatchObject({ categoryId: null });
    await calls.write('saveCategory', { row: { id: product } });
    const back = await calls.timeline();
    expect([titles(back.categories), back.milestones[0]?.categoryId, back.phases[0]?.categoryId]).toEqual([['Product'], product, product]);
    await category('Market');
    await calls.call('deleteCategory', { id: product });
    await category('product');
    expect((await calls.call('saveCategory', { row: { id: product } })).error?.field).toBe('title');
  });

  it('leave goals of a deleted scenario to the base plan, and take them back', async () => {
    const stretch = await scenario('Stretch');
    const id = await goal('Munich', { scenarioId: stretch });
    const onPlan = async () => (await calls.timeline()).milestones.map(({ scenarioId }) => scenarioId);
    expect(await calls.call('deleteScenario', { id: stretch, rows: 'TO_BASE_PLAN' })).toMatchObject({ row: null, error: null, done: 2 });
    expect(await onPlan()).toEqual([null]);
    expect(await calls.call('saveScenario', { row: { id: stretch } })).toMatchObject({ row: { title: 'Stretch' }, done: 1 });
    expect(await onPlan()).toEqual([stretch]);
    await calls.write('saveGoal', { row: { id, scenarioId: null } });
    expect(await onPlan()).toEqual([null]);
  });

  it('take goals and phases away with a scenario, and bring back those alone', async () => {
    const stretch = await scenario('Stretch');
    await goal('Munich', { scenarioId: stretch });
    const dropped = await goal('Dropped before', { scenarioId: stretch });
    await save('savePhase', { title: 'Third city', ...MAY, scenarioId: stretch });
    await goal('Berlin');
    await calls.call('deleteGoal', { id: dropped });
    await calls.call('deleteScenario', { id: stretch, rows: 'AWAY' });
    const without = await calls.timeline();
    expect([titles(without.milestones), without.phases]).toEqual([['Berlin'], []]);
    await calls.write('saveScenario', { row: { id: stretch } });
    const back = await calls.timeline();
    expect([titles(back.milestones).sort(), titles(back.phases)]).toEqual([['Berlin', 'Munich'], ['Third city']]);
  });

  it('keep what-if goals off the market plan and out of the level', async () => {
    const stretch = await scenario('Stretch');
    await goal('What if', { scenarioId: stretch });
    await goal('What if it was', { scenarioId: stretch, status: 'ACHIEVED', dateAchieved: '2026-05-01' });
    const text = `query ($c: ID!) { goals(companyId: $c, status: IN_PROGRESS, showOnMarketPlan: true) { total }
      tractions(companyId: $c) { total } growthFramework(companyId: $c) { done } }`;
    const ask = () => calls.ask<{ goals: { total: number }; tractions: { total: number }; growthFramework: { done: number } }>(
      text, { c: cast.companyId }, cast.viewer.token,
    );
    const before = await ask();
    expect([before.goals.total, before.tractions.total]).toEqual([0, 0]);
    await calls.call('deleteScenario', { id: stretch, rows: 'TO_BASE_PLAN' });
    const after = await ask();
    expect([after.goals.total, after.tractions.total, after.growthFramework.done - before.growthFramework.done]).toEqual([1, 1, 2]);
  });

  it('are read on Free with their scenarios, which nobody changes there', async () => {
    const [stretch, lean] = [await scenario('Stretch'), await scenario('Lean')];
    const id = await goal('Munich', { scenarioId: stretch });
    await free();
    const locked = { error: { code: 'LOCKED', message: 'Scenarios are read-only on the Free plan.' } };
    expect(await calls.call('saveScenario', { row: { id: randomUUID(), title: 'More', color: 'cat-1' } })).toMatchObject(locked);
    expect(await calls.call('saveScenario', { row: { id: stretch, title: 'More' } })).toMatchObject(locked);
    expect(await calls.call('deleteScenario', { id: stretch, rows: 'AWAY' })).toMatchObject(locked);
    expect(await calls.call('saveGoal', { row: { id, scenarioId: lean } })).toMatchObject(locked);
    expect(await calls.call('savePhase', { row: { id: randomUUID(), title: 'Pilot', ...MAY, scenarioId: lean } })).toMatchObject(locked);
    expect(await calls.write('saveGoal', { row: { id, title: 'Hamburg', scenarioId: stretch } })).toMatchObject({ scenarioId: stretch });
    expect(await calls.timeline(cast.editor.token)).toMatchObject({ canEdit: true, canEditScenarios: false, scenarios: [{}, {}] });
    expect((await calls.call('saveScenario', { row: { id: stretch } }, cast.viewer.token)).error?.code).toBe('FORBIDDEN');
  });

  it('say in the words of the specification who may not add a category', async () => {
    const row = { id: randomUUID(), title: 'Product' };
    for (const { token } of [cast.viewer, cast.custom]) expect((await calls.call('saveCategory', { row }, token)).error)
      .toMatchObject({ code: 'FORBIDDEN', message: "Access Denied. You don't have permission to add category." });
  });

  it('belong to one company: an id of another one is refused, and tells nothing', async () => {
    const { id: elsewhere } = await buildCompany(server, cast.owner.userId);
    const [theirs, span] = [randomUUID(), randomUUID()];
    await server.db.orm.insert(calendarCategory).values({ id: theirs, companyId: elsewhere, title: 'Theirs' });
    await server.db.orm.insert(phase).values({ id: span, companyId: elsewhere, title: 'Theirs', ...MAY });
    expect((await calls.call('saveCategory', { row: { id: theirs, title: 'Stolen' } })).error?.code).toBe('FORBIDDEN');
    expect((await calls.call('savePhase', { row: { id: span, title: 'Stolen' } })).error?.code).toBe('FORBIDDEN');
    expect((await calls.call('saveGoal', { row: { id: randomUUID(), title: 'x', milestoneValue: 'x', categoryId: theirs } })).error?.field)
      .toBe('categoryId');
    await calls.call('deletePhase', { id: span });
    expect(await server.db.orm.select({ isDeleted: phase.isDeleted }).from(phase)
      .where(eq(phase.id, span))).toEqual([{ isDeleted: false }]);
  });

  it('are told to all members as they come and go', async () => {
    const stream = new StreamReader<{ type: string }>(
      server.socket(cast.viewer.token),
      `subscription ($id: ID!) { companyEvents(companyId: $id) { type deletedRecordIds records { __typename ... on Goal { id scenarioId }
        ... on Phase { id to } ... on CalendarCategory { id title } ... on Scenario { id color } } } }`,
      { id: cast.companyId }, 'companyEvents',
    );
    await stream.take();
    const product = await category('Product');
    expect(await stream.take()).toMatchObject({
      type: 'CATEGORY_CHANGED', records: [{ __typename: 'CalendarCategory', title: 'Product' }],
    });
    const stretch = await scenario('Stretch');
    expect(await stream.take()).toMatchObject({ type: 'SCENARIO_CHANGED', records: [{ __typename: 'Scenario', color: 'cat-2' }] });
    const held = await save('savePhase', { title: 'Pilot', ...MAY, scenarioId: stretch });
    expect(await stream.take()).toMatchObject({ type: 'PHASE_CHANGED', records: [{ __typename: 'Phase', to: MAY.to }] });
    const id = await goal('Munich', { scenarioId: stretch });
    expect(await stream.take()).toMatchObject({ type: 'GOALS_CHANGED', records: [{ scenarioId: stretch }] });
    await calls.call('deleteCategory', { id: product });
    expect(await stream.take()).toMatchObject({ type: 'CATEGORY_CHANGED', records: [], deletedRecordIds: [product] });
    await calls.call('deleteScenario', { id: stretch, rows: 'AWAY' });
    const gone = await stream.take() as unknown as { deletedRecordIds: string[] };
    expect(gone.deletedRecordIds.sort()).toEqual([stretch, id, held].sort());
  });
});
