import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { listenToNotifications, listNotifications, type ListVariables } from '../../testing/notification-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterEach(closeSockets);
afterAll(() => server.close());

type Who = 'owner' | 'admin' | 'editor' | 'viewer' | 'custom' | 'outsider';
const ask = async <Answer>(who: Who, query: string, variables: Record<string, unknown> = {}): Promise<Answer> => {
  const { data, errors } = await server.graphql(query, variables, cast[who].token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Answer;
};
const list = (who: Who, variables: ListVariables = {}) => listNotifications(server, cast[who].token, variables);
const messages = async (who: Who) => (await list(who)).nodes.map(({ message }) => message);
const listen = (who: Who) => listenToNotifications(server, cast[who].token);
const assign = (userId: string, key = 'belief', by: Who = 'owner') => (
  callModule(server, cast[by].token, 'addAssignment', { companyId: cast.companyId, key, userId })
);
const comment = (by: Who, mentions: string[] = [], key = 'belief') => ask(by,
  'mutation ($c: ID!, $k: ModuleKey!, $id: ID!, $m: [ID!]!) { addComment(companyId: $c, key: $k, id: $id, message: "Look", mentions: $m) { error { message } } }',
  { c: cast.companyId, k: key, id: randomUUID(), m: mentions });
const mute = (who: Who, subject: string, isMuted = true) => ask<{ muteSubject: { error: { message: string } | null } }>(who,
  'mutation ($s: String!, $m: Boolean!) { muteSubject(subject: $s, isMuted: $m) { error { message } } }', { s: subject, m: isMuted });

describe('who is told of what', () => {
  it('tells the assignee, with the day when it is due, and where it leads', async () => {
    await callModule(server, cast.owner.token, 'updateModule', {
      companyId: cast.companyId, key: 'belief', set: { dueDate: '2026-05-22' },
    });
    await assign(cast.editor.userId);
    const { nodes: [row], unread } = await list('editor');
    expect(row).toMatchObject({
      type: 'ASSIGNED', kind: 'ASSIGN', message: 'Olive Tester assigned you to Belief, due 22 May', strong: ['Olive Tester', 'Belief'],
      path: '/app/growth-framework/foundation?module=belief', read: false, count: 1, company: { name: 'Acorn' },
      actors: [{ firstname: 'Olive' }],
    });
    expect(unread).toBe(1);
  });

  it('counts what is new with the page, by the key of the bell', async () => {
    const counted = () => ask('editor', '{ badges { key count } }');
    expect(await counted()).toEqual({ badges: [{ key: 'notifications', count: 0 }] });
    await assign(cast.editor.userId);
    expect(await counted()).toEqual({ badges: [{ key: 'notifications', count: 1 }] });
  });

  it('tells nobody of what they did themselves, nor twice of the same', async () => {
    await assign(cast.owner.userId);
    await assign(cast.editor.userId);
    await assign(cast.editor.userId);
    expect(await messages('owner')).toEqual([]);
    expect((await list('editor')).nodes).toMatchObject([{ count: 1 }]);
  });

  it('tells who is mentioned of that, and the other people of the module of the comment', async () => {
    for (const who of ['admin', 'editor'] as const) await assign(cast[who].userId);
    await comment('viewer', [cast.editor.userId]);
    expect(await messages('editor')).toEqual(['Vera Tester mentioned you in Belief', 'Olive Tester assigned you to Belief']);
    expect(await messages('admin')).toEqual(['Vera Tester commented on Belief', 'Olive Tester assigned you to Belief']);
    expect(await messages('owner')).toEqual([]);
  });

  it('makes one row of what happens again before it is read', async () => {
    await assign(cast.editor.userId);
    for (const by of ['viewer', 'viewer', 'admin', 'owner'] as const) await comment(by);
    const [row] = (await list('editor')).nodes;
    expect(row).toMatchObject({ message: 'Olive Tester and others commented on Belief', count: 4 });
    expect(row?.actors.map(({ firstname }) => firstname)).toEqual(['Olive', 'Adam', 'Vera']);
    await ask('editor', 'mutation { markNotificationsRead { unread } }');
    await comment('viewer');
    await comment('viewer');
    expect((await messages('editor'))[0]).toBe('Vera Tester commented 2 times on Belief');
  });

  it('tells the team that a module is done, and how far the company is', async () => {
    await callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key: 'belief', set: { progress: 'DONE' } });
    for (const who of ['owner', 'admin', 'viewer', 'custom'] as const) expect(await messages(who)).toEqual([
      'Belief is done. Acorn is at 2 of 28',
    ]);
    expect(await messages('editor')).toEqual([]);
    expect(await messages('outsider')).toEqual([]);
  });

  it('tells of an invitation also who has muted the company and the one who invites', async () => {
    await mute('outsider', `company:${cast.companyId}`);
    await mute('outsider', `user:${cast.owner.userId}`);
    const body = { email: cast.outsider.email, accessType: 'view', position: 'Advisor', department: 'Advisory', companyId: cast.companyId };
    await server.request('POST', '/api/v1/team/invite', { token: cast.owner.token, body });
    expect(await messages('outsider')).toEqual(['Acorn invited you as Advisor, View Access']);
  });

  it('tells of an invitation, of what one may do now, and of being taken out', async () => {
    const { body: { id } } = await server.request<{ id: string }>('POST', '/api/v1/team/invite', {
      token: cast.owner.token,
      body: { email: cast.outsider.email, accessType: 'view', position: 'Advisor', department: 'Advisory', companyId: cast.companyId },
    });
    expect((await list('outsider')).nodes).toMatchObject([{
      type: 'INVITED', kind: 'INVITE', message: 'Acorn invited you as Advisor, View Access', company: { name: 'Acorn' },
      invitation: { id, isAccepted: false },
    }]);
    const change = (who: Who, set: Record<string, unknown>) => ask(who,
      'mutation ($id: ID!, $set: TeamMemberSet!) { updateTeamMember(id: $id, set: $set) { error { message } } }', { id, set });
    await change('outsider', { isAccepted: true });
    expect((await list('outsider')).nodes).toMatchObject([{ invitation: { isAccepted: true } }]);
    await change('owner', { accessType: 'edit' });
    expect((await messages('outsider'))[0]).toBe('Olive Tester changed what you do in Acorn: Advisor, Edit Access');
    await ask('owner', 'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', { id });
    // What was told of the company goes with it, but for this.
    expect(await messages('outsider')).toEqual(['Olive Tester removed you from Acorn']);
  });
});

