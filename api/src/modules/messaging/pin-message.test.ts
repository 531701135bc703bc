import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { chatter, stranger, type Chatter, type Failure } from '../../testing/chat';
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

interface Answer { pinMessage: { message: { pinnedAt: string | null; changeSeq: number } | null; error: Failure | null } }

const pin = async (who: Chatter, messageId: string, on = true) => (await who.ask<Answer>(
  'mutation ($messageId: ID!, $on: Boolean!) { pinMessage(messageId: $messageId, on: $on) { message { pinnedAt changeSeq } error { code field message } } }',
  { messageId, on })).pinMessage;

const pinned = async (
  who: Chatter, id: string, after: string | null = null, first = 50,
) => (await who.ask<{ pinnedMessages: { nodes: { body: string }[]; hasMore: boolean; endCursor: string | null } | null }>(
  'query ($id: ID!, $after: String, $first: Int) { pinnedMessages(channelId: $id, first: $first, after: $after) { nodes { body } hasMore endCursor } }',
  { id, after, first })).pinnedMessages;

const say = async (who: Chatter, channelId: string, body: string) => (await who.send(channelId, body)).message?.id ?? '';

test('a pin is seen by everybody who takes part, at once; twice is once, and it is let go again', async () => {
  const id = await ada.createChannel({ type: 'CLOSE', participantIds: [bob.userId] });
  const [first, second] = [await say(ada, id, 'the lease'), await say(bob, id, 'the depot')];
  const stream = bob.stream(id);
  await until(() => stream.events.length > 0);
  const told = await pin(ada, first);
  expect(told.error).toBeNull();
  expect((await pin(bob, first)).message).toEqual(told.message);
  await pin(bob, second);
  await until(() => stream.events.filter(({ message }) => message?.id === first).length === 1);
  const page = await pinned(bob, id, null, 1);
  expect(page).toMatchObject({ nodes: [{ body: 'the depot' }], hasMore: true });
  expect((await pinned(bob, id, page?.endCursor))?.nodes).toEqual([{ body: 'the lease' }]);
  expect((await pin(bob, first, false)).message?.pinnedAt).toBeNull();
  expect((await pinned(ada, id))?.nodes).toEqual([{ body: 'the depot' }]);
  ada.leave();
  bob.leave();
});

test('a deleted message is not at hand until it is brought back; nobody pins it meanwhile', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  const message = await say(ada, id, 'the lease');
  await pin(ada, message);
  const change = (field: string) => ada.ask(`mutation ($id: ID!) { ${field}(id: $id) { error { code } } }`, { id: message });
  await change('deleteMessage');
  expect((await pinned(bob, id))?.nodes).toEqual([]);
  expect((await pin(bob, message)).error).toMatchObject({ code: 'FORBIDDEN' });
  await change('restoreMessage');
  expect((await pinned(bob, id))?.nodes).toEqual([{ body: 'the lease' }]);
});

test('a stranger neither pins nor reads, and can’t tell a message from none', async () => {
  const id = await ada.createChannel({ type: 'CLOSE' });
  const message = await say(ada, id, 'the lease');
  const zed = await stranger(server);
  const { error } = await pin(zed, message);
  expect(error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await pin(zed, randomUUID())).error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await pinned(zed, id)).toBeNull();
  expect((await pinned(ada, id))?.nodes).toEqual([]);
});

test('a conversation keeps a hundred at hand', async () => {
  const id = await ada.createChannel();
  const message = await say(ada, id, 'one more');
  await server.db.orm.execute(sql`
    insert into message (channel_id, seq, id, body, change_seq, pinned_at)
    select ${id}, n + 100, gen_random_uuid(), 'old', n + 100, now()
    from generate_series(1, 100) n`);
  expect((await pin(ada, message)).error).toMatchObject({ code: 'INVALID', field: 'messageId' });
});
