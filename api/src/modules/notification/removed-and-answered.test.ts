/** @embedded the statements and the sweep of removals */
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { listenToNotifications, listNotifications, TOLD_ROW, type ToldRow } from '../../testing/notification-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { notification } from './notification.table';
import { sweepNotificationsJob } from './sweep-notifications.job';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterEach(closeSockets);
afterAll(() => server.close());

type Who = 'owner' | 'admin' | 'editor' | 'viewer' | 'outsider';
const ask = async <Answer>(who: Who, query: string, variables: Record<string, unknown> = {}): Promise<Answer> => {
  const { data, errors } = await server.graphql(query, variables, cast[who].token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Answer;
};
const list = (who: Who) => listNotifications(server, cast[who].token);
const messages = async (who: Who) => (await list(who)).nodes.map(({ message }) => message);
const listen = (who: Who) => listenToNotifications(server, cast[who].token);
const assign = (userId: string, key = 'belief') => (
  callModule(server, cast.owner.token, 'addAssignment', { companyId: cast.companyId, key, userId })
);
const mention = (by: Who, userId: string) => ask(by,
  'mutation ($c: ID!, $id: ID!, $m: [ID!]!) { addComment(companyId: $c, key: belief, id: $id, message: "Look", mentions: $m) { error { message } } }',
  { c: cast.companyId, id: randomUUID(), m: [userId] });

describe('an invitation', () => {
  const INVITED = 'Acorn invited you as Advisor, View Access';
  const advisor = () => ({
    email: cast.outsider.email, accessType: 'view', position: 'Advisor', department: 'Advisory', companyId: cast.companyId,
  });
  const invite = async () => (
    (await server.request<{ id: string }>('POST', '/api/v1/team/invite', { token: cast.owner.token, body: advisor() })).body
  );
  const answer = (id: string, set: Record<string, unknown>) => (
    ask('outsider', 'mutation ($id: ID!, $set: TeamMemberSet!) { updateTeamMember(id: $id, set: $set) { error { message } } }', { id, set })
  );

  it('that was accepted somewhere is read, and says so wherever it is shown', async () => {
    const { id } = await invite();
    const stream = listen('outsider');
    expect(await stream.take()).toMatchObject({ type: 'HELLO', unread: 1 });
    await answer(id, { isAccepted: true });
    const accepted = { message: INVITED, read: true, invitation: { id, isAccepted: true } };
    expect((await stream.takeMany(2)).sort((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'CHANGED', unread: 0, notification: accepted }, { type: 'HELLO', unread: 0 },
    ]);
    expect((await list('outsider')).nodes).toMatchObject([accepted]);
  });

  it.each([
    ['declined', (id: string) => answer(id, { isDeclined: true })],
    ['withdrawn', (id: string) => ask('owner', 'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', { id })],
  ])('that was %s is told no more, and of the next one alone', async (_how, end) => {
    const { id } = await invite();
    const stream = listen('outsider');
    expect(await stream.take()).toMatchObject({ type: 'HELLO', unread: 1 });
    await end(id);
    expect((await stream.takeMany(2)).map(({ type, unread }) => [type, unread]).sort()).toEqual([['HELLO', 0], ['REMOVED', 0]]);
    expect(await messages('outsider')).toEqual([]);
    const next = await invite();
    await answer(next.id, { isAccepted: true });
    expect(await messages('outsider')).toEqual([INVITED]);
  });

  it('of a company that was deleted is told no more, and lists are loaded anew', async () => {
    await invite();
    const stream = listen('outsider');
    await stream.take();
    await ask('owner', 'mutation ($id: ID!) { deleteCompany(id: $id) { error { message } } }', { id: cast.companyId });
    expect(await stream.take()).toMatchObject({ type: 'HELLO', unread: 0 });
    expect(await messages('outsider')).toEqual([]);
  });
});

describe('one that is removed', () => {
  const RESTORE = `mutation ($id: ID!) { restoreNotification(id: $id) { notification { ${TOLD_ROW} } unread error { code } } }`;
  interface Restored { notification: ToldRow | null; unread: number; error: { code: string } | null }
  const restore = async (who: Who, id: string) => (await ask<{ restoreNotification: Restored }>(who, RESTORE, { id })).restoreNotification;
  const remove = (id: string) => ask('editor', 'mutation ($id: ID!) { removeNotification(id: $id) { unread } }', { id });
  const told = async () => {
    await assign(cast.editor.userId);
    return (await list('editor')).nodes[0]?.id ?? '';
  };
  const later = (minutes: number) => server.db.orm.execute(sql`
    update notification set removed_at = removed_at - make_interval(mins => ${minutes}) where removed_at is not null`);

  it('is back where it was by Undo, in all tabs and without making itself heard', async () => {
    const id = await told();
    await assign(cast.editor.userId, 'values');
    const before = await list('editor');
    expect(await remove(id)).toEqual({ removeNotification: { unread: 1 } });
    const stream = listen('editor');
    expect(await stream.take()).toMatchObject({ type: 'HELLO', unread: 1 });
    expect(await restore('editor', id)).toMatchObject({ notification: { id, read: false }, unread: 2, error: null });
    expect(await stream.take()).toMatchObject({ type: 'CHANGED', notification: { id }, unread: 2 });
    expect(await restore('editor', id)).toMatchObject({ notification: { id }, error: null });
    expect(await list('editor')).toEqual(before);
  });

  it('is nobody else’s to bring back, and nobody’s after five minutes', async () => {
    const id = await told();
    await remove(id);
    expect(await restore('viewer', id)).toMatchObject({ notification: null, error: { code: 'FORBIDDEN' } });
    await later(6);
    expect(await restore('editor', id)).toMatchObject({ notification: null, error: { code: 'CONFLICT' } });
    await sweepNotificationsJob.run(server, {}, { id: '', key: '', attempt: 1 });
    expect(await server.db.orm.select().from(notification).where(eq(notification.id, id))).toEqual([]);
  });

  it('does not come back where it may not be known any more', async () => {
    const id = await told();
    await remove(id);
    await ask('owner', 'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', { id: cast.seats.editor });
    expect(await restore('editor', id)).toMatchObject({ notification: null, error: { code: 'CONFLICT' } });
  });

  it('leaves what happens again meanwhile alone, and is read beside it', async () => {
    await mention('viewer', cast.editor.userId);
    const id = (await list('editor')).nodes[0]?.id ?? '';
    await remove(id);
    await mention('admin', cast.editor.userId);
    const again = { count: 1, message: 'Adam Tester mentioned you in Belief' };
    expect(await list('editor')).toMatchObject({ unread: 1, nodes: [again] });
    expect(await restore('editor', id)).toMatchObject({ notification: { id, read: true }, unread: 1 });
    expect((await list('editor')).nodes).toMatchObject([again, { id }]);
  });
});
