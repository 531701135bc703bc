import { randomUUID } from 'node:crypto';
import type { PostType } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCompany, buildMember } from '../../testing/builders';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company, teamMember } from '../company';
import { users } from '../identity';
import { userFollower } from '../social';
import { post, postComment } from './post.table';

const VIEWERS = [
  'author', 'member', 'advisor', 'invited', 'follower', 'formerFollower', 'companyFollower', 'formerMember', 'blocked', 'blocking',
  'stranger',
] as const;
type Viewer = (typeof VIEWERS)[number];

const EVERYONE: readonly Viewer[] = VIEWERS.filter((viewer) => viewer !== 'blocked' && viewer !== 'blocking');
const COMPANY: readonly Viewer[] = ['author', 'member', 'advisor'];

/** Who sees each kind of post (spec section 4, product decisions 24, 54 and 98). */
const SEEN: readonly [string, { postType: PostType; inCompany: boolean; isCompanyPost?: boolean }, readonly Viewer[]][] = [
  ['PUBLIC', { postType: 'PUBLIC', inCompany: false }, EVERYONE],
  ['PUBLIC with a company', { postType: 'PUBLIC', inCompany: true }, EVERYONE],
  ['PUBLIC of the company', { postType: 'PUBLIC', inCompany: true, isCompanyPost: true }, EVERYONE],
  ['LIMITED', { postType: 'LIMITED', inCompany: false }, ['author', 'follower']],
  ['LIMITED with a company', { postType: 'LIMITED', inCompany: true }, [...COMPANY, 'follower']],
  ['LIMITED of the company', { postType: 'LIMITED', inCompany: true, isCompanyPost: true }, [...COMPANY, 'follower']],
  ['PRIVATE', { postType: 'PRIVATE', inCompany: false }, ['author']],
  ['PRIVATE with a company', { postType: 'PRIVATE', inCompany: true }, COMPANY],
  ['PRIVATE of the company', { postType: 'PRIVATE', inCompany: true, isCompanyPost: true }, COMPANY],
];

