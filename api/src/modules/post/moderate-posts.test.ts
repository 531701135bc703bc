import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { operatorAct } from '../operations';

const TOKEN = 'a token of thirty-two letters or more';

describe('what an operator does about what is reported', () => {
  let server: TestServer;
  let cast: Cast;
  const calls = postCalls(() => server);

  beforeAll(async () => {
    server = await startTestServer({ config: { operatorToken: TOKEN, accessTokenSeconds: 4 * 3600 } });
    cast = await buildCast(server);
  });
  afterAll(() => server.close());

  const operator = <Body = unknown>(method: string, path: string, body?: object) => (
    server.request<Body>(method, `/api/v1/operator${path}`, { headers: { 'x-operator-token': TOKEN }, ...(body && { body }) })
  );
  const report = (by: SignedIn, postId: string, more: object = {}) => calls.simply(
    by, 'reportPost', '$id: ID!, $postId: ID!, $commentId: ID, $reason: ReportReason!, $note: String',
    { id: randomUUID(), postId, commentId: null, reason: 'SPAM', note: '', ...more },
  );
  const reports = async () => (
    (await operator<{ reports: { postId: string; commentId: string | null; reports: unknown[] }[] }>('GET', '/reports')).body.reports
  );
  const acts = async (subject: string) => (
    (await server.db.orm.select().from(operatorAct).where(eq(operatorAct.subject, subject))
      .orderBy(asc(operatorAct.id))).map(({ kind, data }) => [kind, data])
  );

  it('a reported post reaches them, is hidden and put back, once each, and written down', async () => {
    const { editor, viewer, outsider } = cast;
    const tag = `t-${randomUUID().slice(0, 8)}`;
    const id = await calls.made(editor, { tags: [tag], mentions: [{ userId: viewer.userId }] });
    for (const by of [viewer, outsider]) await report(by, id, { note: 'Every day' });
    expect(await reports()).toEqual([expect.objectContaining({
      postId: id, commentId: null, authorEmail: editor.email, isHidden: false,
      reports: Array(2).fill({ reason: 'SPAM', note: 'Every day' }),
    })]);
    const decide = (isHidden: boolean) => operator('POST', '/posts', { postId: id, isHidden });
    for (const wasHidden of [false, true]) expect((await decide(true)).body).toEqual({ wasHidden });
    expect(await reports()).toEqual([]);
    expect([await calls.one(outsider, id), await calls.told(viewer)]).toEqual([null, []]);
    const uses = async () => (await calls.ask<{
      tag: { usageCount: number };
    }>(editor, 'query ($name: String!) { tag(name: $name) { usageCount } }', { name: tag })).tag.usageCount;
    expect([
      (await calls.ask<{ post: { isHidden: boolean } }>(editor, 'query ($id: ID!) { post(id: $id) { isHidden } }', { id })).post.isHidden,
      await uses(),
    ]).toEqual([true, 0]);
    await decide(false);
    expect([(await calls.one(outsider, id))?.id, await uses()]).toEqual([id, 1]);
    expect(await acts(id)).toEqual([
      ['post-hidden', { wasHidden: false, commentId: null, reports: 2 }],
      ['post-restored', { wasHidden: true, commentId: null, reports: 0 }],
    ]);
    // Whatever it was meanwhile, its tags count it once.
    await decide(true);
    await calls.remove(editor, id);
    await decide(false);
    await calls.restore(editor, id);
    expect(await uses()).toBe(1);
  });

  it('a comment that is hidden counts no more, and its author’s deletion takes it off no second time', async () => {
    const { editor, viewer, outsider } = cast;
    const id = await calls.made(editor);
    const { comment } = await calls.commented(viewer, id);
    await report(outsider, id, { commentId: comment?.id });
    expect((await reports()).map(({ commentId }) => commentId)).toEqual([comment?.id]);
    const decide = (isHidden: boolean) => operator('POST', '/posts', { postId: id, commentId: comment?.id, isHidden });
    await decide(true);
    expect([(await calls.one(outsider, id))?.commentCount, (await calls.comments(outsider, id)).nodes]).toEqual([0, []]);
    await calls.commentCommand(viewer, 'deletePostComment', '$id: ID!', { id: comment?.id });
    await calls.commentCommand(viewer, 'restorePostComment', '$id: ID!', { id: comment?.id });
    expect((await calls.one(outsider, id))?.commentCount).toBe(0);
    await decide(false);
    expect((await calls.one(outsider, id))?.commentCount).toBe(1);
  });

  it('leaves what is not there alone', async () => {
    expect((await operator('POST', '/posts', { postId: randomUUID(), isHidden: true })).status).toBe(404);
    expect((await operator('POST', '/posts', { postId: 'x', isHidden: true })).status).toBe(422);
    const id = await calls.made(cast.editor);
    expect((await operator('POST', '/posts', { postId: id, commentId: randomUUID(), isHidden: true })).status).toBe(404);
  });
});
