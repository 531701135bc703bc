import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { TimelineCalls } from '../../testing/timeline-calls';
import { notification } from '../notification/notification.table';

interface Detail {
  goal: { title: string };
  canEdit: boolean;
  canAssign: boolean;
  canComment: boolean;
  assignees: { id: string }[];
  checkIns: { date: string; value: string; note: string | null }[];
  comments: { nodes: { message: string; canEdit: boolean; canDelete: boolean }[]; hasMore: boolean };
}

describe('what is counted and said of a goal', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: TimelineCalls;
  let goalId: string;

  beforeAll(async () => {
    server = await startTestServer({ now: () => new Date('2026-05-14T10:00:00Z'), config: { accessTokenSeconds: 4 * 3600 } });
  });
  beforeEach(async () => {
    cast = await buildCast(server);
    calls = new TimelineCalls(server, cast);
    const row = {
      id: randomUUID(), title: '1,000 trips a day', metricType: 'number', metricName: 'trips', milestoneValue: '1000', date: '2026-06-30',
    };
    goalId = (await calls.write('saveGoal', { row })).id;
  });
  afterAll(() => server.close());

  const checkIn = (row: object, token?: string) => calls.call('saveCheckIn', { row: { id: randomUUID(), goalId, ...row } }, token);
  const comment = (message: string, { token = cast.viewer.token, ...more }: { token?: string; id?: string; mentions?: string[] } = {}) => (
    calls.call('addGoalComment', { goalId, id: randomUUID(), message, mentions: [], ...more }, token)
  );
  const detail = async (token = cast.viewer.token) => (await calls.ask<{ goal: Detail | null }>(
    `query ($c: ID!, $id: ID!) { goal(companyId: $c, id: $id) { goal { title } canEdit canAssign canComment assignees { id }
      checkIns { date value note } comments { hasMore nodes { message canEdit canDelete } } } }`, { c: cast.companyId, id: goalId }, token,
  )).goal;
  const planned = async () => (await calls.ask<{ goal: { plannedDate: string | null; people: { id: string }[] } }>(
    'query ($c: ID!, $id: ID!) { goal(companyId: $c, id: $id) { plannedDate people { id } } }', { c: cast.companyId, id: goalId },
    cast.viewer.token,
  )).goal.plannedDate;
  const assign = (userId: string) => calls.call('addGoalAssignment', { goalId, userId });
  const told = async (userId: string) => (
    await server.db.orm.select({ type: notification.type }).from(notification).where(eq(notification.userId, userId))
  ).map(({ type }) => type);

  it('keeps check-ins by their day, and forecasts from the third on', async () => {
    expect((await checkIn({ date: '2026-04-23', value: '530' })).goal).toMatchObject({ checkInValue: '530', projectedDate: null });
    await checkIn({ date: '2026-05-07', value: '604', note: 'Two shops paused' });
    const { row, goal } = await checkIn({ date: '2026-04-30', value: '561' });
    expect(row).toMatchObject({ date: '2026-04-30', value: '561', author: { id: cast.editor.userId } });
    // 530, 561, 604 in steps of a week: 37 a week, 1,000 is 435 more than their middle.
    expect(goal).toMatchObject({ checkInValue: '604', checkInDate: '2026-05-07', projectedDate: '2026-07-22' });
    expect((await detail())?.checkIns.map(({ value }) => value)).toEqual(['604', '561', '530']);
    expect(await calls.write('saveGoal', { row: { id: goalId, milestoneValue: '700' } })).toMatchObject({ projectedDate: '2026-05-26' });
  });

  it('takes a check-in once, back when it is deleted, and what somebody thinks of the pace until the next', async () => {
    const id = randomUUID();
    for (let round = 0; round < 2; round += 1) await checkIn({ id, date: '2026-05-07', value: '604', pace: 'AT_RISK' });
    expect((await detail())?.checkIns).toHaveLength(1);
    expect((await calls.call('deleteCheckIn', { goalId, id })).goal).toMatchObject({ checkInValue: null, chosenPace: null });
    expect((await checkIn({ id })).goal).toMatchObject({ checkInValue: '604', chosenPace: 'AT_RISK' });
    expect((await checkIn({ date: '2026-05-14', value: '640' })).goal).toMatchObject({ chosenPace: null });
  });

  it.each([
    ['date', { value: '3' }], ['date', { date: '2026-05-16', value: '3' }], ['value', { date: '2026-05-01', value: '3 shops' }],
    ['value', { date: '2026-05-01' }], ['note', { date: '2026-05-01', value: '3', note: 'x'.repeat(2001) }],
  ])('needs a proper %s of a check-in', async (field, row) => {
    expect((await checkIn(row)).error).toMatchObject({ code: 'INVALID', field });
  });

  it('is not counted where it is words', async () => {
    await calls.write('saveGoal', { row: { id: goalId, metricType: 'text', milestoneValue: 'Signed' } });
    expect((await checkIn({ date: '2026-05-01', value: '3' })).error?.field).toBe('goalId');
    await calls.call('deleteGoal', { id: goalId });
    expect((await checkIn({ date: '2026-05-01', value: '3' })).error?.message).toBe('This goal is not there any more.');
    expect(await detail()).toBeNull();
  });

  it('lets who it is assigned to edit it with custom access, and tells them', async () => {
    expect(await detail(cast.custom.token)).toMatchObject({ canEdit: false, canAssign: false, canComment: false });
    expect((await checkIn({ date: '2026-05-01', value: '3' }, cast.custom.token)).error?.code).toBe('FORBIDDEN');
    for (let round = 0; round < 2; round += 1) expect((await assign(cast.custom.userId)).row).toMatchObject({
      assigneeIds: [cast.custom.userId],
    });
    expect(await told(cast.custom.userId)).toEqual(['GOAL_ASSIGNED']);
    expect(await detail(cast.custom.token)).toMatchObject({
      canEdit: true, canAssign: false, canComment: true, assignees: [{ id: cast.custom.userId }],
    });
    expect((await checkIn({ date: '2026-05-01', value: '3' }, cast.custom.token)).error).toBeNull();
    expect((await comment('Mine', { token: cast.custom.token })).error).toBeNull();
    expect((await assign(cast.outsider.userId)).error).toMatchObject({ field: 'userId' });
    const { row } = await calls.call('removeGoalAssignment', { goalId, userId: cast.custom.userId });
    expect(row).toMatchObject({ assigneeIds: [] });
    await assign(cast.custom.userId);
    const leave = 'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }';
    await calls.ask(leave, { id: cast.seats.custom }, cast.owner.token);
    expect((await detail())?.assignees).toEqual([]);
  });

  it('keeps comments like a module: edited by who wrote them, deleted by them and managers, back for who deleted', async () => {
    const id = randomUUID();
    await assign(cast.admin.userId);
    for (let round = 0; round < 2; round += 1) expect((await comment(' How many? ', { id, mentions: [cast.owner.userId] })).row)
      .toMatchObject({ message: 'How many?', mentions: [{ id: cast.owner.userId }], canEdit: true, canDelete: true, isEdited: false });
    expect([await told(cast.owner.userId), await told(cast.admin.userId)]).toEqual([
      ['GOAL_MENTIONED'], ['GOAL_ASSIGNED', 'GOAL_COMMENTED'],
    ]);
    expect((await detail(cast.editor.token))?.comments.nodes).toMatchObject([{ canEdit: false, canDelete: false }]);
    const edit = (token: string) => calls.call('updateGoalComment', { id, message: 'How many now?', mentions: [] }, token);
    expect((await edit(cast.editor.token)).error?.code).toBe('FORBIDDEN');
    expect((await edit(cast.viewer.token)).row).toMatchObject({ message: 'How many now?', isEdited: true });
    expect((await calls.call('deleteGoalComment', { id }, cast.editor.token)).error?.code).toBe('FORBIDDEN');
    expect(await calls.call('deleteGoalComment', { id }, cast.admin.token)).toEqual({ row: null, error: null });
    expect((await detail())?.comments.nodes).toEqual([]);
    expect((await calls.call('restoreGoalComment', { id }, cast.viewer.token)).error?.code).toBe('FORBIDDEN');
    expect((await calls.call('restoreGoalComment', { id }, cast.admin.token)).row).toMatchObject({ id });
    expect((await comment(' ')).error?.field).toBe('message');
    expect((await comment('Hey', { mentions: [cast.outsider.userId] })).error?.field).toBe('mentions');
  });

  it('is listed page by page: what was said, and what happened', async () => {
    for (const message of ['one', 'two', 'three']) await comment(message);
    await calls.call('shiftGoals', { moves: [{ id: goalId, date: '2026-07-01' }] });
    await calls.call('shiftGoals', { moves: [{ id: goalId, date: null }] });
    await checkIn({ date: '2026-05-07', value: '604' });
    const pages = async (field: string, node: string) => {
      const found: string[] = [];
      let after: string | null = null;
      do {
        type Page = { endCursor: string | null; hasMore: boolean; nodes: Record<string, string>[] };
        const text = `query ($c: ID!, $g: ID!, $after: String) { ${field}(companyId: $c, goalId: $g, first: 2, after: $after) {
          endCursor hasMore nodes { ${node} } } }`;
        const page: Page | undefined = (await calls.ask<Record<string, Page>>(
          text, { c: cast.companyId, g: goalId, after }, cast.viewer.token,
        ))[field];
        found.push(...page?.nodes.map((each) => each[node] ?? '') ?? []);
        after = page?.hasMore ? page.endCursor : null;
      } while (after !== null);
      return found;
    };
    // All of one moment on the test's clock: their ids order them.
    expect((await pages('goalComments', 'message')).sort()).toEqual(['one', 'three', 'two']);
    expect(await pages('goalHistory', 'text'))
      .toEqual(['counted 604', 'took its day away', 'moved it from 30 Jun to 1 Jul', 'wrote “1,000 trips a day”']);
  });

  it('puts back what a line of the history has changed, once, and nothing else', async () => {
    const other = (await calls.write('saveGoal', { row: { id: randomUUID(), title: 'Depot', milestoneValue: 'Open' } })).id;
    await calls.write('saveGoal', {
      row: { id: goalId, title: '1,200 trips', milestoneValue: '1200', dependsOnIds: [other], date: '2026-07-12' },
    });
    await calls.write('saveGoal', { row: { id: goalId, color: 'cat-3' } });
    const lines = async (token = cast.editor.token) => (await calls.ask<{
      goalHistory: { nodes: { id: string; text: string; canRestore: boolean }[] };
    }>(
      'query ($c: ID!, $g: ID!) { goalHistory(companyId: $c, goalId: $g) { nodes { id text canRestore } } }',
      { c: cast.companyId, g: goalId }, token,
    )).goalHistory.nodes;
    expect((await lines()).map(({ text, canRestore }) => [text, canRestore])).toEqual([
      ['changed the colour', true], ['changed the title, the value and what it waits for', true], ['moved it from 30 Jun to 12 Jul', false],
      ['wrote “1,000 trips a day”', false],
    ]);
    expect((await lines(cast.viewer.token)).some(({ canRestore }) => canRestore)).toBe(false);
    expect(await planned()).toBe('2026-06-30');
    const [, changed, , first] = await lines();
    const restore = (entryId = '', token = cast.editor.token) => calls.call('restoreGoal', { goalId, entryId }, token);
    expect((await restore(changed?.id, cast.viewer.token)).error?.code).toBe('FORBIDDEN');
    expect((await restore(first?.id)).error?.field).toBe('entryId');
    expect((await restore('x')).error?.field).toBe('entryId');
    const { row } = await restore(changed?.id);
    expect(row).toMatchObject({ title: '1,000 trips a day', milestoneValue: '1000', dependsOnIds: [], date: '2026-06-30', color: 'cat-3' });
    expect((await restore(changed?.id)).row).toMatchObject({ revision: row?.revision });
    expect(await planned()).toBeNull();
  });
});