describe('who sees a post', () => {
  let server: TestServer;
  let people: Record<Viewer, SignedIn>;
  let companyId: string;
  const calls = postCalls(() => server);

  beforeAll(async () => {
    server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } });
    const signed: [string, SignedIn][] = [];
    for (const viewer of VIEWERS) signed.push([viewer, await server.signIn({ firstname: viewer, lastname: 'Tester' })]);
    people = Object.fromEntries(signed) as typeof people;
    const owner = await server.signIn();
    companyId = (await buildCompany(server, owner.userId)).id;
    await buildMember(server, companyId, { userId: people.author.userId, role: 'ADMIN' });
    await buildMember(server, companyId, { userId: people.member.userId });
    await buildMember(server, companyId, { userId: people.advisor.userId, accessType: 'view', isAdvisory: true });
    await buildMember(server, companyId, { userId: people.invited.userId, isAccepted: false });
    const left = await buildMember(server, companyId, { userId: people.formerMember.userId });
    // Who is apart sees nothing, whatever else they are.
    for (const viewer of ['blocked', 'blocking'] as const) await buildMember(server, companyId, { userId: people[viewer].userId });
    const follow = (by: Viewer, command: string) => calls.simply(people[by], command, '$userId: ID!', { userId: people.author.userId });
    for (const viewer of ['follower', 'formerFollower', 'blocked', 'blocking'] as const) await follow(viewer, 'followUser');
    await follow('formerFollower', 'unfollowUser');
    await calls.simply(people.companyFollower, 'followCompany', '$companyId: ID!', { companyId });
    await server.db.orm.delete(teamMember).where(eq(teamMember.id, left.id));
    await calls.simply(people.author, 'blockUser', '$userId: ID!', { userId: people.blocked.userId });
    await calls.simply(people.blocking, 'blockUser', '$userId: ID!', { userId: people.author.userId });
    // Also where a follow came through: both ways it is the block that counts.
    for (const viewer of ['blocked', 'blocking'] as const) await server.db.orm.update(userFollower).set({ isOn: true })
      .where(eq(userFollower.followerId, people[viewer].userId));
  });
  afterAll(() => server.close());

  interface PostList { nodes: { id: string; content: string }[] }
  const saw = ({ nodes }: PostList, id: string) => nodes.some((each) => each.id === id && each.content !== '');

  /** Every way to a post, and whether it leads there. */
  const DOORS: Record<string, (viewer: Viewer, about: About) => Promise<boolean>> = {
    'the post page': async (viewer, { id }) => await calls.one(people[viewer], id) !== null,
    'the feed of everybody': async (viewer, { id }) => saw(await calls.feed(people[viewer], 'EVERYBODY'), id),
    'all posts': async (viewer, { id }) => saw(await calls.posts(people[viewer]), id),
    'a search for its words': async (viewer, { id }) => saw((await calls.ask<{ searchPosts: PostList }>(
      people[viewer], 'query { searchPosts(search: "DEPOT B", first: 50) { nodes { id content } } }', {},
    )).searchPosts, id),
    'a search for everything': async (viewer, { id }) => saw((await calls.ask<{ search: { posts: PostList } }>(
      people[viewer], 'query { search(search: "DEPOT B", first: 15) { posts { nodes { id content } } } }', {},
    )).search.posts, id),
    'a tag': async (viewer, { id, tag }) => saw(await calls.posts(people[viewer], { tag: ['String', tag] }), id),
    'an event': async (viewer, { id, eventId }) => saw(await calls.posts(people[viewer], { eventId: ['ID', eventId] }), id),
    'the profile it stands in': async (viewer, { id, isCompanyPost }) => (
      saw(await (isCompanyPost ? calls.companyPosts(people[viewer], companyId) : calls.userPosts(people[viewer], people.author.userId)), id)
    ),
    'the company’s profile, with what its people say': async (viewer, { id, inCompany }) => (
      saw(
        await (inCompany ? calls.companyPosts(people[viewer], companyId, 'ALL') : calls.userPosts(people[viewer], people.author.userId)),
        id,
      )
    ),
    'saving it, and what is saved': async (viewer, { id }) => {
      await calls.save(people[viewer], id);
      return saw(await calls.saved(people[viewer]), id);
    },
    'a post that passes it on': async (viewer, { repostId }) => (await calls.one(people[viewer], repostId))?.original != null,
    'the number of posts with its tag': async (viewer, { tag }) => (
      ((await calls.ask<{ posts: { total: number } }>(people[viewer], 'query ($tag: String!) { posts(tag: $tag, first: 1) { total } }', {
        tag,
      })).posts.total > 0)
    ),
    'its poll': async (viewer, { id }) => (
      await calls.simply(people[viewer], 'votePoll', '$postId: ID!, $option: Int!', { postId: id, option: 0 }) === null
    ),
    'its comments': async (viewer, { id }) => (await calls.comments(people[viewer], id)).nodes.length > 0,
    'the number of its comments': async (viewer, { id }) => (await calls.comments(people[viewer], id)).total > 0,
    'the replies to a comment': async (viewer, { id, commentId }) => (await calls.replies(people[viewer], id, commentId)).nodes.length > 0,
    'who likes it': async (viewer, { id }) => (await calls.likers(people[viewer], id)).nodes.length > 0,
    'liking it': async (viewer, { id }) => (await calls.like(people[viewer], id)).error === null,
    'liking a comment on it': async (viewer, { commentId }) => (
      await calls.simply(people[viewer], 'likePostComment', '$id: ID!', { id: commentId }) === null
    ),
    'commenting on it': async (viewer, { id }) => (await calls.commented(people[viewer], id)).error === null,
    'passing it on': async (viewer, { id }) => (await calls.create(people[viewer], { repostOf: id })).error === null,
    'reporting it': async (viewer, { id }) => (
      await calls.simply(people[viewer], 'reportPost', '$id: ID!, $postId: ID!, $reason: ReportReason!', {
        id: randomUUID(), postId: id, reason: 'OTHER',
      }) === null
    ),
    'a fresh address of its file': async (viewer, { fileId }) => (
      (await server.request('GET', `/api/v1/files/${fileId}/address`, { token: people[viewer].token })).status === 200
    ),
  };
  /** Told or counted when it is written; the author’s own is neither. */
  const TELLING: Record<string, (viewer: Viewer, about: About) => Promise<boolean>> = {
    'the number of new posts': async (viewer, { before }) => (
      (await calls.ask<{ newPosts: number }>(people[viewer], 'query ($since: String!) { newPosts(scope: EVERYBODY, since: $since) }', {
        since: before,
      })).newPosts > 0
    ),
    'a notification of being mentioned': async (viewer, { id }) => (await calls.told(people[viewer])).some(({ path }) => path.includes(id)),
  };

  interface About {
    id: string; tag: string; eventId: string; repostId: string; commentId: string; fileId: string; inCompany: boolean;
    isCompanyPost: boolean; before: string;
  }

  async function written(kind: (typeof SEEN)[number][1]): Promise<About> {
    const { author } = people;
    const tag = `t-${randomUUID().slice(0, 8)}`;
    const { id: eventId, ...input } = eventInput(server.now());
    await eventCalls(server).create({ id: eventId, ...input }, author.token);
    const form = new FormData();
    form.append('fileType', 'post');
    form.append('file', new Blob(['crates;8\n']), 'crates.csv');
    const uploaded = await fetch(`${server.url}/api/v1/helpers/uploadFile`, {
      method: 'POST', body: form, headers: { authorization: `Bearer ${author.token}` },
    });
    const { url, id: fileId } = await uploaded.json() as { url: string; id: string };
    const before = Buffer.from(`${new Date().toISOString()}|${randomUUID()}`).toString('base64url');
    const id = await calls.made(author, {
      postType: kind.postType, companyId: kind.inCompany ? companyId : null, isCompanyPost: kind.isCompanyPost ?? false, eventId,
      tags: [tag],
      poll: { options: ['Fewer', 'More'], endsAt: new Date(Date.now() + 3_600_000).toISOString() },
      attachments: [{ id: fileId, url, name: 'crates.csv', type: 'text/csv', size: 9 }],
      mentions: VIEWERS.map((viewer) => ({ userId: people[viewer].userId })),
    });
    const comment = await calls.commented(author, id);
    await calls.commented(author, id, { replyTo: comment.comment?.id });
    await calls.like(author, id);
    // By somebody whom everybody sees.
    const repostId = randomUUID();
    await server.db.orm.insert(post).values({
      id: repostId, userId: people.stranger.userId, postType: 'PUBLIC', content: 'Look', isRepost: true, repostOf: id,
      createdAt: new Date(0),
    });
    return {
      id, tag, eventId, repostId, commentId: comment.comment?.id ?? '', fileId, inCompany: kind.inCompany,
      isCompanyPost: kind.isCompanyPost ?? false, before,
    };
  }

  test.each(SEEN)('%s: every door opens to these, and to nobody else', async (_name, kind, viewers) => {
    const about = await written(kind);
    const opened = async (doors: typeof DOORS, asked: readonly Viewer[]) => {
      const found: Record<string, Viewer[]> = {};
      for (const [door, leads] of Object.entries(doors)) {
        found[door] = [];
        for (const viewer of asked) if (await leads(viewer, about)) found[door].push(viewer);
      }
      return found;
    };
    const others = VIEWERS.filter((viewer) => viewer !== 'author');
    const expected = (doors: typeof DOORS, asked: readonly Viewer[]) => (
      Object.fromEntries(Object.keys(doors).map((door) => [door, asked.filter((viewer) => viewers.includes(viewer))]))
    );
    expect(await opened(TELLING, others)).toEqual(expected(TELLING, others));
    expect(await opened(DOORS, VIEWERS)).toEqual(expected(DOORS, VIEWERS));
  });

  test('a company’s profile has what those say whom it names, and no more of who has left or does not show whom they advise', async () => {
    const { member, advisor, stranger } = people;
    const said: Record<string, string> = {};
    for (const [name, who] of Object.entries({ member, advisor })) said[name] = await calls.made(who, { postType: 'PUBLIC', companyId });
    said.left = randomUUID();
    await server.db.orm.insert(post).values({
      id: said.left, userId: people.formerMember.userId, companyId, postType: 'PUBLIC', content: 'Don’t buy here',
    });
    const shown = async (whose: string) => {
      const { nodes } = await calls.companyPosts(stranger, companyId, whose);
      return Object.keys(said).filter((name) => nodes.some(({ id }) => id === said[name]));
    };
    expect([await shown('TEAM'), await shown('ALL'), await shown('COMPANY')]).toEqual([['member', 'advisor'], ['member', 'advisor'], []]);
    await server.db.orm.update(users).set({ showsAdvised: false }).where(eq(users.id, advisor.userId));
    expect(await shown('TEAM')).toEqual(['member']);
    await server.db.orm.update(users).set({ showsAdvised: true }).where(eq(users.id, advisor.userId));
  });

  test('who is not signed in comes through none of the doors', async () => {
    const about = await written({ postType: 'PUBLIC', inCompany: false });
    const before = people;
    people = { ...before, stranger: { ...before.stranger, token: '' } };
    const opened: string[] = [];
    for (const [door, leads] of Object.entries({
      ...DOORS, ...TELLING,
    })) if (await leads('stranger', about).catch(() => false)) opened.push(door);
    people = before;
    expect(opened).toEqual([]);
  });

  test('a partner’s page comes through none of the doors, whoever is on it', async () => {
    const about = await written({ postType: 'PUBLIC', inCompany: false });
    const { author } = people;
    const embedded = { ...author, token: await server.tokens.sign(author.userId, randomUUID(), { partnerId: randomUUID(), companyId }) };
    const before = people;
    people = { ...before, author: embedded };
    const opened: string[] = [];
    for (const [door, leads] of Object.entries({
      ...DOORS, ...TELLING,
    })) if (await leads('author', about).catch(() => false)) opened.push(door);
    people = before;
    expect(opened).toEqual([]);
  });

  test('what an operator took away is there for its author alone, and has no place among what others count', async () => {
    const about = await written({ postType: 'PUBLIC', inCompany: false });
    const { author, member, stranger } = people;
    await server.db.orm.update(postComment).set({ hiddenAt: new Date() }).where(eq(postComment.id, about.commentId));
    expect((await calls.comments(member, about.id)).nodes).toEqual([]);
    expect((await calls.comments(author, about.id)).nodes).toHaveLength(1);
    await server.db.orm.update(post).set({ hiddenAt: new Date() }).where(eq(post.id, about.id));
    const doors = async (viewer: Viewer) => {
      const found = [];
      for (const [door, leads] of Object.entries(DOORS)) if (await leads(viewer, about)) found.push(door);
      return found;
    };
    expect([await doors('follower'), await calls.one(stranger, about.id)]).toEqual([[], null]);
    expect(await doors('author')).toContain('the post page');
  });

  test('nobody sees what a banned person wrote, nor what a company said that is gone, but for who wrote it', async () => {
    const banned = await server.signIn();
    const id = await calls.made(banned);
    const spoken = await calls.made(people.author, { companyId, isCompanyPost: true });
    await server.db.orm.update(users).set({ isBlocked: true }).where(eq(users.id, banned.userId));
    await server.db.orm.update(company).set({ deletedAt: new Date() }).where(eq(company.id, companyId));
    expect([await calls.one(people.stranger, id), await calls.one(people.member, spoken)]).toEqual([null, null]);
    expect(await calls.one(people.author, spoken)).toMatchObject({ company: null });
    await server.db.orm.update(company).set({ deletedAt: null }).where(eq(company.id, companyId));
    expect((await calls.one(people.member, spoken))?.company?.id).toBe(companyId);
  });

  test('only who sees an event posts about it', async () => {
    const { id: eventId, ...input } = eventInput(server.now());
    await eventCalls(server).create({ id: eventId, ...input }, people.author.token);
    const about = await calls.made(people.stranger, { eventId });
    for (const [by, hidden] of [[people.blocked, eventId], [people.stranger, randomUUID()]] as const) {
      expect((await calls.create(by, { eventId: hidden })).error).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await calls.posts(people.member, { eventId: ['ID', eventId] })).nodes.map((each) => [each.id, each.eventId])).toEqual([
      [about, eventId],
    ]);
  });

  test('who does not see a post any more is told no more of it', async () => {
    const id = await calls.made(people.author, { mentions: [{ userId: people.stranger.userId }] });
    const isTold = async () => (await calls.told(people.stranger)).some(({ path }) => path.includes(id));
    expect(await isTold()).toBe(true);
    await calls.command(people.author, 'changePostVisibility', '$id: ID!, $postType: PostType!', { id, postType: 'LIMITED' });
    expect(await isTold()).toBe(false);
  });

  test('what somebody apart from the viewer says and likes of a third person’s post is not there, and not counted', async () => {
    const id = await calls.made(people.stranger);
    await calls.commented(people.blocked, id);
    await calls.like(people.blocked, id);
    expect(await calls.one(people.author, id)).toMatchObject({ likeCount: 0, commentCount: 0 });
    expect(await calls.one(people.member, id)).toMatchObject({ likeCount: 1, commentCount: 1 });
    expect((await calls.comments(people.author, id)).nodes).toEqual([]);
    expect((await calls.likers(people.author, id)).nodes).toEqual([]);
  });
});
