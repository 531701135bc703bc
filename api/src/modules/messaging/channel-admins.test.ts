import { sql } from 'drizzle-orm';
import { chatter, stranger, type Chatter, type Failure } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
let cleo: Chatter;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => { [ada, bob, cleo] = [await chatter(server, 'Ada'), await chatter(server, 'Bob'), await chatter(server, 'Cleo')]; });

type Change = Record<string, { error: Failure | null }>;
const change = async (who: Chatter, field: string, args: Record<string, unknown>) => {
  const given = Object.entries(args).map(([name, value]) => `${name}: ${name === 'set' ? String(value) : JSON.stringify(value)}`)
    .join(', ');
  return (await who.ask<Change>(`mutation { ${field}(${given}) { error { code field message } } }`))[field]?.error ?? null;
};
const setAdmin = (who: Chatter, channelId: string, userId: string, on = true) => change(who, 'setChannelAdmin', { channelId, userId, on });
const room = (type: 'OPEN' | 'CLOSE' = 'CLOSE') => ada.createChannel({ type, participantIds: [bob.userId, cleo.userId] });

interface Details {
  canManage: boolean; canDelete: boolean; participants: { nodes: { person: { id: string }; isAdmin: boolean; isCreator: boolean }[] };
}
const details = async (who: Chatter, id: string) => (await who.ask<{ channelDetails: Details | null }>(
  'query ($id: ID!) { channelDetails(channelId: $id) { canManage canDelete participants { nodes { person { id } isAdmin isCreator } } } }',
  { id })).channelDetails;
const admins = async (id: string) => (
  (await details(ada, id) ?? await details(bob, id))?.participants.nodes.filter(({ isAdmin }) => isAdmin).map(({ person }) => person.id)
);
const lines = async (who: Chatter, id: string) => (await who.ask<{ channelMessages: { nodes: { body: string; line: object | null }[] } }>(
  'query ($id: ID!) { channelMessages(channelId: $id) { nodes { body line { kind } } } }',
  { id })).channelMessages.nodes.filter(({ line }) => line).map(({ body }) => body);

test('an admin manages the channel like its creator, but for deleting it; everybody is told, twice is once', async () => {
  const id = await room();
  const stream = cleo.stream(id);
  await until(() => stream.events.length > 0);
  expect(await setAdmin(ada, id, bob.userId)).toBeNull();
  expect(await setAdmin(ada, id, bob.userId)).toBeNull();
  expect((await lines(cleo, id)).filter((line) => line.includes('admin'))).toEqual(['Ada Tester made Bob Tester an admin']);
  await until(() => stream.events.some(({ message }) => message?.body.includes('admin')));
  expect(await details(bob, id)).toMatchObject({ canManage: true, canDelete: false });
  expect(await admins(id)).toEqual([ada.userId, bob.userId]);
  expect(await change(bob, 'updateChannel', { id, set: '{ name: "Renamed" }' })).toBeNull();
  expect(await setAdmin(bob, id, cleo.userId)).toBeNull();
  expect(await change(bob, 'deleteChannel', { id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(bob, 'removeParticipant', { channelId: id, userId: ada.userId })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(bob, 'removeParticipant', { channelId: id, userId: cleo.userId })).toBeNull();
  cleo.leave();
});

test('what was given is taken back, and ends with taking part', async () => {
  const id = await room('OPEN');
  await setAdmin(ada, id, bob.userId);
  await setAdmin(ada, id, cleo.userId);
  expect(await setAdmin(bob, id, cleo.userId, false)).toBeNull();
  expect(await change(cleo, 'updateChannel', { id, set: '{ name: "Mine" }' })).toMatchObject({ code: 'FORBIDDEN' });
  await change(bob, 'leaveChannel', { channelId: id });
  await change(bob, 'joinChannel', { channelId: id });
  expect(await admins(id)).toEqual([ada.userId]);
});

test('neither a participant nor a stranger chooses admins, nobody touches the creator, and only who takes part is one', async () => {
  const id = await room();
  const zed = await stranger(server);
  for (const who of [bob, zed]) expect(await setAdmin(who, id, bob.userId)).toMatchObject({ code: 'FORBIDDEN' });
  await setAdmin(ada, id, bob.userId);
  expect(await setAdmin(bob, id, ada.userId, false)).toMatchObject({ code: 'INVALID', field: 'userId' });
  expect(await setAdmin(ada, id, zed.userId)).toMatchObject({ code: 'INVALID', field: 'userId' });
});

test('the last admin leaves by handing over; one of several just leaves, and the first of the others has it', async () => {
  const id = await room();
  expect(await change(ada, 'leaveChannel', { channelId: id })).toMatchObject({ code: 'NEW_CREATOR_NEEDED' });
  await setAdmin(ada, id, bob.userId);
  expect(await change(ada, 'leaveChannel', { channelId: id })).toBeNull();
  expect(await details(bob, id)).toMatchObject({ canManage: true, canDelete: true });
  expect(await admins(id)).toEqual([bob.userId]);
  expect(await change(bob, 'leaveChannel', { channelId: id })).toMatchObject({ code: 'NEW_CREATOR_NEEDED' });
  expect(await change(bob, 'leaveChannel', { channelId: id, newCreatorId: cleo.userId })).toBeNull();
});

test('an open channel is closed, which is told; a close one stays close', async () => {
  const id = await room('OPEN');
  const zed = await stranger(server);
  await ada.send(id, 'words');
  expect(await details(zed, id)).not.toBeNull();
  expect(await change(bob, 'updateChannel', { id, set: '{ type: CLOSE }' })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(ada, 'updateChannel', { id, set: '{ type: CLOSE }' })).toBeNull();
  expect(await details(zed, id)).toBeNull();
  expect((await lines(bob, id)).at(-1)).toBe('Ada Tester closed the channel: only the people in it can see it');
  expect(await change(ada, 'updateChannel', { id, set: '{ type: OPEN }' })).toMatchObject({ code: 'INVALID', field: 'type' });
});

test('everybody in a small channel is called by anybody who takes part, in a large one by an admin; an edit calls nobody', async () => {
  const id = await room();
  const isToAll = 'query ($id: ID!) { chatMessage(id: $id) { isToAll mentions { id } } }';
  const called = await bob.send(id, '@channel lunch', { mentions: [id] });
  expect(await cleo.ask(isToAll, { id: called.message?.id })).toEqual({ chatMessage: { isToAll: true, mentions: [] } });
  const plain = await bob.send(id, 'lunch');
  await bob.ask('mutation ($id: ID!, $all: ID!) { editMessage(id: $id, body: "@channel lunch", mentions: [$all]) { error { code } } }', {
    id: plain.message?.id, all: id,
  });
  expect(await cleo.ask(isToAll, { id: plain.message?.id })).toMatchObject({ chatMessage: { isToAll: false } });
  await server.db.orm.execute(sql`update channel set member_count = 51 where id = ${id}`);
  expect((await bob.send(id, '@channel lunch', { mentions: [id] })).error).toMatchObject({ code: 'INVALID', field: 'mentions' });
  expect((await ada.send(id, '@channel lunch', { mentions: [id] })).error).toBeNull();
});
