/** @embedded answers of before are put into threads by a migration */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { findMigrations } from '../../db/migrate';
import { chatter, stranger, type Chatter } from '../../testing/chat';
import { openEmptyDatabase } from '../../testing/test-database';
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

interface Thread {
  root: { id: string; body: string; thread: { count: number } };
  answers: { nodes: { body: string }[]; hasMore: boolean; endCursor: string | null };
}

const thread = async (who: Chatter, id: string, after: string | null = null, first = 50) => (await who.ask<{ chatThread: Thread | null }>(
  `query ($id: ID!, $after: String, $first: Int) {
    chatThread(id: $id, after: $after, first: $first) { root { id body thread { count } } answers { nodes { body } hasMore endCursor } }
  }`, { id, after, first })).chatThread;
const bodies = (found: Thread | null) => found?.answers.nodes.map(({ body }) => body);

async function say(who: Chatter, channelId: string, body: string, replyTo: string | null = null): Promise<string> {
  return (await who.send(channelId, body, { replyTo })).message?.id ?? '';
}

test('a thread is a message with its answers and the answers to them, newest first, page by page, whichever of them is asked for', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  const root = await say(ada, id, 'which depot?');
  const answer = await say(bob, id, 'the north one', root);
  await say(ada, id, 'aside');
  await say(ada, id, 'sure?', answer);
  await say(bob, id, 'yes', root);
  const page = await thread(ada, root, null, 2);
  expect(page).toMatchObject({
    root: { id: root, thread: { count: 3 } }, answers: { nodes: [{ body: 'yes' }, { body: 'sure?' }], hasMore: true },
  });
  expect(bodies(await thread(ada, root, page?.answers.endCursor))).toEqual(['the north one']);
  expect(await thread(bob, answer)).toEqual(await thread(bob, root));
});

test('each answer brings the count with it, and a deleted one takes itself off', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  const root = await say(ada, id, 'which depot?');
  const stream = ada.listen<{ message: { id: string; thread: { id: string; count: number } } | null }>(
    'subscription ($id: ID!) { channelStream(channelId: $id) { message { id thread { id count } } } }', { id },
  );
  await until(() => stream.events.length > 0);
  const first = await say(bob, id, 'north', root);
  await say(bob, id, 'or south', first);
  await bob.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id: first });
  const counts = () => stream.events.flatMap(({ message }) => (message ? [message.thread] : []));
  await until(() => counts().length === 3);
  expect(counts()).toEqual([{ id: root, count: 1 }, { id: root, count: 2 }, { id: root, count: 1 }]);
  ada.leave();
});

test('a message of elsewhere begins no thread here', async () => {
  const [id, other] = [await ada.createChannel(), await ada.createChannel()];
  const root = await say(ada, other, 'elsewhere');
  const message = await say(ada, id, 'here', root);
  expect(bodies(await thread(ada, root))).toEqual([]);
  expect((await thread(ada, message))?.root.body).toBe('here');
});

test('a stranger sees no thread of a close channel, and can’t tell it from none', async () => {
  const id = await ada.createChannel({ type: 'CLOSE' });
  const root = await say(ada, id, 'which depot?');
  await say(ada, id, 'north', root);
  expect(await thread(await stranger(server), root)).toBeNull();
  expect(await thread(bob, root)).toBeNull();
});

test('an answer that a process of the release before wrote gets its thread as well', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  const root = await say(ada, id, 'which depot?');
  const answer = await say(bob, id, 'the north one', root);
  await server.db.orm.execute(sql`
    insert into message (channel_id, seq, id, author_id, body, reply_to, change_seq)
    values (${id}, 100, ${randomUUID()}, ${bob.userId}, 'from before', ${answer}, 100)`);
  expect(bodies(await thread(ada, root))).toEqual(['from before', 'the north one']);
});

test('the migration puts the answers of before into the threads that they belong to', async () => {
  const earlier = await mkdtemp(join(tmpdir(), 'heartwood-migrations-'));
  await cp(findMigrations(), earlier, { recursive: true });
  const journal = JSON.parse(await readFile(join(earlier, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const texts = await Promise.all(journal.entries.map(({ tag }) => readFile(join(earlier, `${tag}.sql`), 'utf8')));
  const entries = journal.entries.slice(0, texts.findIndex((text) => text.includes('"message" ADD COLUMN "thread_id"')));
  await writeFile(join(earlier, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const empty = await openEmptyDatabase();
  await empty.migrate(earlier);
  const channel = randomUUID();
  const [root, answer, deeper, alone, lost] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await empty.run(`
    insert into channel (id, kind, type, name) values ('${channel}', 'channel', 'OPEN', 'Depot');
    insert into message (channel_id, seq, id, body, change_seq, reply_to) values ('${channel}', 1, '${root}', 'x', 1, null),
      ('${channel}', 2, '${answer}', 'x', 2, '${root}'), ('${channel}', 3, '${deeper}', 'x', 3, '${answer}'),
      ('${channel}', 4, '${alone}', 'x', 4, null), ('${channel}', 5, '${lost}', 'x', 5, '${randomUUID()}')`);
  await empty.migrate(findMigrations());
  const rows = await empty.rows<{ id: string; thread_id: string | null }>('select id, thread_id from message order by seq');
  expect(rows).toEqual(
    [[root, null], [answer, root], [deeper, root], [alone, null], [lost, null]].map(([id, thread]) => ({ id, thread_id: thread })),
  );
  await empty.close();
});