describe('what is told no more', () => {
  it('is what the reader does not see any more', async () => {
    await comment('owner', [cast.viewer.userId]);
    expect((await list('viewer')).nodes.length).toBe(1);
    const stream = listen('viewer');
    expect(await stream.take()).toMatchObject({ type: 'HELLO', unread: 1 });
    await callModule(server, cast.owner.token, 'updateVisibility', {
      companyId: cast.companyId, key: 'belief', addVisibility: [cast.editor.userId], removedVisibilities: [],
    });
    expect(await stream.take()).toMatchObject({ type: 'REMOVED', unread: 0 });
    expect(await messages('viewer')).toEqual([]);
  });

  it('is what is muted: the subject, or who did it, and only as long as it is', async () => {
    await assign(cast.editor.userId);
    const subject = `module:${cast.companyId}:belief`;
    expect((await list('editor')).nodes[0]?.subject).toBe(subject);
    await mute('editor', subject);
    await comment('viewer', [cast.editor.userId]);
    await mute('editor', subject, false);
    await mute('editor', `user:${cast.viewer.userId}`);
    await comment('viewer');
    await comment('admin');
    expect(await messages('editor')).toEqual(['Adam Tester commented on Belief', 'Olive Tester assigned you to Belief']);
    // And it stands in a list, from which it is heard again.
    const muted = async () => (await ask<{ mutedNotices: { subject: string; person: { firstname: string } | null }[] }>(
      'editor', '{ mutedNotices { subject name person { firstname } } }',
    )).mutedNotices;
    expect(await muted()).toEqual([{ subject: `user:${cast.viewer.userId}`, name: null, person: { firstname: 'Vera' } }]);
    await mute('editor', subject);
    expect((await muted()).map((one) => one.subject)).toEqual([subject, `user:${cast.viewer.userId}`]);
    expect((await ask<{ mutedNotices: unknown[] }>('viewer', '{ mutedNotices { subject } }')).mutedNotices).toEqual([]);
    expect((await mute('editor', 'everything')).muteSubject.error).toMatchObject({ message: 'This can’t be muted.' });
  });

  it('is a kind that was switched off; an invitation can not be', async () => {
    const choose = (set: unknown[]) => ask<{
      chooseNotifications: { choices: { kind: string; inApp: boolean; mail: boolean }[]; error: { message: string } | null };
    }>('editor',
      'mutation ($set: [NotificationWaysInput!]!) { chooseNotifications(set: $set) { choices { kind inApp mail } error { message } } }',
      { set });
    const { chooseNotifications: { choices } } = await choose([{ kind: 'ASSIGN', inApp: false }]);
    expect(choices.length).toBe(12);
    expect(choices).toContainEqual({ kind: 'ASSIGN', inApp: false, mail: true });
    await assign(cast.editor.userId);
    expect(await list('editor')).toMatchObject({ nodes: [], unread: 0 });
    expect((await choose([{ kind: 'INVITE', inApp: false }])).chooseNotifications.error).toMatchObject({
      message: 'Invitations and billing are always shown in the app.',
    });
    // Said twice, both count, and what is said of nothing changes nothing.
    const twice = await choose([{ kind: 'ASSIGN', inApp: true }, { kind: 'LEVEL', mail: null }, { kind: 'ASSIGN', mail: false }]);
    expect(twice.chooseNotifications.choices).toContainEqual({ kind: 'ASSIGN', inApp: true, mail: false });
    expect(twice.chooseNotifications.choices).toContainEqual({ kind: 'LEVEL', inApp: true, mail: false });
    await assign(cast.editor.userId, 'values');
    expect((await list('editor')).nodes.length).toBe(1);
  });
});

