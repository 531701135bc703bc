import { randomUUID } from 'node:crypto';
import { ApiClient } from '../server/api-client.mjs';
import type { ApiProcess } from '../server/api-process.mjs';
import { HeldDatabase } from './held-database';

const CROWD = 12;
const KILLS = 4;
const LEASE_SECONDS = 4;
const DONE = '{ error { code message } }';

let held: HeldDatabase;

beforeAll(async () => { held = await HeldDatabase.start(LEASE_SECONDS); }, 60_000);
afterAll(() => held.stop());

interface Act { token: string; name: string; declared: string; variables: Record<string, unknown> }

async function send(url: string, { token, name, declared, variables }: Act): Promise<void> {
  const args = Object.keys(variables).map((each) => `${each}: $${each}`).join(', ');
  const data = await new ApiClient(url, token).graphql<Record<string, { error: { code: string } | null }>>(
    `mutation (${declared}) { ${name}(${args}) ${DONE} }`, variables,
  );
  expect(data[name]?.error).toBeNull();
}

/** As a client does: the same again, at whichever process there is, until it is answered. */
async function sendUntilDone(processes: readonly ApiProcess[], act: Act): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const at = processes[attempt % processes.length];
    const isDone = at?.isRunning && await send(at.url, act).then(() => true, (error: unknown) => {
      if (error instanceof TypeError || error instanceof SyntaxError) return false;
      throw error;
    });
    if (isDone) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('kill -9 of one of two processes while people like, follow, comment and are mentioned: each is told of each of it once', async () => {
  const { db, holder } = held;
  const processes = [await held.startProcess(), await held.startProcess()];
  const [author, ...crowd] = await held.makePeople(CROWD + 1);
  if (!author) throw new Error('nobody is there');
  const [postId, commentId] = [randomUUID(), randomUUID()];
  const write = (input: Record<string, unknown>): Act => ({
    token: author.token, name: 'createPost', declared: '$input: CreatePostInput!',
    variables: { input: { content: 'Seven minutes a crate', postType: 'PUBLIC', ...input } },
  });
  const comment = (id: string, token: string): Act => ({
    token, name: 'addPostComment', declared: '$id: ID!, $postId: ID!, $content: String!',
    variables: { id, postId, content: 'Ours take nine' },
  });
  await sendUntilDone(processes, write({ id: postId }));
  await sendUntilDone(processes, comment(commentId, author.token));
  const mentions = crowd.map(({ userId }) => ({ userId }));
  const mentioning = Array.from({ length: KILLS }, () => write({ id: randomUUID(), mentions }));
  const acts = crowd.flatMap(({ token }): Act[] => [
    { token, name: 'likePost', declared: '$postId: ID!', variables: { postId } },
    { token, name: 'likePostComment', declared: '$id: ID!', variables: { id: commentId } },
    { token, name: 'followUser', declared: '$userId: ID!', variables: { userId: author.userId } },
    comment(randomUUID(), token),
  ]);

  for (let round = 0; round < KILLS; round += 1) {
    const victim = processes[round % 2];
    // What is written is held, so that the killed one is in the midst of it.
    await holder.query('begin');
    await holder.query('lock table notification');
    const mention = mentioning[round];
    const some = [...acts.slice(round * CROWD, (round + 1) * CROWD), ...mention ? [mention] : []];
    const working = Promise.all(some.map((act, nth) => sendUntilDone(nth % 2 === 0 ? processes : processes.toReversed(), act)));
    await held.until(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into notification%'", (rows) => rows.length > 1,
    );
    await victim?.end('SIGKILL');
    await holder.query('commit');
    await working;
    await victim?.start();
  }
  // Whoever is not sure sends it all once more.
  await Promise.all([...acts, ...mentioning].map((act) => sendUntilDone(processes, act)));

  const { rows } = await db.query<{ type: string; rows: number; told: number }>(
    'select type, count(*)::int as rows, sum(count)::int as told from notification where user_id = $1 group by type order by type',
    [author.userId],
  );
  expect(rows.map(({ type, told }) => [type, told])).toEqual(
    [['FOLLOWED', CROWD], ['POST_COMMENTED', CROWD], ['POST_COMMENT_LIKED', CROWD], ['POST_LIKED', CROWD]],
  );
  const mentioned = await db.query<{ told: number }>("select count as told from notification where type = 'POST_MENTIONED'");
  expect(mentioned.rows).toEqual(Array.from({ length: CROWD * KILLS }, () => ({ told: 1 })));

  // What they see of it: one line for all who like, with as many as there are.
  const { notifications } = await new ApiClient(processes[0]?.url ?? '', author.token).graphql<{
    notifications: { nodes: { message: string }[] };
  }>(
    '{ notifications(first: 50) { nodes { message } } }',
  );
  expect(notifications.nodes.map(({ message }) => message)).toContainEqual(expect.stringMatching(
    new RegExp(`^Person \\d+ and ${CROWD - 1} others liked your post$`),
  ));
}, 180_000);
