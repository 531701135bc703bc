import { randomUUID } from 'node:crypto';
import { chatter, stranger, type Chatter, type Failure } from '../../testing/chat';
import { asInput, fileCalls } from '../../testing/file-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
let cleo: Chatter;
const { keep, attach } = fileCalls(() => server);

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => { [ada, bob, cleo] = [await chatter(server, 'Ada'), await chatter(server, 'Bob'), await chatter(server, 'Cleo')]; });

interface Forwarded {
  body: string; author: { id: string }; attachments: { id: string; name: string; url: string }[];
  forwarded: { messageId: string; author: { id: string } | null } | null;
}
interface Answer { forwardMessage: { message: (Forwarded & { id: string }) | null; error: Failure | null } }
const FIELDS = 'id body author { id } attachments { id name url } forwarded { messageId author { id } at }';

const forward = async (who: Chatter, messageId: string, to: {
  channelId?: string; userId?: string;
}, id = randomUUID()) => (await who.ask<Answer>(
  `mutation ($messageId: ID!, $id: ID!, $channelId: ID, $userId: ID) {
    forwardMessage(messageId: $messageId, id: $id, channelId: $channelId, userId: $userId) { message { ${FIELDS} } error { code field message } }
  }`, { messageId, id, ...to })).forwardMessage;
const seen = async (who: Chatter, id: string) => (
  (await who.ask<{ chatMessage: Forwarded | null }>(`query ($id: ID!) { chatMessage(id: $id) { ${FIELDS} } }`, { id })).chatMessage
);
const say = async (who: Chatter, channelId: string, body: string) => (await who.send(channelId, body)).message?.id ?? '';

test('a message goes to a channel and to a person, with who wrote it first; twice is once', async () => {
  const [from, to] = [
    await ada.createChannel({ type: 'CLOSE', participantIds: [bob.userId] }),
    await ada.createChannel({ type: 'CLOSE', participantIds: [cleo.userId] }),
  ];
  const said = await say(bob, from, 'The lease is signed');
  const id = randomUUID();
  const { message } = await forward(ada, said, { channelId: to }, id);
  expect(message).toMatchObject({
    id, body: 'The lease is signed', author: { id: ada.userId }, forwarded: { messageId: said, author: { id: bob.userId } },
  });
  expect((await forward(ada, said, { channelId: to }, id)).message).toEqual(message);
  const again = await forward(cleo, id, { userId: ada.userId });
  expect(again.message).toMatchObject({ author: { id: cleo.userId }, forwarded: { messageId: said, author: { id: bob.userId } } });
  expect((await ada.with(cleo.userId)).messages.nodes).toEqual([{ body: 'The lease is signed' }]);
});

test('who reads it there reads the words and not the place: the message it came from stays closed to them', async () => {
  const [from, to] = [
    await ada.createChannel({ type: 'CLOSE' }), await ada.createChannel({ type: 'CLOSE', participantIds: [cleo.userId] }),
  ];
  const said = await say(ada, from, 'The lease is signed');
  const { message } = await forward(ada, said, { channelId: to });
  expect(await seen(cleo, message?.id ?? '')).toMatchObject({ body: 'The lease is signed' });
  expect(await seen(cleo, said)).toBeNull();
  expect(await seen(ada, said)).not.toBeNull();
});

test('files come along as copies of their own: each lives and ends with its own message', async () => {
  const [from, to] = [
    await ada.createChannel({ type: 'CLOSE' }), await ada.createChannel({ type: 'CLOSE', participantIds: [cleo.userId] }),
  ];
  const sent = await attach(ada, from, [asInput(await keep(ada, { name: 'lease.csv' }))]);
  const [original] = (await seen(ada, sent.message?.id ?? ''))?.attachments ?? [];
  const { message } = await forward(ada, sent.message?.id ?? '', { channelId: to });
  const [copy] = message?.attachments ?? [];
  expect([copy?.name, copy?.id === original?.id]).toEqual(['lease.csv', false]);
  const address = (who: Chatter, id = '') => (
    server.request('GET', `/api/v1/files/${id}/address`, { token: who.token }).then(({ status }) => status)
  );
  expect([await address(cleo, copy?.id), await address(cleo, original?.id)]).toEqual([200, 404]);
  await ada.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id: sent.message?.id });
  expect([await address(cleo, copy?.id), await address(ada, original?.id)]).toEqual([200, 404]);
});

test('nobody passes on what they may not read, a line or what was deleted, nor to where they may not write', async () => {
  const [from, to] = [
    await ada.createChannel({ type: 'CLOSE', participantIds: [bob.userId] }), await cleo.createChannel({ type: 'CLOSE' }),
  ];
  const said = await say(ada, from, 'The lease is signed');
  const zed = await stranger(server);
  const codes = [
    await forward(zed, said, { userId: ada.userId }), await forward(cleo, said, { channelId: to }),
    await forward(ada, randomUUID(), { channelId: from }),
    await forward(bob, said, { channelId: to }), await forward(ada, said, {}),
    await forward(ada, said, { channelId: from, userId: bob.userId }),
  ].map(({ error }) => error?.code);
  expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'INVALID', 'INVALID']);
  await ada.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id: said });
  expect((await forward(bob, said, { channelId: from })).error).toMatchObject({ code: 'FORBIDDEN' });
  const { channelMessages } = await ada.ask<{
    channelMessages: { nodes: { id: string }[] };
  }>('query ($id: ID!) { channelMessages(channelId: $id) { nodes { id } } }', { id: from });
  expect((await forward(ada, channelMessages.nodes[0]?.id ?? '', { channelId: from })).error).toMatchObject({ code: 'FORBIDDEN' });
});
