import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';

let server: TestServer;
let cast: Cast;
const calls = postCalls(() => server);
const name = `t-${randomUUID().slice(0, 8)}`;
const other = `t-${randomUUID().slice(0, 8)}`;
let ids: { liked: string; asked: string; polled: string };

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server);
  const { editor, viewer, outsider } = cast;
  const liked = await calls.made(editor, { content: 'Six crates fit', tags: [name, other] });
  const asked = await calls.made(editor, { content: 'Which crate survives?', tags: [name] });
  const polled = await calls.made(outsider, {
    content: 'Say', tags: [name], poll: { options: ['Yes', 'No'], endsAt: new Date(Date.now() + 3_600_000).toISOString() },
  });
  await calls.made(editor, { content: 'Ours alone', companyId: cast.companyId, postType: 'PRIVATE', tags: [name, `x-${other}`] });
  for (const by of [viewer, outsider]) await calls.like(by, liked);
  await calls.like(viewer, polled);
  ids = { liked, asked, polled };
});
afterAll(() => server.close());

interface About {
  postsThisWeek: number; followerCount: number; knownFollowerCount: number; related: { name: string }[];
  writers: { count: number; user: { person: { id: string } } | null }[];
}
const about = async (by: SignedIn) => (await calls.ask<{ aboutTag: About }>(
  by, `query ($name: String!) { aboutTag(name: $name) {
    postsThisWeek followerCount knownFollowerCount related { name } writers { count user { person { id } } } } }`, { name },
)).aboutTag;
const listed = async (by: SignedIn, tagged: string, page = {}) => (
  await calls.posts(by, { tag: ['String', name], tagged: ['TaggedPosts', tagged] }, page)
);

it('says what goes with a tag and who writes about it, of what the viewer sees', async () => {
  const { editor, viewer, outsider } = cast;
  const { tag } = await calls.ask<{ tag: { id: string } }>(editor, 'query ($name: String!) { tag(name: $name) { id } }', { name });
  await calls.simply(editor, 'followTag', '$tagId: ID!', { tagId: tag.id });
  await calls.simply(outsider, 'followUser', '$userId: ID!', { userId: editor.userId });
  expect(await about(outsider)).toEqual({
    postsThisWeek: 3, followerCount: 1, knownFollowerCount: 1, related: [{ name: other }],
    writers: [{ count: 2, user: { person: { id: editor.userId } } }, { count: 1, user: { person: { id: outsider.userId } } }],
  });
  expect(await about(viewer)).toMatchObject({ postsThisWeek: 3, knownFollowerCount: 0, related: [{}, {}] });
  const { followedTags } = await calls.ask<{ followedTags: { name: string }[] }>(editor, '{ followedTags { name } }');
  expect(followedTags).toEqual([{ name }]);
});

it('lists the most liked first, page by page, and what asks', async () => {
  const { outsider } = cast;
  const { nodes, hasMore, endCursor, total } = await listed(outsider, 'MOST_LIKED', { first: 2 });
  expect([nodes.map(({ id }) => id), hasMore, total]).toEqual([[ids.liked, ids.polled], true, 3]);
  expect((await listed(outsider, 'MOST_LIKED', { first: 2, after: endCursor })).nodes.map(({ id }) => id)).toEqual([ids.asked]);
  const questions = await listed(outsider, 'QUESTIONS');
  expect([questions.nodes.map(({ id }) => id), questions.total]).toEqual([[ids.polled, ids.asked], 2]);
});
