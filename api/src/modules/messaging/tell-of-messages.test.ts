/** @embedded jobs: messages while away */
import { sql } from 'drizzle-orm';
import { chatter, type Chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { chatPresence } from '../presence';
import { tellOfMessages } from './tell-of-messages.job';

let server: TestServer;
let ada: Chatter;
let ben: Chatter;
let cleo: Chatter;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => {
  await server.db.orm.execute(sql`delete from job`);
  [ada, ben, cleo] = [await chatter(server, 'Ada'), await chatter(server, 'Ben'), await chatter(server, 'Cleo')];
});
afterAll(() => server.close());

interface Due { id: string; key: string; payload: { channelId: string } }

/** Does what is due so many seconds from now. */
async function pass(seconds: number): Promise<void> {
  const due = await server.db.write<Due>({
    name: 'test-untold',
    text: `delete from job
      where kind = 'tell-of-messages' and run_at <= now() + make_interval(secs => $1)
      returning id, key, payload`,
  }, [seconds]);
  for (const { id, key, payload } of due) await tellOfMessages.run(server, payload, { id, key, attempt: 1 });
}

interface Told { notifications: { nodes: { type: string; kind: string; message: string; path: string; count: number }[]; unread: number } }
const LIST = '{ notifications(unreadOnly: true) { nodes { type kind message path count } unread } }';
const told = async (who: Chatter) => (await who.ask<Told>(LIST)).notifications.nodes;
const messages = async (who: Chatter) => (await told(who)).map(({ message }) => message);
const room = () => ada.createChannel({ name: 'Pilot', participantIds: [ben.userId, cleo.userId] });
const read = (who: Chatter, channelId: string) => (
  who.ask('mutation ($id: ID!) { markChannelRead(channelId: $id) { error { message } } }', { id: channelId })
);

it('tells who is away of a message, twenty seconds later, in one row a conversation with a count and none of its words', async () => {
  const id = await room();
  await ben.send(id, 'Secret words');
  await pass(15);
  expect(await told(ada)).toEqual([]);
  await pass(25);
  expect(await told(ada)).toEqual([
    { type: 'MESSAGED', kind: 'MESSAGE', message: 'Ben Tester wrote in Pilot', path: `/app/messaging/channel?channel=${id}`, count: 1 },
  ]);
  await ben.send(id, 'And more');
  await cleo.send(id, 'More');
  await pass(25);
  expect(await told(ada)).toMatchObject([{ message: '3 new messages in Pilot', count: 3 }]);
  expect(await messages(ben)).toEqual(['Cleo Tester wrote in Pilot']);
});

it('leads to the thread of an answer and of a mention in one, and to the channel for any other message', async () => {
  const id = await room();
  const { message } = await ada.send(id, 'Which depot?');
  const root = message?.id ?? '';
  const path = `/app/messaging/channel?channel=${id}`;
  await ben.send(id, 'The north one', { replyTo: root });
  await cleo.send(id, 'Aside');
  await pass(25);
  expect(await told(ada)).toMatchObject([{ type: 'CHAT_REPLIED', path: `${path}&thread=${root}` }]);
  expect(await told(ben)).toMatchObject([{ type: 'MESSAGED', path }]);
  await read(cleo, id);
  await ben.send(id, '@Cleo Tester you know', { replyTo: root, mentions: [cleo.userId] });
  await pass(25);
  expect(await told(cleo)).toMatchObject([{ type: 'CHAT_MENTIONED', path: `${path}&thread=${root}` }]);
});

it('tells everybody of a call of the channel as of a mention, but who has muted it', async () => {
  const id = await room();
  await cleo.ask('mutation ($id: ID!) { muteConversation(channelId: $id, until: "2100-01-01T00:00:00Z") { error { message } } }', { id });
  await ada.send(id, '@channel stop the van', { mentions: [id] });
  await pass(25);
  expect(await told(ben)).toMatchObject([{ type: 'CHAT_MENTIONED', message: 'Ada Tester mentioned you in Pilot' }]);
  expect([await told(cleo), await told(ada), (await ben.entry(id))?.unreadMentions, (await ada.entry(id))?.unreadMentions]).toEqual([
    [], [], 1, 0,
  ]);
});

