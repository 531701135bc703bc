/** @embedded a statement that counts beside its page */
import { randomUUID } from 'node:crypto';
import { ReadLog } from '../../db/read-log';
import { buildCast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { readComments } from './read-posts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const { made, commented } = postCalls(() => server);

test('a page of comments is one statement, with how many there are', async () => {
  const cast = await buildCast(server);
  const id = await made(cast.editor);
  for (let n = 1; n <= 3; n += 1) await commented(cast.viewer, id);
  const log = new ReadLog(server.db, []);
  const context = { ...server, viewer: { userId: cast.editor.userId }, db: log } as never;
  const first = await readComments(context, { postId: id, replyTo: null, first: 2, after: null, offset: 0 });
  expect([first.nodes.length, await first.total()]).toEqual([2, 3]);
  const behind = await readComments(context, { postId: id, replyTo: null, first: 2, after: first.endCursor, offset: 0 });
  expect([behind.nodes.length, await behind.total()]).toEqual([1, 3]);
  const none = await readComments(context, { postId: randomUUID(), replyTo: null, first: 2, after: null, offset: 0 });
  expect([none.nodes.length, await none.total()]).toEqual([0, 0]);
  expect(log.reads.map(({ statement }) => statement.name)).toEqual(['post-comments', 'post-comments', 'post-comments']);
});
