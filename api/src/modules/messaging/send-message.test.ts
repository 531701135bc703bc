/** @embedded the statement that is written most */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { chatter, type Chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { upload } from '../../testing/upload';
import { users } from '../identity';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;

beforeAll(async () => {
  server = await startTestServer();
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});
afterAll(() => server.close());

const history = async (who: Chatter, channelId: string, args = '') => (await who.ask<{
  channelMessages: { nodes: { seq: number; body: string }[]; hasOlder: boolean; hasNewer: boolean; lastSeq: number } | null;
}>(
  `query ($id: ID!) { channelMessages(channelId: $id${args}) { nodes { seq body } hasOlder hasNewer lastSeq } }`,
  { id: channelId })).channelMessages;

/** A new channel begins with the line that says who made it. */
const CREATED = 1;

test('messages are numbered without holes in the order of their arrival', async () => {
  const channelId = await ada.createChannel();
  const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => ada.send(channelId, `message ${index}`)));
  expect(sent.map(({ message }) => message?.seq).sort((a, b) => Number(a) - Number(b))).toEqual(Array.from(
    { length: 20 }, (_, index) => CREATED + index + 1,
  ));
});

test('the same id twice is one message, also at the same moment, with the first answer', async () => {
  const channelId = await ada.createChannel();
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => ada.send(channelId, 'once', { id })));
  expect(new Set(answers.map(({ message }) => message?.seq))).toEqual(new Set([CREATED + 1]));
  expect((await ada.send(channelId, 'other words', { id })).message).toMatchObject({ seq: CREATED + 1, body: 'once' });
  expect((await history(ada, channelId, `, after: ${CREATED}`))?.nodes).toEqual([{ seq: CREATED + 1, body: 'once' }]);
});

test('the id of somebody else’s message is refused and shows nothing of it', async () => {
  const secret = await ada.createChannel({ type: 'CLOSE' });
  const id = randomUUID();
  await ada.send(secret, 'a secret', { id });
  const own = await bob.createChannel();
  expect(await bob.send(own, 'mine', { id })).toMatchObject({ message: null, error: { code: 'CONFLICT', field: 'id' } });
});

test('nothing to say, too much and too many files are refused with a sentence, by either door', async () => {
  const channelId = await ada.createChannel();
  const files = await Promise.all(Array.from({ length: 11 }, async () => (await upload(server, ada.token)).body));
  expect((await ada.send(channelId, ' \n\t ')).error).toEqual({ code: 'INVALID', field: 'body', message: 'Write something first.' });
  const tooLong = { code: 'INVALID', field: 'body', message: 'A message can have at most 8,000 characters.' };
  expect([(await ada.send(channelId, 'x'.repeat(8001))).error, (await ada.write(bob.userId, 'x'.repeat(8001))).error]).toEqual([
    tooLong, tooLong,
  ]);
  expect((await ada.send(channelId, '', { attachments: files })).error).toEqual({
    code: 'INVALID', field: 'attachments', message: 'A message can have at most 10 files.',
  });
  expect((await history(ada, channelId, `, after: ${CREATED}`))?.nodes).toEqual([]);
  // The blank around it does not count.
  expect((await ada.send(channelId, `${'x'.repeat(8000)}\n`, { attachments: files.slice(1) })).error).toBeNull();
});

test('an attachment is a file of ours, never an address of somebody’s choice', async () => {
  const channelId = await ada.createChannel();
  const file = { id: randomUUID(), name: 'plan.pdf', type: 'application/pdf', size: 10 };
  for (const url of ['https://elsewhere.example/a.png', 'javascript:alert(1)', '//elsewhere.example/x', '/files/../api']) {
    expect((await ada.send(channelId, '', { attachments: [{ ...file, url }] })).error).toMatchObject({ field: 'attachments' });
  }
  expect((await ada.send(channelId, '', { attachments: [(await upload(server, ada.token)).body] })).message).toMatchObject({
    seq: CREATED + 1, body: '',
  });
});

