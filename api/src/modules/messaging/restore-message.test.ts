/** @embedded numbers of one channel under concurrent writes */
import { eq } from 'drizzle-orm';
import { chatter, type Chatter, type Failure, type SeenMessage } from '../../testing/chat';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { deletedMessage, message } from './messaging.table';
import { sweepDeletedMessages } from './sweep-deleted-messages';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
let zoe: Chatter;
const clock = createTestClock();
const MINUTE = 60_000;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
  zoe = await chatter(server, 'Zoe');
});
beforeEach(() => { clock.ahead = 0; });
afterAll(() => server.close());

const FIELDS = 'id seq changeSeq body isEdited isDeleted author { id } reactions { emoji userIds } mentions { id } replyTo { id body }';
const change = async (who: Chatter, field: 'deleteMessage' | 'restoreMessage', id: string) =>
  (await who.ask<Record<string, { message: SeenMessage | null; error: Failure | null }>>(
    `mutation ($id: ID!) { ${field}(id: $id) { message { ${FIELDS} } error { code field message } } }`, { id },
  ))[field];
const read = async (who: Chatter, id: string) => (
  (await who.ask<{ chatMessage: SeenMessage | null }>(`query ($id: ID!) { chatMessage(id: $id) { ${FIELDS} } }`, { id })).chatMessage
);

/** Bob's message with everything a message can have, in a channel of three. */
async function written() {
  const channelId = await ada.createChannel({ participantIds: [bob.userId, zoe.userId] });
  const { message: first } = await bob.send(channelId, 'pears on Friday', { mentions: [zoe.userId] });
  const id = first?.id ?? '';
  await ada.ask('mutation ($id: ID!) { react(messageId: $id, emoji: "👍", on: true) { error { code } } }', { id });
  await ada.send(channelId, 'fine', { replyTo: id });
  return { channelId, id };
}

test('a deletion that is undone leaves everything as it was: words, place, mentions, reactions, quotes and counts', async () => {
  const { channelId, id } = await written();
  const before = await read(zoe, id);
  const counted = await zoe.entry(channelId);
  await change(bob, 'deleteMessage', id);
  expect(await read(zoe, id)).toMatchObject({ body: '', isDeleted: true, mentions: [], reactions: [] });
  expect(await zoe.entry(channelId)).toMatchObject({
    unread: 2, unreadMentions: 0, lastMessages: [{ isDeleted: true }, { replyTo: { body: '' } }],
  });
  expect((await change(bob, 'restoreMessage', id))?.error).toBeNull();
  expect(await read(zoe, id)).toEqual({ ...before, changeSeq: expect.any(Number) as number });
  expect(await zoe.entry(channelId)).toMatchObject({
    unread: 2, unreadMentions: counted?.unreadMentions,
    lastMessages: [{ body: 'pears on Friday' }, { replyTo: { body: 'pears on Friday' } }],
  });
});

test('others see it go and come back live, and who was away finds it by the same cursor', async () => {
  const { channelId, id } = await written();
  const stream = zoe.stream(channelId);
  await until(() => stream.events.some(({ type }) => type === 'HELLO'));
  const since = stream.events.at(-1)?.seq;
  await change(bob, 'deleteMessage', id);
  await change(bob, 'restoreMessage', id);
  const words = (events: typeof stream.events) => events.flatMap((event) => (event.message ? [event.message.body] : [])).join();
  await until(() => words(stream.events) === ',pears on Friday');
  const late = zoe.stream(channelId, since);
  await until(() => words(late.events) === 'pears on Friday');
  for (const each of [stream, late]) each.stop();
  zoe.leave();
});

test('sent again it changes nothing: neither is deleted nor restored twice', async () => {
  const { id } = await written();
  const deleted = await change(bob, 'deleteMessage', id);
  expect(await change(bob, 'deleteMessage', id)).toEqual(deleted);
  const restored = await change(bob, 'restoreMessage', id);
  expect(await change(bob, 'restoreMessage', id)).toEqual(restored);
});

test('only who deleted has it back: not the author when the creator of the channel took it away', async () => {
  const { channelId, id } = await written();
  await change(ada, 'deleteMessage', id);
  for (const who of [bob, zoe]) expect((await change(who, 'restoreMessage', id))?.error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await change(ada, 'restoreMessage', id))?.message).toMatchObject({ body: 'pears on Friday', author: { id: bob.userId } });
  await change(bob, 'deleteMessage', id);
  await bob.ask('mutation ($id: ID!) { leaveChannel(channelId: $id) { error { code } } }', { id: channelId });
  expect((await change(bob, 'restoreMessage', id))?.error).toMatchObject({ code: 'FORBIDDEN' });
});

test('the words are nowhere but where Undo finds them, and gone for good minutes later', async () => {
  const { id } = await written();
  await change(bob, 'deleteMessage', id);
  const rows = (where: typeof message | typeof deletedMessage) => server.db.orm.select({ body: where.body }).from(where)
    .where(eq(where === message ? message.id : deletedMessage.messageId, id));
  expect([await rows(message), await rows(deletedMessage)]).toEqual([[{ body: '' }], [{ body: 'pears on Friday' }]]);
  await sweepDeletedMessages(server);
  expect(await rows(deletedMessage)).toHaveLength(1);
  clock.ahead = 6 * MINUTE;
  expect((await change(bob, 'restoreMessage', id))?.error).toMatchObject({
    code: 'CONFLICT', message: 'This message was deleted too long ago to bring it back.',
  });
  await sweepDeletedMessages(server);
  expect(await rows(deletedMessage)).toEqual([]);
});