describe('quiet hours', () => {
  const choose = async (f: string | null, t: string | null) => (await ask<{ chooseQuietHours: object }>('editor',
    'mutation ($f: String, $t: String) { chooseQuietHours(from: $f, to: $t) { quietHours { from to } error { field } } }',
    { f, t })).chooseQuietHours;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);

  it('are the person’s own, and none at first', async () => {
    expect(await ask('editor', '{ quietHours { from } }')).toEqual({ quietHours: null });
    expect(await choose('21:00', '07:05')).toEqual({ quietHours: { from: '21:00', to: '07:05' }, error: null });
    expect(await ask('viewer', '{ quietHours { from } }')).toEqual({ quietHours: null });
    expect(await choose(null, null)).toEqual({ quietHours: null, error: null });
  });

  it.each([
    ['24:00', '07:00', 'from'], ['21:00', 'seven', 'to'], ['21:00', null, 'to'], ['21:00', '21:00', 'to'],
  ])('are not from %s to %s', async (from, to, field) => {
    await choose('20:00', '06:00');
    expect(await choose(from, to)).toEqual({ quietHours: { from: '20:00', to: '06:00' }, error: { field } });
  });

  it('are told with what is new, so that nothing makes itself heard', async () => {
    const stream = listen('editor');
    await stream.take();
    await choose(at(-30), at(30));
    await assign(cast.editor.userId);
    expect(await stream.take()).toMatchObject({ type: 'NOTIFIED', isQuiet: true, unread: 1 });
    await choose(at(60), at(120));
    await assign(cast.editor.userId, 'values');
    expect(await stream.take()).toMatchObject({ type: 'NOTIFIED', isQuiet: false, unread: 2 });
  });
});

describe('the list of a person', () => {
  it('comes in pages, newest first, nothing twice', async () => {
    const keys = ['vision', 'belief', 'values', 'culture', 'sdgs'];
    for (const key of keys) await assign(cast.editor.userId, key);
    const first = await list('editor', { first: 2 });
    const second = await list('editor', { first: 2, after: first.endCursor });
    const third = await list('editor', { first: 2, after: second.endCursor });
    expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([true, true, false]);
    const all = [...first.nodes, ...second.nodes, ...third.nodes].map(({ path }) => path.split('=')[1]);
    expect(all).toEqual([...keys].reverse());
  });

  it('is marked as read and emptied by its person alone, and their other tabs follow', async () => {
    await assign(cast.editor.userId);
    await assign(cast.editor.userId, 'values');
    const [newest, oldest] = (await list('editor')).nodes;
    const stream = listen('editor');
    expect(await stream.take()).toMatchObject({ type: 'HELLO', unread: 2 });
    const ids = [newest?.id ?? ''];
    const read = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unread error { message } } }';
    await ask('viewer', read, { ids });
    expect((await list('editor')).unread).toBe(2);
    expect(await ask('editor', read, { ids })).toEqual({ markNotificationsRead: { unread: 1, error: null } });
    expect(await stream.take()).toMatchObject({ type: 'READ', ids, unread: 1 });
    expect((await list('editor', { unreadOnly: true })).nodes.map(({ id }) => id)).toEqual([oldest?.id]);
    await ask('viewer', 'mutation ($id: ID!) { removeNotification(id: $id) { unread } }', { id: oldest?.id });
    expect((await list('editor')).nodes.length).toBe(2);
    await ask('editor', 'mutation ($id: ID!) { removeNotification(id: $id) { unread } }', { id: oldest?.id });
    expect(await stream.take()).toMatchObject({ type: 'REMOVED', ids: [oldest?.id], unread: 0 });
    expect((await list('editor')).nodes.length).toBe(1);
  });

  it('hears of each new one as it comes', async () => {
    const stream = listen('editor');
    await stream.take();
    await assign(cast.editor.userId);
    expect(await stream.take()).toMatchObject({
      type: 'NOTIFIED', unread: 1, notification: { message: 'Olive Tester assigned you to Belief' },
    });
    await comment('viewer');
    await comment('admin');
    expect(await stream.take()).toMatchObject({ type: 'NOTIFIED', unread: 2, notification: { count: 1 } });
    expect(await stream.take()).toMatchObject({
      type: 'NOTIFIED', unread: 2, notification: { count: 2, message: 'Adam Tester and Vera Tester commented on Belief' },
    });
  });
});