test('a quote is of the same channel, and shows the message as it is now', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const first = (await ada.send(channelId, 'a question')).message;
  const answer = (await bob.send(channelId, 'an answer', { replyTo: first?.id })).message;
  expect(answer?.replyTo).toMatchObject({ id: first?.id, body: 'a question' });
  const elsewhere = (await ada.send(await ada.createChannel(), 'elsewhere', { replyTo: first?.id })).message;
  expect(elsewhere?.replyTo).toBeNull();
});

test('words that were changed meanwhile are not written over unseen', async () => {
  const channelId = await ada.createChannel();
  const id = (await ada.send(channelId, 'as it was')).message?.id;
  const edit = async (body: string, over: string | null) => (await ada.ask<{
    editMessage: { message: { body: string } | null; error: { code: string; field: string; message: string } | null };
  }>(
    'mutation ($id: ID!, $body: String!, $over: String) { editMessage(id: $id, body: $body, over: $over) { message { body } error { code field message } } }', { id, body, over })).editMessage;
  expect(await edit('by the first tab', 'as it was')).toMatchObject({ message: { body: 'by the first tab' }, error: null });
  expect(await edit('by the second tab', 'as it was')).toEqual({
    message: null,
    error: { code: 'CONFLICT', field: 'body', message: 'This message was changed meanwhile, in another tab or on another device.' },
  });
  // The first tab did not hear the answer and asks again.
  expect(await edit('by the first tab', 'as it was')).toMatchObject({ message: { body: 'by the first tab' } });
  expect(await edit('by the second tab', 'by the first tab')).toMatchObject({ message: { body: 'by the second tab' } });
});

test('only participants can be mentioned', async () => {
  const stranger = await chatter(server, 'Zoe');
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const { message } = await ada.send(channelId, 'hello you two', { mentions: [bob.userId, stranger.userId] });
  expect(message?.mentions).toEqual([{ id: bob.userId }]);
  expect(await bob.entry(channelId)).toMatchObject({ unread: 1, unreadMentions: 1 });
});

test('history goes both ways by seq, fifteen at a time', async () => {
  const channelId = await ada.createChannel();
  for (let index = CREATED + 1; index <= 40; index++) await ada.send(channelId, String(index));
  const seqs = async (args: string) => (await history(ada, channelId, args))?.nodes.map(({ seq }) => seq);
  expect(await history(ada, channelId)).toMatchObject({ hasOlder: true, hasNewer: false, lastSeq: 40 });
  expect(await seqs('')).toEqual(Array.from({ length: 15 }, (_, index) => 26 + index));
  expect(await seqs(', before: 26')).toEqual(Array.from({ length: 15 }, (_, index) => 11 + index));
  expect(await seqs(', before: 11')).toEqual(Array.from({ length: 10 }, (_, index) => 1 + index));
  expect(await seqs(', after: 37')).toEqual([38, 39, 40]);
  expect(await seqs(', around: 20, first: 5')).toEqual([18, 19, 20, 21, 22]);
  expect(await history(ada, channelId, ', before: 11')).toMatchObject({ hasOlder: false, hasNewer: true });
});

test('a pair has one conversation, whoever writes first, also when both do at once', async () => {
  const [eve, finn] = [await chatter(server, 'Eve'), await chatter(server, 'Finn')];
  const answers = await Promise.all([eve.write(finn.userId, 'hello'), finn.write(eve.userId, 'hi'), eve.write(finn.userId, 'again')]);
  expect(new Set(answers.map(({ message }) => message?.channelId)).size).toBe(1);
  expect(answers.map(({ message }) => message?.seq).sort()).toEqual([1, 2, 3]);
  const { conversations } = await finn.ask<{
    conversations: { total: number; nodes: { person: { id: string }; lastMessages: unknown[] }[] };
  }>('{ conversations { total nodes { person { id } lastMessages { seq } } } }');
  expect(conversations).toMatchObject({ total: 1, nodes: [{ person: { id: eve.userId }, lastMessages: [{ seq: 2 }, { seq: 3 }] }] });
  expect((await eve.write(eve.userId, 'to myself')).error).toMatchObject({ code: 'FORBIDDEN' });
});

