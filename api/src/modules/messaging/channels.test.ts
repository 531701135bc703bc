import { randomUUID } from 'node:crypto';
import { buildCompany } from '../../testing/builders';
import { chatter, stranger, type Chatter, type Failure } from '../../testing/chat';
import { upload } from '../../testing/upload';
import { startTestServer, type TestServer } from '../../testing/test-server';

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

const change = async (who: Chatter, field: string, args: string, variables: Record<string, unknown>) => {
  const declared = Object.keys(variables).map((name) => `$${name}: ID!`).join(', ');
  const answer = await who.ask<Record<string, { error: Failure | null }>>(
    `mutation (${declared}) { ${field}(${args}) { error { code field message } } }`, variables,
  );
  return answer[field]?.error ?? null;
};
const join = (who: Chatter, id: string) => change(who, 'joinChannel', 'channelId: $id', { id });
const leave = (who: Chatter, id: string) => change(who, 'leaveChannel', 'channelId: $id', { id });

test('a CLOSE channel is invisible to others by any route', async () => {
  const id = await ada.createChannel({ type: 'CLOSE', name: 'Pilot retailers', participantIds: [bob.userId] });
  const { message } = await ada.send(id, 'a secret about pears');
  const seen = await zoe.ask<Record<string, unknown>>(
    `query ($id: ID!, $message: ID!) {
      channelMessages(channelId: $id) { nodes { body } } chatMessage(id: $message) { body } channelDetails(channelId: $id) { channel { name } } inboxEntry(channelId: $id) { id }
      openChannels { total } searchChannels(search: "pilot") { total } searchMessages(search: "pears") { nodes { message { body } } } joinedChannels { total }
      unreadCounts { channels perChannel { channelId } }
    }`, { id, message: message?.id },
  );
  expect(seen).toMatchObject({
    channelMessages: null, chatMessage: null, channelDetails: null, inboxEntry: null, openChannels: { total: 0 },
    searchChannels: { total: 0 },
    searchMessages: { nodes: [] }, joinedChannels: { total: 0 }, unreadCounts: { channels: 0, perChannel: [] },
  });
  // Who takes part is told to participants alone.
  await buildCompany(server, bob.userId);
  const isBobIn = async (who: Chatter) => {
    const { chatPeople } = await who.ask<{
      chatPeople: { nodes: { person: { id: string }; isParticipant: boolean }[] };
    }>('query ($id: ID) { chatPeople(forChannelId: $id) { nodes { person { id } isParticipant } } }', { id });
    return chatPeople.nodes.find(({ person }) => person.id === bob.userId)?.isParticipant;
  };
  expect([await isBobIn(ada), await isBobIn(zoe)]).toEqual([true, false]);
  expect(await join(zoe, id)).toMatchObject({ code: 'FORBIDDEN' });
  expect((await zoe.send(id, 'let me in')).error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(zoe, 'markChannelRead', 'channelId: $id', { id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(zoe, 'markUnread', 'messageId: $id', { id: message?.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(zoe, 'deleteMessage', 'id: $id', { id: message?.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(zoe, 'deleteChannel', 'id: $id', { id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(zoe, 'leaveChannel', 'channelId: $id', { id })).toMatchObject({ code: 'FORBIDDEN' });
  // A channel that was never there gets the very same words.
  expect(await join(zoe, randomUUID())).toMatchObject({ code: 'FORBIDDEN' });
});

test('an OPEN channel is visible to all; joining makes it one’s own, once', async () => {
  const id = await ada.createChannel({ name: 'Circular Food Founders' });
  await ada.send(id, 'welcome');
  const before = await zoe.ask<{
    openChannels: { nodes: { id: string }[] }; channelMessages: { nodes: unknown[] }; channelDetails: Record<string, unknown>;
  }>(
    'query ($id: ID!) { openChannels { nodes { id } } channelMessages(channelId: $id) { nodes { body } } channelDetails(channelId: $id) { canSend canJoin canLeave canManage participants { nodes { person { id } isAdmin } } } }', { id });
  expect(before.openChannels.nodes.map((node) => node.id)).toContain(id);
  expect(before.channelMessages.nodes.at(-1)).toEqual({ body: 'welcome' });
  expect(before.channelDetails).toEqual({
    canSend: false, canJoin: true, canLeave: false, canManage: false,
    participants: { nodes: [{ person: { id: ada.userId }, isAdmin: true }] },
  });
  expect((await zoe.send(id, 'too early')).error).toMatchObject({ code: 'FORBIDDEN' });
  expect([await join(zoe, id), await join(zoe, id)]).toEqual([null, null]);
  // What was written before counts as read.
  expect(await zoe.entry(id)).toMatchObject({ unread: 0, channel: { participantCount: 2 } });
  const after = await zoe.ask<{ openChannels: { nodes: { id: string }[] } }>('{ openChannels { nodes { id } } }');
  expect(after.openChannels.nodes.map((node) => node.id)).not.toContain(id);
  expect((await zoe.send(id, 'hello')).error).toBeNull();
});

test('only the creator manages a channel', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  for (const [field, args, variables] of [
    ['addParticipants', 'channelId: $id, userIds: [$who]', { id, who: zoe.userId }],
    ['removeParticipant', 'channelId: $id, userId: $who', { id, who: ada.userId }],
    ['updateChannel', 'id: $id, set: { name: "Mine" }', { id }],
    ['deleteChannel', 'id: $id', { id }],
  ] as const) expect(await change(bob, field, args, variables)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(ada, 'addParticipants', 'channelId: $id, userIds: [$who, $known]', { id, who: zoe.userId, known: bob.userId }))
    .toBeNull();
  expect(await ada.entry(id)).toMatchObject({ channel: { participantCount: 3 } });
  expect(await change(ada, 'removeParticipant', 'channelId: $id, userId: $who', { id, who: zoe.userId })).toBeNull();
  expect(await zoe.entry(id)).toBeNull();
});

test('the creator leaves only after naming a new creator', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  expect(await leave(ada, id)).toMatchObject({ code: 'NEW_CREATOR_NEEDED', field: 'newCreatorId' });
  expect(await change(ada, 'leaveChannel', 'channelId: $id, newCreatorId: $who', { id, who: zoe.userId })).toMatchObject({
    code: 'INVALID',
  });
  expect(await change(ada, 'leaveChannel', 'channelId: $id, newCreatorId: $who', { id, who: bob.userId })).toBeNull();
  expect(await ada.entry(id)).toBeNull();
  const { channelDetails } = await bob.ask<{
    channelDetails: { canManage: boolean };
  }>('query ($id: ID!) { channelDetails(channelId: $id) { canManage } }', { id });
  expect(channelDetails.canManage).toBe(true);
});

test('the same channel id twice is one channel; somebody else’s is refused', async () => {
  const id = randomUUID();
  expect([await ada.createChannel({ id, name: 'First' } ), await ada.createChannel({ id, name: 'Second' })]).toEqual([id, id]);
  expect(await ada.entry(id)).toMatchObject({ channel: { name: 'First' } });
  await expect(bob.createChannel({ id })).rejects.toThrow('another channel');
});

test('a name and a description that are too long are refused at their field', async () => {
  const make = async (input: object) => (await ada.ask<{ createChannel: { error: Failure | null } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { code field message } } }',
    { input: { id: randomUUID(), name: 'Depot', type: 'OPEN', ...input } },
  )).createChannel.error;
  expect(await make({ name: 'x'.repeat(81) })).toEqual({
    code: 'INVALID', field: 'name', message: 'Channel name can have at most 80 characters.',
  });
  expect(await make({ description: 'x'.repeat(501) })).toEqual({
    code: 'INVALID', field: 'description', message: 'The description can have at most 500 characters.',
  });
  expect(await make({ name: 'x'.repeat(80), description: `${'x'.repeat(500)}\n` })).toBeNull();
});

test('people for a new chat have first name, last name and a company', async () => {
  const [salt, alone] = [await stranger(server, 'Bob'), await stranger(server, 'Zoe')];
  await buildCompany(server, salt.userId, { name: 'Salt & Grid' });
  const nameless = await server.user({ firstname: 'Solo', lastname: ' ' });
  await buildCompany(server, nameless.id);
  const find = async (search: string) => (await ada.ask<{
    chatPeople: { nodes: { person: { id: string }; companyName: string | null }[] };
  }>('query ($search: String) { chatPeople(search: $search) { nodes { person { id } companyName } } }', { search })).chatPeople.nodes;
  const everybody = (await find('')).map(({ person }) => person.id);
  expect(everybody).toContain(salt.userId);
  for (const id of [alone.userId, ada.userId, nameless.id]) expect(everybody).not.toContain(id);
  expect((await find('BOB test')).some(({ person, companyName }) => person.id === salt.userId && companyName === 'Salt & Grid')).toBe(true);
  expect(await find('100%')).toEqual([]);
  const zoe = await stranger(server, 'Zoë Łukasiewicz');
  await buildCompany(server, zoe.userId, { name: 'Café Größe' });
  for (const typed of [
    'zoe luka', 'LUKASIEWICZ', 'cafe grosse',
  ]) expect((await find(typed)).map(({ person }) => person.id)).toEqual([zoe.userId]);
});

test('people come page by page, and nobody twice or never when a name comes in above', async () => {
  for (const name of ['Quill A', 'Quill b', 'Quill B']) await chatter(server, name);
  interface Found { nodes: { person: { firstname: string } }[]; hasMore: boolean; endCursor: string | null }
  const find = async (after: string | null) => (await ada.ask<{ chatPeople: Found }>(
    'query ($after: String) { chatPeople(search: "Quill", first: 2, after: $after) { nodes { person { firstname } } hasMore endCursor } }',
    { after },
  )).chatPeople;
  const first = await find(null);
  await chatter(server, 'Aquill');
  const second = await find(first.endCursor);
  expect([first, second].map(({ hasMore }) => hasMore)).toEqual([true, false]);
  expect(first.nodes[0]).toMatchObject({ person: { firstname: 'Quill A' } });
  expect([...first.nodes, ...second.nodes].map(({ person }) => person.firstname).sort()).toEqual(['Quill A', 'Quill B', 'Quill b']);
  const { errors } = await server.graphql('{ chatPeople(after: "bm9uZQ") { hasMore } }', {}, ada.token);
  expect(errors?.[0]).toMatchObject({ message: 'This is not a place in the list.' });
});

test('read positions only go forwards, until a message is marked as unread', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  const messages = [];
  for (const body of ['one', 'two', 'three']) messages.push((await ada.send(id, body)).message);
  const read = (message?: string) => bob.ask(
    'mutation ($id: ID!, $message: ID) { markChannelRead(channelId: $id, lastMessageReadId: $message) { entry { id } } }', { id, message },
  );
  expect(await bob.entry(id)).toMatchObject({ unread: 3 });
  await read(messages[1]?.id);
  expect(await bob.entry(id)).toMatchObject({ unread: 1, lastReadSeq: messages[1]?.seq });
  await read(messages[0]?.id);
  expect(await bob.entry(id)).toMatchObject({ unread: 1, lastReadSeq: messages[1]?.seq });
  await bob.ask('mutation ($message: ID!) { markUnread(messageId: $message) { entry { id } } }', { message: messages[0]?.id });
  expect(await bob.entry(id)).toMatchObject({ unread: 3, isMarkedUnread: true });
  await read();
  expect(await bob.entry(id)).toMatchObject({ unread: 0, isMarkedUnread: false });
  // Marking one's own last message as unread counts as one.
  await ada.ask('mutation ($message: ID!) { markUnread(messageId: $message) { entry { id } } }', { message: messages[2]?.id });
  expect(await ada.entry(id)).toMatchObject({ unread: 1 });
  const { unreadCounts } = await ada.ask<{
    unreadCounts: unknown;
  }>('{ unreadCounts { channels personal mentions perChannel { channelId kind noOfUnread } } }');
  expect(unreadCounts).toEqual({ channels: 1, personal: 0, mentions: 0, perChannel: [{ channelId: id, kind: 'channel', noOfUnread: 1 }] });
});

test('messages are found in all conversations of the viewer, newest first, and nowhere else', async () => {
  const word = randomUUID().slice(0, 8);
  const id = await ada.createChannel({ type: 'CLOSE', participantIds: [bob.userId] });
  for (let index = 0; index < 4; index++) await ada.send(id, `${word.toUpperCase()} number ${index}`);
  await ada.write(bob.userId, `${word} in person`);
  const find = async (who: Chatter, after?: string) => (await who.ask<{
    searchMessages: { nodes: { message: { body: string }; person: { id: string } | null }[]; hasMore: boolean; endCursor: string | null };
  }>(
    'query ($search: String!, $after: String) { searchMessages(search: $search, first: 3, after: $after) { nodes { message { body } person { id } } hasMore endCursor } }', { search: word, after })).searchMessages;
  const first = await find(bob);
  expect(first.nodes.map(({ message }) => message.body.slice(9))).toEqual(['in person', 'number 3', 'number 2']);
  expect(first.nodes[0]?.person?.id).toBe(ada.userId);
  const second = await find(bob, first.endCursor ?? '');
  expect(second.nodes.map(({ message }) => message.body.slice(9))).toEqual(['number 1', 'number 0']);
  expect(second.hasMore).toBe(false);
  expect((await find(zoe)).nodes).toEqual([]);
});

test('a search is narrowed by who wrote, when, where and with what', async () => {
  const id = await ada.createChannel({ name: 'Narrow', participantIds: [bob.userId] });
  const other = await ada.createChannel({ name: 'Other', participantIds: [bob.userId] });
  const word = `kiwi${Date.now()}`;
  await ada.send(id, `${word} early`);
  await bob.send(id, `${word} from Bob`);
  const file = (await upload(server, ada.token)).body;
  await ada.send(id, `${word} drawn`, { attachments: [file] });
  await ada.send(id, '', { attachments: [(await upload(server, ada.token)).body] });
  await ada.send(other, `${word} elsewhere`);
  const sent = await bob.ask<{ channelMessages: { nodes: { body: string; createdAt: string }[] } }>(
    'query ($id: ID!) { channelMessages(channelId: $id) { nodes { body createdAt } } }', { id });
  const momentOf = (end: string) => sent.channelMessages.nodes.find(({ body }) => body.endsWith(end))?.createdAt;
  const find = async (by: Record<string, unknown>) => (await bob.ask<{ searchMessages: { nodes: { message: { body: string } }[] } }>(
    `query ($search: String!, $channelId: ID, $authorId: ID, $since: DateTime, $until: DateTime, $hasFile: Boolean) {
      searchMessages(search: $search, channelId: $channelId, authorId: $authorId, since: $since, until: $until, hasFile: $hasFile) {
        nodes { message { body } }
      }
    }`, { search: word, ...by })).searchMessages.nodes.map(({ message }) => message.body.replace(`${word} `, ''));
  expect(await find({})).toEqual(['elsewhere', 'drawn', 'from Bob', 'early']);
  expect(await find({ channelId: id, authorId: ada.userId })).toEqual(['drawn', 'early']);
  expect(await find({ since: momentOf('from Bob'), until: momentOf('drawn') })).toEqual(['from Bob']);
  expect(await find({ hasFile: true })).toEqual(['drawn']);
  // The files of a conversation, whatever was said with them; the channel's own lines are nobody's.
  expect(await find({ search: '', channelId: id, hasFile: true })).toEqual(['', 'drawn']);
  expect(await find({ search: '', channelId: id })).toEqual([]);
});

test('the joined channels come last chat first, with their totals', async () => {
  const ids = [await ada.createChannel({ name: 'A' }), await ada.createChannel({ name: 'B' }), await ada.createChannel({ name: 'C' })];
  for (const id of ids) await join(bob, id);
  await ada.send(ids[1] ?? '', 'b');
  await ada.send(ids[0] ?? '', 'a1');
  await ada.send(ids[0] ?? '', 'a2');
  await ada.send(ids[0] ?? '', 'a3');
  const { joinedChannels } = await bob.ask<{
    joinedChannels: { total: number; unread: number; hasMore: boolean; nodes: { id: string; lastMessages: { body: string }[] }[] };
  }>('{ joinedChannels(first: 2) { total unread hasMore nodes { id lastMessages { body } } } }');
  expect(joinedChannels).toMatchObject({ total: 3, unread: 4, hasMore: true });
  expect(joinedChannels.nodes[0]).toEqual({ id: ids[0], lastMessages: [{ body: 'a2' }, { body: 'a3' }] });
});
