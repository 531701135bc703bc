import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { deckCalls, slide } from '../../testing/deck-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { notification } from '../notification/notification.table';

interface Comment { id: string; slideId: string | null; message: string; canDelete: boolean; mentions: { id: string }[] }
interface Answer { comment: Comment | null; error: { code: string; field: string | null } | null }

const COMMENT = 'comment { id slideId message canDelete mentions { id } } error { code field }';

describe('comments on a presentation', () => {
  let server: TestServer;
  let cast: Cast;
  let presentationId: string;
  const { ask, deckOf } = deckCalls(() => server, () => cast);

  beforeAll(async () => {
    server = await startTestServer();
    cast = await buildCast(server);
    presentationId = await deckOf([slide('slide-01')]);
  });
  afterAll(() => server.close());

  const add = async (by: SignedIn, more: object = {}) => (await ask<{ addPresentationComment: Answer }>(by,
    `mutation ($p: ID!, $id: ID!, $s: String, $m: String!, $w: [ID!]!) {
      addPresentationComment(presentationId: $p, id: $id, slideId: $s, message: $m, mentions: $w) { ${COMMENT} } }`,
    { p: presentationId, id: randomUUID(), m: 'Is this so?', w: [], ...more })).addPresentationComment;
  const onOne = async (by: SignedIn, name: string, id: string) => (
    await ask<Record<string, Answer>>(by, `mutation ($id: ID!) { ${name}(id: $id) { ${COMMENT} } }`, { id }))[name] as Answer;
  const page = async (by: SignedIn, first = 50, after: string | null = null) => (
    await ask<{ presentationComments: { nodes: Comment[]; hasMore: boolean; endCursor: string } }>(by,
      `query ($p: ID!, $n: Int, $a: String) { presentationComments(presentationId: $p, first: $n, after: $a) {
        nodes { id slideId message canDelete mentions { id } } hasMore endCursor } }`, {
          p: presentationId, n: first, a: after,
        })).presentationComments;

  it('are there once, of the deck or of one of its slides, newest first in pages', async () => {
    const id = randomUUID();
    const first = await add(cast.viewer, { id, w: [cast.owner.userId] });
    expect(first).toMatchObject({ error: null, comment: { id, slideId: null, canDelete: true, mentions: [{ id: cast.owner.userId }] } });
    await add(cast.viewer, { id, m: 'Again' });
    const { comment } = await add(cast.editor, { s: 'slide-01', m: 'On the first slide' });
    const newest = await page(cast.custom, 1);
    expect(newest).toMatchObject({ nodes: [{ id: comment?.id, slideId: 'slide-01', canDelete: false }], hasMore: true });
    expect(await page(cast.custom, 1, newest.endCursor)).toMatchObject({ nodes: [{ id, message: 'Is this so?' }], hasMore: false });
    expect((await add(cast.editor, { id })).error?.code).toBe('FORBIDDEN');
    expect((await add(cast.editor, { s: 'slide-77' })).error).toMatchObject({ code: 'INVALID', field: 'slideId' });
    expect((await add(cast.editor, { m: ' ' })).error).toMatchObject({ code: 'INVALID', field: 'message' });
    expect((await add(cast.editor, { w: [cast.outsider.userId] })).error).toMatchObject({ code: 'INVALID', field: 'mentions' });
  });

  it('are told to who is mentioned, else to who made the deck, and never to who wrote them', async () => {
    await server.db.orm.delete(notification);
    const told = async () => (await server.db.orm.select().from(notification))
      .map(({ userId, type, subject }) => [userId, type, subject]).sort();
    const subject = `presentation:${presentationId}`;
    await add(cast.editor, { w: [cast.editor.userId] });
    expect(await told()).toEqual([]);
    await add(cast.viewer, { w: [cast.owner.userId] });
    expect(await told()).toEqual([
      [cast.owner.userId, 'PRESENTATION_MENTIONED', subject], [cast.editor.userId, 'PRESENTATION_COMMENTED', subject],
    ].sort());
    const { data } = await server.graphql<{ notifications: { nodes: { message: string; path: string }[] } }>(
      '{ notifications { nodes { message path } } }', {}, cast.owner.token);
    expect(data?.notifications.nodes).toMatchObject([{ path: `/app/presentation/edit/${presentationId}` }]);
    expect(data?.notifications.nodes[0]?.message).toMatch(/mentioned you in Seed deck$/);
  });

  it('are taken away by their author and by who keeps the house, and had back by whom they were taken', async () => {
    const { comment } = await add(cast.viewer);
    const id = comment?.id ?? '';
    expect((await onOne(cast.editor, 'deletePresentationComment', id)).error?.code).toBe('FORBIDDEN');
    for (const by of [cast.owner, cast.owner]) expect(await onOne(by, 'deletePresentationComment', id)).toEqual({
      comment: null, error: null,
    });
    expect((await page(cast.viewer)).nodes.map((each) => each.id)).not.toContain(id);
    expect((await onOne(cast.viewer, 'restorePresentationComment', id)).error?.code).toBe('FORBIDDEN');
    expect((await onOne(cast.owner, 'restorePresentationComment', id)).comment).toMatchObject({ id });
  });
});