test.each(['isBlocked', 'isDeleted'] as const)('who is gone (%s) is written to by neither door, and what was written stays to be read', async (state) => {
  const [eve, finn] = [await chatter(server, 'Eve'), await chatter(server, 'Finn')];
  expect(await eve.with(finn.userId)).toMatchObject({ canSend: true });
  const channelId = (await finn.write(eve.userId, 'hello')).message?.channelId ?? '';
  const canSendIn = async () => (await eve.ask<{
    channelDetails: { canSend: boolean };
  }>('query ($channelId: ID!) { channelDetails(channelId: $channelId) { canSend } }', { channelId })).channelDetails.canSend;
  expect([(await eve.with(finn.userId)).canSend, await canSendIn()]).toEqual([true, true]);
  await server.db.orm.update(users).set({ [state]: true }).where(eq(users.id, finn.userId));
  expect([(await eve.write(finn.userId, 'are you there?')).error, (await eve.send(channelId, 'are you there?')).error]).toEqual(
    Array(2).fill({ code: 'FORBIDDEN', field: null, message: "You don't have permission to write to this person." }),
  );
  expect(await eve.with(finn.userId)).toMatchObject({ canSend: false, messages: { nodes: [{ body: 'hello' }] } });
  expect(await canSendIn()).toBe(false);
});

test('who answers gets the conversation’s row too, not only who began', async () => {
  const [eve, finn] = [await chatter(server, 'Eve'), await chatter(server, 'Finn')];
  const first = await eve.write(finn.userId, 'hello');
  const answer = await finn.write(eve.userId, 'hi');
  expect([first.entry, answer.entry]).toMatchObject([
    { id: first.message?.channelId, person: { id: finn.userId }, unread: 0, channel: { lastSeq: 1 } },
    {
      id: first.message?.channelId, person: { id: eve.userId }, unread: 0, channel: { lastSeq: 2 },
      lastMessages: [{ body: 'hello' }, { body: 'hi' }],
    },
  ]);
});

test('own messages can be edited, taken back and reacted to; those of others only reacted to', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const { message } = await bob.send(channelId, 'draft', { mentions: [ada.userId] });
  const edit = (who: Chatter, body: string) => who.ask<{
    editMessage: { message: { body: string; isEdited: boolean } | null; error: { code: string } | null };
  }>('mutation ($id: ID!, $body: String!) { editMessage(id: $id, body: $body) { message { body isEdited } error { code } } }', {
    id: message?.id, body,
  });
  const remove = (who: Chatter, id = message?.id) => who.ask<{
    deleteMessage: { message: Record<string, unknown> | null; error: { code: string } | null };
  }>('mutation ($id: ID!) { deleteMessage(id: $id) { message { body isDeleted mentions { id } reactions { emoji } } error { code } } }', {
    id,
  });
  const react = (who: Chatter, emoji: string, on = true) => who.ask<{
    react: { message: { reactions: unknown } | null; error: { code: string } | null };
  }>(
    'mutation ($id: ID!, $emoji: String!, $on: Boolean!) { react(messageId: $id, emoji: $emoji, on: $on) { message { reactions { emoji userIds } } error { code } } }',
    { id: message?.id, emoji, on },
  );

  expect((await edit(ada, 'changed')).editMessage.error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await edit(bob, 'final')).editMessage.message).toEqual({ body: 'final', isEdited: true });
  await react(ada, '👍');
  await react(ada, '👍');
  await react(bob, '👩‍💻');
  expect((await react(bob, '👍')).react.message?.reactions).toEqual([
    { emoji: '👍', userIds: [ada.userId, bob.userId] }, { emoji: '👩‍💻', userIds: [bob.userId] },
  ]);
  expect((await react(bob, 'not an emoji')).react.error).toMatchObject({ code: 'INVALID' });
  expect((await react(bob, '👩‍💻', false)).react.message?.reactions).toEqual([{ emoji: '👍', userIds: [ada.userId, bob.userId] }]);
  // The creator of the channel may take back anybody's.
  expect((await remove(ada)).deleteMessage.message).toEqual({ body: '', isDeleted: true, mentions: [], reactions: [] });
  const mine = (await ada.send(channelId, 'of the creator')).message;
  expect((await remove(bob, mine?.id)).deleteMessage.error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await edit(bob, 'late')).editMessage.error).toMatchObject({ code: 'FORBIDDEN' });
});
