import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { TimelineCalls } from '../../testing/timeline-calls';

describe('rows of a file or a template', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: TimelineCalls;

  beforeAll(async () => { server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } }); });
  beforeEach(async () => {
    cast = await buildCast(server);
    calls = new TimelineCalls(server, cast);
  });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const template = () => {
    const [product, launch, build, ship] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    return {
      categories: [{ id: product, title: 'Product' }],
      phases: [{ id: launch, title: 'Launch', from: '2026-06-01', to: '2026-08-31', categoryId: product }],
      goals: [
        { id: build, title: 'Build', milestoneValue: 'Built', date: '2026-06-30', categoryId: product },
        { id: ship, title: 'Ship', milestoneValue: 'Shipped', date: '2026-07-31', dependsOnIds: [build] },
      ],
    };
  };
  const count = async () => {
    const { categories, phases, milestones } = await calls.timeline();
    return [categories.length, phases.length, milestones.length];
  };

  it('come at once, and once, and go at once', async () => {
    const rows = template();
    for (let round = 0; round < 2; round += 1) {
      expect(await calls.call('importGoals', rows)).toMatchObject({
        error: null, done: 2, goals: [{ title: 'Build', categoryId: rows.categories[0]?.id }, { dependsOnIds: [rows.goals[0]?.id] }],
      });
    }
    expect(await count()).toEqual([1, 1, 2]);
    const ids = {
      goalIds: rows.goals.map(({ id }) => id), phaseIds: rows.phases.map(({ id }) => id), categoryIds: rows.categories.map(({ id }) => id),
    };
    for (let round = 0; round < 2; round += 1) expect(await calls.call('removeGoals', ids)).toMatchObject({
      error: null, goals: [], done: 1,
    });
    expect(await count()).toEqual([0, 0, 0]);
  });

  it('come with whom they are given to, who are told; a row that names others takes it from who had it', async () => {
    const rows = template();
    const [build] = rows.goals.map(({ id }) => id);
    const given = (...userIds: string[]) => [{ goalId: build, userIds }];
    expect(await calls.call('importGoals', { ...rows, assignments: given(cast.viewer.userId, cast.admin.userId) })).toMatchObject({
      error: null, goals: [{ assigneeIds: expect.arrayContaining([cast.viewer.userId, cast.admin.userId]) }, { assigneeIds: [] }],
    });
    const { data } = await server.graphql<{ notifications: { nodes: { message: string }[] } }>(
      '{ notifications { nodes { message } } }', {}, cast.viewer.token,
    );
    expect(data?.notifications.nodes.map(({ message }) => message)).toEqual(['Edith Tester assigned you to Build, due 30 Jun']);
    expect(await calls.call('importGoals', { ...rows, assignments: given(cast.admin.userId) })).toMatchObject({
      goals: [{ assigneeIds: [cast.admin.userId] }, {}],
    });
    expect(await calls.call('importGoals', rows)).toMatchObject({ goals: [{ assigneeIds: [cast.admin.userId] }, {}] });
  });

  it('are given to nobody from outside, and then nothing of them is written', async () => {
    const rows = template();
    const outside = [{ goalId: rows.goals[0]?.id, userIds: [cast.outsider.userId] }];
    expect((await calls.call('importGoals', { ...rows, assignments: outside })).error).toMatchObject({
      code: 'INVALID', field: 'assignments.0.userId',
    });
    const elsewhere = [{ goalId: randomUUID(), userIds: [cast.viewer.userId] }];
    expect((await calls.call('importGoals', { ...rows, assignments: elsewhere })).error).toMatchObject({
      code: 'INVALID', field: 'assignments.0.goalId',
    });
    expect(await count()).toEqual([0, 0, 0]);
  });

  it('come all or none, and say which row is wrong', async () => {
    const rows = template();
    const goals = [...rows.goals, { id: randomUUID(), title: ' ', milestoneValue: 'x', date: '2026-07-31' }];
    expect((await calls.call('importGoals', { ...rows, goals })).error).toMatchObject({
      code: 'INVALID', field: 'goals.2.title', message: 'The title is required.',
    });
    const phases = [{ id: randomUUID(), title: 'Backwards', from: '2026-06-02', to: '2026-06-01' }];
    expect((await calls.call('importGoals', { ...template(), phases })).error?.field).toBe('phases.0.to');
    expect((await calls.call('importGoals', { goals: [], phases: [], categories: [] })).error?.field).toBe('goals');
    expect(await count()).toEqual([0, 0, 0]);
  });

  it('stand in the category that is called the same', async () => {
    const { id } = await calls.write('saveCategory', { row: { id: randomUUID(), title: 'PRODUCT' } });
    const answer = await calls.call('importGoals', template());
    expect(answer).toMatchObject({ categories: [{ id }], phases: [{ categoryId: id }], goals: [{ categoryId: id }, {}] });
    expect(await count()).toEqual([1, 1, 2]);
  });

  it('are told in one step', async () => {
    const stream = new StreamReader<{ type: string; records: { __typename: string }[] }>(
      server.socket(cast.viewer.token), 'subscription ($id: ID!) { companyEvents(companyId: $id) { type records { __typename } } }',
      { id: cast.companyId }, 'companyEvents',
    );
    await stream.take();
    await calls.call('importGoals', template());
    const { type, records } = await stream.take();
    expect([type, records.map((row) => row.__typename)]).toEqual(['GOALS_CHANGED', ['CalendarCategory', 'Phase', 'Goal', 'Goal']]);
  });
});
