/** @embedded who is told of a new post, by one statement over three kinds of following */
import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { tellOfNewPost } from './tell-of-new-post.job';

let server: TestServer;
let cast: Cast;
const calls = postCalls(() => server);

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

type Kind = 'PERSON' | 'COMPANY' | 'TAG';
const ring = (by: SignedIn, kind: Kind, subject: string, isOn = true) => (
  calls.simply(by, 'setPostBell', '$kind: PostBellKind!, $subject: ID!, $isOn: Boolean!', { kind, subject, isOn })
);
const followUser = (by: SignedIn, userId: string) => calls.simply(by, 'followUser', '$userId: ID!', { userId });
const followCompany = (by: SignedIn) => calls.simply(by, 'followCompany', '$companyId: ID!', { companyId: cast.companyId });
const listens = async (by: SignedIn, userId: string) => {
  await followUser(by, userId);
  expect(await ring(by, 'PERSON', userId)).toBeNull();
};
/** As the job is run, and once more. */
const tell = async (postId: string) => {
  for (const attempt of [1, 2]) await tellOfNewPost.run(server, { postId }, { id: randomUUID(), key: postId, attempt });
};
const told = async (by: SignedIn) => (await calls.told(by)).map(({ type, message, count }) => [type, message, count]);

it('tells who follows the author and asked for it, once, by name', async () => {
  const { editor, outsider, viewer } = cast;
  await listens(outsider, editor.userId);
  await followUser(viewer, editor.userId);
  const id = await calls.made(editor);
  await tell(id);
  const [news, ...others] = await calls.told(outsider);
  expect([news?.message, news?.count, others]).toEqual([expect.stringMatching(/ wrote a post$/), 1, []]);
  expect(news?.path).toBe(`/app/explore/post/${id}`);
  // Who only follows hears nothing.
  expect(await told(viewer)).toEqual([]);
});

it('tells of a company by its name, and of a tag by the tag, each person once for all their reasons', async () => {
  const { editor, outsider, viewer } = cast;
  const name = `t-${randomUUID().slice(0, 8)}`;
  await calls.made(viewer, { tags: [name] });
  const { tag } = await calls.ask<{ tag: { id: string } }>(outsider, 'query ($name: String!) { tag(name: $name) { id } }', { name });
  for (const by of [outsider, viewer]) await calls.simply(by, 'followTag', '$tagId: ID!', { tagId: tag.id });
  await ring(viewer, 'TAG', tag.id);
  await followCompany(outsider);
  await ring(outsider, 'COMPANY', cast.companyId);
  await ring(outsider, 'TAG', tag.id);
  await tell(await calls.made(editor, { companyId: cast.companyId, isCompanyPost: true, tags: [name] }));
  expect(await told(outsider)).toEqual([['POSTED', 'Acorn wrote a post', 1]]);
  expect(await told(viewer)).toEqual([['POSTED', `Acorn wrote a post with #${name}`, 1]]);
});

it('tells nobody of what they do not see, have muted, or are told of anyway', async () => {
  const { editor, outsider, viewer } = cast;
  await listens(outsider, editor.userId);
  await listens(viewer, editor.userId);
  await tell(await calls.made(editor, { companyId: cast.companyId, postType: 'PRIVATE' }));
  expect([await told(outsider), (await told(viewer)).length]).toEqual([[], 1]);
  await calls.simply(outsider, 'mute', '$kind: MuteKind!, $subject: String!', { kind: 'WORD', subject: 'depot' });
  await tell(await calls.made(editor));
  expect(await told(outsider)).toEqual([]);
  await calls.simply(outsider, 'unmute', '$kind: MuteKind!, $subject: String!', { kind: 'WORD', subject: 'depot' });
  await tell(await calls.made(editor, { mentions: [{ userId: outsider.userId }] }));
  expect((await told(outsider)).map(([type]) => type)).toEqual(['POST_MENTIONED']);
});

it('takes back what it told of a post that is gone', async () => {
  const { editor, outsider } = cast;
  await listens(outsider, editor.userId);
  const id = await calls.made(editor);
  await tell(id);
  await calls.remove(editor, id);
  expect(await told(outsider)).toEqual([]);
});

it('ends with following, and is nobody’s who does not follow', async () => {
  const { editor, outsider } = cast;
  expect((await ring(outsider, 'PERSON', editor.userId))?.code).toBe('NOT_FOUND');
  await listens(outsider, editor.userId);
  await calls.simply(outsider, 'unfollowUser', '$userId: ID!', { userId: editor.userId });
  await followUser(outsider, editor.userId);
  const { userProfile } = await calls.ask<{ userProfile: { isFollowed: boolean; hasBell: boolean } }>(
    outsider, 'query ($id: ID!) { userProfile(id: $id) { isFollowed hasBell } }', { id: editor.userId },
  );
  expect(userProfile).toEqual({ isFollowed: true, hasBell: false });
  await tell(await calls.made(editor));
  expect(await told(outsider)).toEqual([]);
});
