/** @embedded streams of one connection */
import { PayloadGroup } from '../../sockets/fan-out/payload-group';
import type { Database } from '../../db/database';
import { chatter, chatterOf, type Chatter } from '../../testing/chat';
import { openTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});
afterEach(() => {
  ada.leave();
  bob.leave();
});

const bodies = (events: { message: { body: string } | null }[]) => events.flatMap(({ message }) => (message ? [message.body] : []));

test('a stream brings what came after the cursor, says hello, then is live', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const first = await ada.send(channelId, 'one');
  await ada.send(channelId, 'two');
  await ada.send(channelId, 'three');
  const stream = bob.stream(channelId, first.message?.changeSeq);
  await until(() => stream.events.some(({ type }) => type === 'HELLO'));
  expect(bodies(stream.events)).toEqual(['two', 'three']);
  const hello = stream.events.at(-1);
  expect(hello).toMatchObject({ type: 'HELLO', seq: (first.message?.changeSeq ?? 0) + 2 });
  await ada.send(channelId, 'four');
  await until(() => stream.events.length === 4);
  expect(stream.events.at(-1)).toMatchObject({
    type: 'MESSAGE', seq: (hello?.seq ?? 0) + 1, message: { body: 'four', seq: (first.message?.seq ?? 0) + 3 },
  });
});

test('edits, deletions, reactions and names come through the same cursor, also to who was away', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const kept = (await ada.send(channelId, 'to be edited')).message;
  const gone = (await ada.send(channelId, 'to be deleted')).message;
  const live = bob.stream(channelId, gone?.changeSeq);
  await until(() => live.events.length === 1);
  await ada.ask('mutation ($id: ID!) { editMessage(id: $id, body: "edited") { error { code } } }', { id: kept?.id });
  await ada.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id: gone?.id });
  await bob.ask('mutation ($id: ID!) { react(messageId: $id, emoji: "🎉", on: true) { error { code } } }', { id: kept?.id });
  await ada.ask('mutation ($id: ID!) { updateChannel(id: $id, set: { name: "Renamed" }) { error { code } } }', { id: channelId });
  await until(() => live.events.length === 6);
  const from = gone?.changeSeq ?? 0;
  expect(live.events.map(({ seq }) => seq - from)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(live.events.slice(1).map(({ type }) => type)).toEqual(['MESSAGE', 'MESSAGE', 'MESSAGE', 'CHANNEL', 'MESSAGE']);
  // Who was away gets each message once, as it is now.
  const late = ada.stream(channelId, gone?.changeSeq);
  await until(() => late.events.some(({ type }) => type === 'HELLO'));
  const renamed = 'Ada Tester renamed the channel to “Renamed”';
  expect(late.events.map(({ seq, message, channel }) => [seq - from, message?.body, channel?.name])).toEqual([
    [2, '', undefined], [3, 'edited', undefined], [4, undefined, 'Renamed'], [5, renamed, undefined], [5, undefined, undefined],
  ]);
  expect(late.events[1]?.message?.reactions).toEqual([{ emoji: '🎉', userIds: [bob.userId] }]);
});

test('a message is executed once for all who see the same, and reaches each under its own id', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => chatter(server, `P${index}`)));
  const channelId = await ada.createChannel({ participantIds: people.map(({ userId }) => userId) });
  const streams = people.map((person) => person.stream(channelId));
  await Promise.all(streams.map((stream) => until(() => stream.events.length === 1)));
  const executed = jest.spyOn(PayloadGroup.prototype as unknown as { serialise(result: object): Buffer }, 'serialise');
  await ada.send(channelId, 'to all');
  await Promise.all(streams.map((stream) => until(() => stream.events.length === 2)));
  expect(executed).toHaveBeenCalledTimes(1);
  for (const person of people) person.leave();
});

test('who selects other fields gets other fields', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const short = bob.listen<Record<string, unknown>>('subscription ($id: ID!) { channelStream(channelId: $id) { type message { body } } }', {
    id: channelId,
  });
  const conditional = (wanted: boolean) => ada.listen<Record<string, unknown>>(
    'subscription ($id: ID!, $wanted: Boolean!) { channelStream(channelId: $id) { type message { id @include(if: $wanted) body } } }',
    { id: channelId, wanted },
  );
  const [yes, no] = [conditional(true), conditional(false)];
  await until(() => [short, yes, no].every(({ events }) => events.length === 1));
  await ada.send(channelId, 'hi');
  await until(() => [short, yes, no].every(({ events }) => events.length === 2));
  expect(short.events[1]).toEqual({ type: 'MESSAGE', message: { body: 'hi' } });
  expect(yes.events[1]).toEqual({ type: 'MESSAGE', message: { id: expect.any(String), body: 'hi' } });
  expect(no.events[1]).toEqual({ type: 'MESSAGE', message: { body: 'hi' } });
});

test('a removed participant stops receiving at once, everywhere', async () => {
  const channelId = await ada.createChannel({ type: 'CLOSE', participantIds: [bob.userId] });
  const [stream, inbox, typing] = [
    bob.stream(channelId), bob.inbox(), bob.listen('subscription ($id: ID!) { typing(channelId: $id) { userId } }', { id: channelId }),
  ];
  await until(() => stream.events.length === 1 && inbox.events.length === 1);
  await ada.ask('mutation ($id: ID!, $who: ID!) { removeParticipant(channelId: $id, userId: $who) { error { code } } }', {
    id: channelId, who: bob.userId,
  });
  await ada.send(channelId, 'between us');
  await until(() => stream.ended === 'complete' && typing.ended === 'complete');
  await until(() => inbox.events.some(({ type, channelId: gone }) => type === 'GONE' && gone === channelId));
  expect(bodies(stream.events)).toEqual([]);
  expect(bodies(inbox.events)).toEqual([]);
  const again = bob.stream(channelId, 0);
  await until(() => again.ended === 'failed');
  expect(again.events).toEqual([]);
});

