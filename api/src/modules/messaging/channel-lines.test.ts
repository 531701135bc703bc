import { chatter, type Chatter, type Failure } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
let zoe: Chatter;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
  zoe = await chatter(server, 'Zoe');
});

interface Told {
  id: string; seq: number; body: string; line: { kind: string; text: string | null; people: { firstname: string }[] } | null;
}

const change = async (who: Chatter, call: string, id: string) => {
  const answer = await who.ask<Record<string, { error: Failure | null }>>(
    `mutation ($id: ID!) { ${call} { error { code field message } } }`, { id },
  );
  return Object.values(answer)[0]?.error ?? null;
};
const update = (who: Chatter, id: string, set: string) => change(who, `updateChannel(id: $id, set: { ${set} })`, id);
const told = async (who: Chatter, id: string) => (await who.ask<{ channelMessages: { nodes: Told[] } }>(
  'query ($id: ID!) { channelMessages(channelId: $id) { nodes { id seq body line { kind text people { firstname } } } } }', { id },
)).channelMessages.nodes;
const words = async (who: Chatter, id: string) => (await told(who, id)).map(({ body }) => body);

test('a channel tells who made it, came, left, was added and removed, and what it is called now', async () => {
  const id = await ada.createChannel({ name: 'Pilot', participantIds: [bob.userId] });
  await change(zoe, 'joinChannel(channelId: $id)', id);
  await update(ada, id, 'name: "Pilot shops"');
  await update(ada, id, 'description: "The shops of the pilot."');
  await change(ada, `removeParticipant(channelId: $id, userId: "${bob.userId}")`, id);
  await change(ada, `addParticipants(channelId: $id, userIds: ["${bob.userId}"])`, id);
  await change(ada, `leaveChannel(channelId: $id, newCreatorId: "${bob.userId}")`, id);
  expect(await words(zoe, id)).toEqual([
    'Ada Tester created the channel', 'Ada Tester added Bob Tester', 'Zoe Tester joined', 'Ada Tester renamed the channel to “Pilot shops”',
    'Ada Tester changed the description',
    'Ada Tester removed Bob Tester', 'Ada Tester added Bob Tester', 'Ada Tester left', 'Ada Tester made Bob Tester an admin',
  ]);
  expect((await told(zoe, id))[3]).toMatchObject({ seq: 4, line: { kind: 'renamed', text: 'Pilot shops', people: [] } });
});

test('only the creator changes a channel, and what stays as it was is not told', async () => {
  const id = await ada.createChannel({ name: 'Pilot' });
  await change(bob, 'joinChannel(channelId: $id)', id);
  expect(await update(bob, id, 'name: "Mine"')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await update(zoe, id, 'name: "Mine"')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await update(ada, id, 'name: ""')).toMatchObject({ field: 'name' });
  expect(await update(ada, id, 'name: "Pilot", description: null')).toBeNull();
  expect(await words(ada, id)).toEqual(['Ada Tester created the channel', 'Bob Tester joined']);
});

test('a line is never unread, but whoever is added finds the channel unread', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  await change(zoe, 'joinChannel(channelId: $id)', id);
  expect(await ada.entry(id)).toMatchObject({ unread: 0, lastReadSeq: 2, channel: { lastSeq: 3 } });
  expect(await bob.entry(id)).toMatchObject({ unread: 1, isMarkedUnread: true });
  await zoe.send(id, 'hello');
  await update(ada, id, 'name: "Other"');
  expect(await bob.entry(id)).toMatchObject({ unread: 1 });
  const { unreadCounts } = await bob.ask<{ unreadCounts: { channels: number } }>('{ unreadCounts { channels } }');
  expect(unreadCounts).toEqual({ channels: 1 });
});

test('whoever is removed does not hear that they were', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId, zoe.userId] });
  const [removed, stays] = [bob.stream(id), zoe.stream(id)];
  await until(() => removed.events.length === 1 && stays.events.length === 1);
  await change(ada, `removeParticipant(channelId: $id, userId: "${bob.userId}")`, id);
  await until(() => stays.events.some(({ message }) => message?.body === 'Ada Tester removed Bob Tester'));
  expect(removed.ended).toBe('complete');
  expect(removed.events.filter(({ message }) => message)).toEqual([]);
});

test('a line is nobody’s to edit, delete or react to', async () => {
  const id = await ada.createChannel();
  const [line] = await told(ada, id);
  for (const call of [
    'editMessage(id: $id, body: "x")', 'deleteMessage(id: $id)', 'react(messageId: $id, emoji: "👍", on: true)',
  ]) expect(await change(ada, call, line?.id ?? '')).toMatchObject({ code: 'FORBIDDEN' });
});
