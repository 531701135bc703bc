import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentAssignment, componentComment, componentVisibility } from './growth.table';
import { sweepComments } from './sweep-comments';

interface CommentRow {
  id: string; message: string; isEdited: boolean; canEdit: boolean; canDelete: boolean; author: { id: string } | null;
  mentions: { id: string }[];
}
interface Payload {
  comment: CommentRow | null; module: { commentCount: number } | null; error: { code: string; field: string | null } | null;
}
interface Page<Node> { nodes: Node[]; hasMore: boolean; endCursor: string | null }

const COMMENT =
  'comment { id message isEdited canEdit canDelete author { id } mentions { id } } module { commentCount } error { code field }';

describe('comments and history of a module', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const add = async (token: string, message: string, { id = randomUUID(), mentions = [] as string[] } = {}) =>
    (await server.graphql<{ addComment: Payload }>(
      `mutation ($c: ID!, $id: ID!, $m: String!, $p: [ID!]!) { addComment(companyId: $c, key: belief, id: $id, message: $m, mentions: $p) { ${COMMENT} } }`,
      { c: cast.companyId, id, m: message, p: mentions }, token,
    )).data?.addComment as Payload;
  const edit = async (token: string, id: string, message: string) =>
    (await server.graphql<{ updateComment: Payload }>(
      `mutation ($id: ID!, $m: String!) { updateComment(id: $id, message: $m, mentions: []) { ${COMMENT} } }`, { id, m: message }, token,
    )).data?.updateComment as Payload;
  const remove = async (token: string, id: string) =>
    (await server.graphql<{ deleteComment: Payload }>(
      `mutation ($id: ID!) { deleteComment(id: $id) { ${COMMENT} } }`, { id }, token,
    )).data?.deleteComment as Payload;
  const restore = async (token: string, id: string) =>
    (await server.graphql<{ restoreComment: Payload }>(
      `mutation ($id: ID!) { restoreComment(id: $id) { ${COMMENT} } }`, { id }, token,
    )).data?.restoreComment as Payload;
  const page = async <Node = CommentRow>(
    token: string, first: number, after: string | null = null, field = 'comments',
    nodes = 'id message canEdit canDelete isEdited author { id } mentions { id }',
  ) => {
    const { data, errors } = await server.graphql<Record<string, Page<Node>>>(
      `query ($c: ID!, $f: Int, $a: String) { ${field}(companyId: $c, key: belief, first: $f, after: $a) { nodes { ${nodes} } hasMore endCursor } }`,
      { c: cast.companyId, f: first, a: after }, token,
    );
    return { page: data?.[field], code: errors?.[0]?.extensions?.code };
  };

  it('keeps one comment for one id, however often it is sent', async () => {
    const id = randomUUID();
    await add(cast.viewer.token, 'Is this enough?', { id });
    const again = await add(cast.viewer.token, 'Is this enough?', { id });
    expect(again).toMatchObject({ error: null, comment: { id, canEdit: true, canDelete: true }, module: { commentCount: 1 } });
    expect((await add(cast.owner.token, 'Mine now', { id })).error?.code).toBe('FORBIDDEN');
  });

  it('lets the author alone edit, and the author or a manager delete', async () => {
    const id = randomUUID();
    await add(cast.viewer.token, 'Frist', { id });
    expect((await edit(cast.owner.token, id, 'Not yours')).error?.code).toBe('FORBIDDEN');
    expect(await edit(cast.viewer.token, id, 'First')).toMatchObject({ comment: { message: 'First', isEdited: true }, error: null });
    expect((await remove(cast.editor.token, id)).error?.code).toBe('FORBIDDEN');
    for (let round = 0; round < 2; round += 1) expect(await remove(cast.admin.token, id)).toMatchObject({
      error: null, comment: null, module: { commentCount: 0 },
    });
    expect((await edit(cast.viewer.token, id, 'Back')).error?.code).toBe('FORBIDDEN');
    expect((await page(cast.owner.token, 10)).page?.nodes).toEqual([]);
  });

  it('has a deleted comment back where it stood, for who deleted it and nobody else', async () => {
    const [id, answer] = [randomUUID(), randomUUID()];
    await add(cast.viewer.token, 'The word is the promise', { id, mentions: [cast.editor.userId] });
    await add(cast.editor.token, 'It is', { id: answer });
    await remove(cast.admin.token, id);
    expect((await page(cast.owner.token, 10)).page?.nodes.map((node) => node.message)).toEqual(['It is']);
    for (const token of [
      cast.viewer.token, cast.owner.token, cast.editor.token,
    ]) expect((await restore(token, id)).error?.code).toBe('FORBIDDEN');
    for (let round = 0; round < 2; round += 1) {
      expect(await restore(cast.admin.token, id)).toMatchObject({
        error: null, comment: { id, message: 'The word is the promise', mentions: [{ id: cast.editor.userId }] },
        module: { commentCount: 2 },
      });
    }
    expect((await page(cast.owner.token, 10)).page?.nodes.map((node) => node.message)).toEqual(['It is', 'The word is the promise']);
  });

  it('keeps deleted comments for 30 days', async () => {
    const [old, young, living] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [old, young, living]) await add(cast.viewer.token, 'Words', { id });
    await remove(cast.viewer.token, old);
    await remove(cast.viewer.token, young);
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
    await server.db.orm.update(componentComment).set({ deletedAt: days(31) }).where(eq(componentComment.id, old));
    // As a process of the release before writes it.
    await server.db.orm.update(componentComment).set({ deletedAt: null }).where(eq(componentComment.id, young));
    await sweepComments(server);
    const rows = await server.db.orm.select({ id: componentComment.id }).from(componentComment)
      .where(inArray(componentComment.id, [old, young, living]));
    expect(rows.map((row) => row.id).sort()).toEqual([young, living].sort());
  });

  it('refuses an empty comment, custom access where it is not assigned, and outsiders', async () => {
    expect((await add(cast.viewer.token, '  \n ')).error?.field).toBe('message');
    expect((await add(cast.custom.token, 'Hello')).error?.code).toBe('FORBIDDEN');
    expect((await add(cast.outsider.token, 'Hello')).error?.code).toBe('FORBIDDEN');
    await server.db.orm.insert(componentAssignment).values({ companyId: cast.companyId, key: 'belief', userId: cast.custom.userId });
    expect((await add(cast.custom.token, 'Hello')).error).toBeNull();
  });

  it('mentions only people who see the module', async () => {
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.viewer.userId });
    expect((await add(cast.owner.token, 'Look', { mentions: [cast.editor.userId] })).error).toMatchObject({
      code: 'INVALID', field: 'mentions',
    });
    expect((await add(cast.owner.token, 'Look', { mentions: [cast.outsider.userId] })).error?.field).toBe('mentions');
    expect((await add(cast.owner.token, 'Look', { mentions: [cast.viewer.userId, cast.admin.userId] })).comment?.mentions.map((person) => (
      person.id
    ))).toEqual([cast.viewer.userId, cast.admin.userId]);
  });

  it('gives pages by place, so that a new comment moves nothing', async () => {
    for (const message of ['one', 'two', 'three', 'four', 'five']) await add(cast.editor.token, message);
    const first = (await page(cast.viewer.token, 2)).page;
    expect([first?.nodes.map((node) => node.message), first?.hasMore]).toEqual([['five', 'four'], true]);
    await add(cast.editor.token, 'six');
    const second = (await page(cast.viewer.token, 2, first?.endCursor ?? null)).page;
    expect(second?.nodes.map((node) => node.message)).toEqual(['three', 'two']);
    const last = (await page(cast.viewer.token, 2, second?.endCursor ?? null)).page;
    expect([last?.nodes.map((node) => node.message), last?.hasMore]).toEqual([['one'], false]);
    expect((await page(cast.viewer.token, 2, 'bm90IGEgcGxhY2U')).code).toBe('BAD_REQUEST');
  });

  it('tells nothing of a hidden module, comments nor history', async () => {
    await add(cast.owner.token, 'Between us');
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.owner.userId });
    for (const field of ['comments', 'history']) {
      const nodes = field === 'comments' ? 'message' : 'text';
      expect((await page(cast.viewer.token, 5, null, field, nodes)).code).toBe('FORBIDDEN');
      expect((await page(cast.outsider.token, 5, null, field, nodes)).code).toBe('FORBIDDEN');
      expect((await page(cast.admin.token, 5, null, field, nodes)).code).toBeUndefined();
    }
  });

  it('tells the history in sentences, one line for one sitting of autosave', async () => {
    const update = (set: Record<string, unknown>) => server.graphql(
      'mutation ($c: ID!, $s: ModuleSet!) { updateModule(companyId: $c, key: belief, set: $s) { error { code } } }',
      { c: cast.companyId, s: set }, cast.editor.token,
    );
    for (const words of ['We', 'We believe', 'We believe it']) await update({
      description: [{ type: 'paragraph', children: [{ text: words }] }],
    });
    await update({ progress: 'DONE' });
    await update({ dueDate: '2026-05-22' });
    const lines = (await page<{ text: string; actor: { id: string } }>(
      cast.viewer.token, 10, null, 'history', 'text actor { id }',
    )).page?.nodes;
    expect(lines?.map((line) => line.text)).toEqual(['set the due date to 22 May', 'marked it as done', 'added 3 words']);
    expect(lines?.[0]?.actor.id).toBe(cast.editor.userId);
    const older = (await page<{ text: string }>(
      cast.viewer.token, 1, (await page(cast.viewer.token, 1, null, 'history', 'text')).page?.endCursor ?? null, 'history', 'text',
    )).page;
    expect(older).toMatchObject({ nodes: [{ text: 'marked it as done' }], hasMore: true });
  });

  it('tells the history of an area by its modules, in pages, and nothing of a module that is hidden', async () => {
    const update = (key: string, set: Record<string, unknown>) => server.graphql(
      'mutation ($c: ID!, $k: ModuleKey!, $s: ModuleSet!) { updateModule(companyId: $c, key: $k, set: $s) { error { code } } }',
      { c: cast.companyId, k: key, s: set }, cast.editor.token);
    const words = (text: string) => ({ description: [{ type: 'paragraph', children: [{ text }] }] });
    await update('belief', words('We believe'));
    await update('vision', words('Crates come back'));
    await update('overallProblem', words('Paid twice'));
    await update('belief', { progress: 'DONE' });
    type Line = { key: string; text: string; versionId: string | null };
    const ask = async (token: string, first = 10, after: string | null = null) => {
      const { data, errors } = await server.graphql<{ areaHistory: Page<Line> }>(
        `query ($c: ID!, $f: Int, $a: String) {
          areaHistory(companyId: $c, area: foundation, first: $f, after: $a) { nodes { key text versionId } hasMore endCursor }
        }`, { c: cast.companyId, f: first, a: after }, token);
      return { page: data?.areaHistory, code: errors?.[0]?.extensions?.code };
    };
    const { page: all } = await ask(cast.viewer.token);
    expect(all?.nodes.map(({ key, text }) => `${key} ${text}`)).toEqual([
      'belief marked it as done', 'vision added 3 words', 'belief added 2 words',
    ]);
    expect(all?.nodes.map(({ versionId }) => versionId !== null)).toEqual([false, true, true]);
    const { page: newest } = await ask(cast.viewer.token, 1);
    expect([newest?.nodes[0]?.key, newest?.hasMore]).toEqual(['belief', true]);
    expect((await ask(cast.viewer.token, 1, newest?.endCursor)).page).toMatchObject({ nodes: [{ key: 'vision' }], hasMore: true });
    expect((await ask(cast.viewer.token, 1, 'bm90IGEgcGxhY2U')).code).toBe('BAD_REQUEST');
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.owner.userId });
    expect((await ask(cast.viewer.token)).page).toMatchObject({ nodes: [{ key: 'vision' }], hasMore: false });
    expect((await ask(cast.admin.token)).page?.nodes).toHaveLength(3);
    expect((await ask(cast.outsider.token)).code).toBe('FORBIDDEN');
  });
});