test('who is removed while their inbox opens does not hear on', async () => {
  const db = await openTestDatabase();
  let isRead = false;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => { goOn = resolve; });
  const read: Database['read'] = async (statement, values) => {
    const rows = await db.read<never>(statement, values);
    if (statement.name === 'chat-my-channels') {
      isRead = true;
      await held;
    }
    return rows;
  };
  const slow = await startTestServer({ db: { ...db, read } });
  const [eve, finn] = [await chatter(slow, 'Eve'), await chatter(slow, 'Finn')];
  const [channelId, common] = [
    await eve.createChannel({ participantIds: [finn.userId] }), await eve.createChannel({ participantIds: [finn.userId] }),
  ];
  const inbox = finn.inbox();
  await until(() => isRead);
  await eve.ask('mutation ($id: ID!, $who: ID!) { removeParticipant(channelId: $id, userId: $who) { error { code } } }', {
    id: channelId, who: finn.userId,
  });
  goOn();
  await until(() => inbox.events.some(({ type, channelId: gone }) => type === 'GONE' && gone === channelId));
  await eve.send(channelId, 'between us');
  await eve.send(common, 'to everybody');
  await until(() => bodies(inbox.events).length > 0);
  expect(bodies(inbox.events)).toEqual(['to everybody']);
  for (const person of [eve, finn]) person.leave();
  await slow.close();
  await db.close();
});

test('a deleted channel ends for everybody', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const [stream, inbox] = [bob.stream(channelId), bob.inbox()];
  await until(() => stream.events.length === 1 && inbox.events.length === 1);
  await ada.ask('mutation ($id: ID!) { deleteChannel(id: $id) { channelId } }', { id: channelId });
  await until(() => stream.ended === 'complete' && inbox.events.some(({ type }) => type === 'GONE'));
  expect(stream.events.at(-1)?.channel).toMatchObject({ isDeleted: true });
});

test('the inbox tells of messages, new conversations, read positions of other tabs', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const inbox = bob.inbox();
  const otherTab = chatterOf(server, bob);
  await until(() => inbox.events.length === 1);
  expect(inbox.events[0]?.type).toBe('HELLO');
  const { message } = await ada.send(channelId, 'news');
  await until(() => inbox.events.some(({ type, message: seen }) => type === 'MESSAGE' && seen?.id === message?.id));
  await otherTab.ask('mutation ($id: ID!) { markChannelRead(channelId: $id) { entry { unread } } }', { id: channelId });
  await until(() => inbox.events.some(({ type, entry }) => type === 'ENTRY' && entry?.id === channelId && entry.unread === 0));
  await ada.write(bob.userId, 'psst');
  await until(() => inbox.events.some(({ type, entry }) => type === 'ENTRY' && entry?.person?.id === ada.userId && entry.unread === 1));
  await ada.write(bob.userId, 'are you there?');
  await until(() => inbox.events.some(({ type, message: seen }) => type === 'MESSAGE' && seen?.body === 'are you there?'));
});

test('the writer sees that a personal message was read', async () => {
  const { message } = await ada.write(bob.userId, 'read this');
  const stream = ada.stream(message?.channelId ?? '');
  await until(() => stream.events.length === 1);
  await bob.ask('mutation ($id: ID!) { markConversationRead(userId: $id) { entry { unread } } }', { id: ada.userId });
  await until(() => (
    stream.events.some(({ channel }) => channel?.reads.some(({ userId, lastReadSeq }) => userId === bob.userId && lastReadSeq === 1))
  ));
});

test('typing reaches those who look, and nobody can type where they take no part', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const typing = ada.listen<{
    userId: string; firstname: string; isTyping: boolean;
  }>('subscription ($id: ID!) { typing(channelId: $id) { userId firstname isTyping } }', { id: channelId });
  const type = (who: Chatter) => (
    who.ask<{ setTyping: boolean }>('mutation ($id: ID!) { setTyping(channelId: $id, isTyping: true) }', { id: channelId })
  );
  await until(async () => (await type(bob)).setTyping && typing.events.length > 0);
  expect(typing.events[0]).toEqual({ userId: bob.userId, firstname: 'Bob', isTyping: true });
  const stranger = await chatter(server, 'Zoe');
  expect((await type(stranger)).setTyping).toBe(false);
  stranger.leave();
});

test('the first message of a conversation is a new message in the inbox of whom it is for, and being added is told', async () => {
  const inbox = bob.inbox();
  const told = bob.listen<{
    type: string; channelId: string; wasAdded: boolean;
  }>('subscription { inboxStream { type channelId wasAdded } }');
  await until(() => inbox.events.length === 1 && told.events.length === 1);
  const { message } = await ada.write(bob.userId, 'Are you there?');
  await until(() => inbox.events.length === 3);
  expect(inbox.events.slice(1)).toMatchObject([
    { type: 'ENTRY', entry: { unread: 1 } }, { type: 'MESSAGE', message: { id: message?.id, body: 'Are you there?' } },
  ]);

  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const joined = await ada.createChannel();
  await bob.ask('mutation ($id: ID!) { joinChannel(channelId: $id) { error { code } } }', { id: joined });
  await until(() => told.events.length === 5);
  expect(told.events.slice(3)).toEqual([
    { type: 'ENTRY', channelId, wasAdded: true }, { type: 'ENTRY', channelId: joined, wasAdded: false },
  ]);
});
