import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { TimelineCalls } from '../../testing/timeline-calls';

interface Answer {
  mine: {
    modules: { key: string; dueDate: string | null }[];
    goals: { total: number; rows: { id: string; title: string; date: string | null }[] };
    mentions: { total: number; rows: { message: string; path: string }[] };
    drafts: { total: number; rows: { target: string; text: string; channelName: string | null; person: { id: string } | null }[] };
    pressing: number;
  } | null;
}

const MINE = `query ($c: ID!) { mine(companyId: $c) {
  modules { key dueDate } goals { total rows { id title date } } mentions { total rows { message path } }
  drafts { total rows { target text channelName person { id } } } pressing } }`;

let server: TestServer;
let cast: Cast;
let timeline: TimelineCalls;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-05-14T10:00:00Z'), config: { accessTokenSeconds: 4 * 3600 } });
});
beforeEach(async () => {
  cast = await buildCast(server);
  timeline = new TimelineCalls(server, cast);
});
afterEach(closeSockets);
afterAll(() => server.close());

const ask = (token = cast.viewer.token, companyId = cast.companyId) => server.graphql<Answer>(MINE, { c: companyId }, token);
const mine = async (token?: string) => {
  const { data } = await ask(token);
  if (!data?.mine) throw new Error('no answer');
  return data.mine;
};
const assign = (key: string, userId: string) => (
  callModule(server, cast.editor.token, 'addAssignment', { companyId: cast.companyId, key, userId })
);
const update = (key: string, set: object) => callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key, set });
const goal = async (title: string, date: string | null, userId = cast.viewer.userId, more: object = {}) => {
  const { id } = await timeline.write('saveGoal', { row: { id: randomUUID(), title, milestoneValue: 'Done', date, ...more } });
  await timeline.write('addGoalAssignment', { goalId: id, userId });
  return id;
};
const mention = (userId: string) => server.graphql(
  'mutation ($c: ID!, $id: ID!, $m: [ID!]!) { addComment(companyId: $c, key: belief, id: $id, message: "Look", mentions: $m) { error { code } } }',
  { c: cast.companyId, id: randomUUID(), m: [userId] }, cast.editor.token,
);
const draft = (target: string, text: string, token = cast.viewer.token) => server.graphql(
  'mutation ($target: String!, $text: String!) { saveChatDraft(target: $target, text: $text, base: 0) { error { code } } }',
  { target, text }, token,
);

it('holds what is assigned and not done, what is due first', async () => {
  await assign('vision', cast.viewer.userId);
  await assign('culture', cast.viewer.userId);
  await assign('belief', cast.viewer.userId);
  // Done by what the company has, as the level says it: it has a team.
  await assign('team', cast.viewer.userId);
  await assign('values', cast.editor.userId);
  await update('culture', { dueDate: '2026-05-20' });
  await update('belief', { progress: 'DONE' });
  await goal('Later', '2026-09-01');
  await goal('Late', '2026-05-01');
  await goal('Some day', null);
  await goal('Of somebody else', '2026-05-15', cast.editor.userId);
  await goal('Reached', '2026-05-02', cast.viewer.userId, { status: 'ACHIEVED', dateAchieved: '2026-05-02' });
  const { modules, goals, pressing } = await mine();
  expect(modules).toEqual([{ key: 'culture', dueDate: '2026-05-20' }, { key: 'vision', dueDate: null }]);
  expect([goals.total, goals.rows.map(({ title }) => title)]).toEqual([3, ['Late', 'Later', 'Some day']]);
  // The module of next week, and the goal that is late.
  expect(pressing).toBe(2);
});

it('holds who means the person until that is read, and what they have begun to write where they still may', async () => {
  await mention(cast.viewer.userId);
  await draft(`person:${cast.editor.userId}`, 'About the crates');
  await draft(`person:${randomUUID()}`, 'To nobody');
  await draft(`person:${cast.admin.userId}`, '');
  const first = await mine();
  expect(first.mentions.rows.map(({ message }) => message)).toEqual([expect.stringMatching(/^Edith Tester mentioned you in/)]);
  expect(first.drafts).toEqual({
    total: 1,
    rows: [{ target: `person:${cast.editor.userId}`, text: 'About the crates', channelName: null, person: { id: cast.editor.userId } }],
  });
  expect(first.pressing).toBe(1);
  await server.graphql('mutation { markNotificationsRead { unread } }', {}, cast.viewer.token);
  await server.graphql('mutation ($u: ID!) { blockUser(userId: $u) { error { code } } }', { u: cast.editor.userId }, cast.viewer.token);
  expect(await mine()).toMatchObject({ mentions: { total: 0, rows: [] }, drafts: { total: 0, rows: [] }, pressing: 0 });
});

const listen = (token: string) => new StreamReader<{ type: string }>(
  server.socket(token), 'subscription ($c: ID!) { mineStream(companyId: $c) { type } }', { c: cast.companyId }, 'mineStream',
);
const remove = (seat: string) => (
  server.graphql('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: seat }, cast.owner.token)
);

it('says when it is otherwise', async () => {
  const stream = listen(cast.viewer.token);
  expect(await stream.take()).toEqual({ type: 'HELLO' });
  await assign('vision', cast.viewer.userId);
  expect(await stream.take()).toEqual({ type: 'CHANGED' });
  const before = stream.steps.length;
  await draft(`person:${cast.editor.userId}`, 'Begun');
  await goal('For all to see', '2026-06-01', cast.editor.userId);
  expect(await stream.takeMany(2)).toEqual([{ type: 'CHANGED' }, { type: 'CHANGED' }]);
  expect(stream.steps.length).toBeGreaterThan(before);
});

it('says nothing of modules that are in other hands', async () => {
  await assign('vision', cast.viewer.userId);
  const others = listen(cast.custom.token);
  await others.take();
  for (const assumption of ['One', 'Two', 'Three']) await update('vision', { assumption });
  await assign('vision', cast.admin.userId);
  await draft(`person:${cast.editor.userId}`, 'Begun', cast.custom.token);
  await others.take();
  await remove(cast.seats.custom);
  await others.end();
  // The draft, and perhaps that the seat is gone.
  expect(others.steps.length).toBeLessThanOrEqual(3);
});

it('is refused to who left the company, and its stream ends with them', async () => {
  const stream = listen(cast.viewer.token);
  await stream.take();
  await remove(cast.seats.viewer);
  await stream.end();
  expect((await ask()).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await ask(cast.outsider.token)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});