it('tells of a conversation of two by who wrote', async () => {
  await ben.write(ada.userId, 'Hello');
  await pass(25);
  expect(await told(ada)).toMatchObject([{ message: 'Ben Tester wrote to you', path: `/app/messaging/user?name=${ben.userId}` }]);
  await ben.write(ada.userId, 'Are you there?');
  await pass(25);
  expect(await messages(ada)).toEqual(['Ben Tester sent you 2 messages']);
  expect(await told(ben)).toEqual([]);
});

it('says of a mention and of an answer that it is one', async () => {
  const id = await room();
  const { message } = await ada.send(id, 'A question');
  await pass(25);
  await ben.send(id, 'An answer', { replyTo: message?.id });
  await pass(25);
  expect(await told(ada)).toMatchObject([{ type: 'CHAT_REPLIED', kind: 'COMMENT', message: 'Ben Tester replied to you in Pilot' }]);
  await cleo.send(id, '@Ada look', { mentions: [ada.userId] });
  await pass(25);
  expect(await told(ada)).toMatchObject([{ type: 'CHAT_MENTIONED', kind: 'MENTION', message: 'Cleo Tester mentioned you in Pilot' }]);
});

it('says of what goes on in a thread that it is an answer, to all who write in it, and to nobody else', async () => {
  const dora = await chatter(server, 'Dora');
  const id = await ada.createChannel({ name: 'Pilot', participantIds: [ben.userId, cleo.userId, dora.userId] });
  const { message: root } = await ada.send(id, 'A question');
  const { message: answer } = await ben.send(id, 'An answer', { replyTo: root?.id });
  for (const who of [ada, ben, dora]) await read(who, id);
  await pass(25);
  await cleo.send(id, 'Another one', { replyTo: answer?.id });
  await pass(25);
  expect([await told(ada), await told(ben), await told(dora)]).toMatchObject([
    [{ type: 'CHAT_REPLIED' }], [{ type: 'CHAT_REPLIED' }], [{ type: 'MESSAGED' }],
  ]);
  await read(dora, id);
  const { message: own } = await dora.send(id, 'I think so too', { replyTo: root?.id });
  for (const who of [ada, ben]) await read(who, id);
  await pass(25);
  await ben.send(id, 'So be it', { replyTo: own?.id });
  await pass(25);
  expect([await told(ada), await told(dora)]).toMatchObject([[{ type: 'CHAT_REPLIED' }], [{ type: 'CHAT_REPLIED' }]]);
});

it('tells nothing of what was read meanwhile, and what is read there is read here', async () => {
  const id = await room();
  await ben.send(id, 'One');
  await read(ada, id);
  await pass(25);
  expect(await told(ada)).toEqual([]);
  expect(await told(cleo)).toHaveLength(1);
  await read(cleo, id);
  expect(await told(cleo)).toEqual([]);
});

it('tells nothing of a muted conversation, nor of one that was left, taken away or deleted', async () => {
  const id = await room();
  const far = new Date(Date.now() + 3_600_000).toISOString();
  await server.db.orm.execute(sql`update channel_member set muted_until = ${far} where channel_id = ${id} and user_id = ${cleo.userId}`);
  await ada.send(id, 'One');
  await pass(25);
  expect(await told(cleo)).toEqual([]);
  expect(await told(ben)).toHaveLength(1);
  await ada.ask('mutation ($c: ID!, $u: ID!) { removeParticipant(channelId: $c, userId: $u) { error { message } } }', {
    c: id, u: ben.userId,
  });
  expect(await told(ben)).toEqual([]);
  const other = await room();
  await ada.send(other, 'Two');
  await pass(25);
  expect(await told(ben)).toHaveLength(1);
  await ada.ask('mutation ($id: ID!) { deleteChannel(id: $id) { error { message } } }', { id: other });
  expect(await told(ben)).toEqual([]);
});

it('leaves who has a page before their eyes to messaging, and looks once more whether it was closed', async () => {
  const id = await room();
  await server.db.orm.insert(chatPresence).values({ userId: ada.userId, tab: 'one', expiresAt: new Date(Date.now() + 60_000) });
  await ben.send(id, 'One');
  await pass(25);
  expect(await told(ada)).toEqual([]);
  await server.db.orm.delete(chatPresence);
  await pass(90);
  expect(await messages(ada)).toEqual(['Ben Tester wrote in Pilot']);
  await pass(3600);
  expect(await told(ada)).toMatchObject([{ count: 1 }]);
});
