/** @embedded the rule of who sees a post, which every statement of posts has */
import { randomUUID } from 'node:crypto';
import { POST_TYPES, type PostType } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCompany, buildMember } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company, teamMember } from '../company';
import { users } from '../identity';
import { userBlock } from '../reach';
import { userFollower } from '../social';
import { EVERYBODY, FOLLOWED, ONE_POST } from './post.queries';
import { post } from './post.table';

const VIEWERS = ['author', 'member', 'advisor', 'invited', 'follower', 'formerFollower', 'companyFollower', 'formerMember', 'blocked', 'blocking', 'stranger'] as const;
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
    for (const viewer of ['blocked', 'blocking'] as const) await server.db.orm.update(userFollower).set({ isOn: true }).where(eq(userFollower.followerId, people[viewer].userId));
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
    'saving it, and what is saved': async (viewer, { id }) => {
      await calls.save(people[viewer], id);
      return saw(await calls.saved(people[viewer]), id);
    },
    'a post that passes it on': async (viewer, { repostId }) => (await calls.one(people[viewer], repostId))?.original != null,
    'its comments': async (viewer, { id }) => (await calls.comments(people[viewer], id)).nodes.length > 0,
    'the number of its comments': async (viewer, { id }) => (await calls.comments(people[viewer], id)).total > 0,
    'the replies to a comment': async (viewer, { id, commentId }) => (await calls.replies(people[viewer], id, commentId)).nodes.length > 0,
    'who likes it': async (viewer, { id }) => (await calls.likers(people[viewer], id)).nodes.length > 0,
    'liking it': async (viewer, { id }) => (await calls.like(people[viewer], id)).error === null,
    'commenting on it': async (viewer, { id }) => (await calls.commented(people[viewer], id)).error === null,
    'passing it on': async (viewer, { id }) => (await calls.create(people[viewer], { repostOf: id })).error === null,
    'reporting it': async (viewer, { id }) => (
      await calls.simply(people[viewer], 'reportPost', '$id: ID!, $postId: ID!, $reason: ReportReason!', { id: randomUUID(), postId: id, reason: 'OTHER' }) === null
    ),
    'a fresh address of its file': async (viewer, { fileId }) => (
      (await server.request('GET', `/api/v1/files/${fileId}/address`, { token: people[viewer].token })).status === 200
    ),
  };
  /** Told or counted when it is written; the author’s own is neither. */
  const TELLING: Record<string, (viewer: Viewer, about: About) => Promise<boolean>> = {
    'the number of new posts': async (viewer, { before }) => (
      (await calls.ask<{ newPosts: number }>(people[viewer], 'query ($since: String!) { newPosts(scope: EVERYBODY, since: $since) }', { since: before })).newPosts > 0
    ),
    'a notification of being mentioned': async (viewer, { id }) => (await calls.told(people[viewer])).some(({ path }) => path.includes(id)),
  };

  interface About { id: string; tag: string; eventId: string; repostId: string; commentId: string; fileId: string; isCompanyPost: boolean; before: string }

  async function written(kind: (typeof SEEN)[number][1]): Promise<About> {
    const { author } = people;
    const [eventId, tag] = [randomUUID(), `t-${randomUUID().slice(0, 8)}`];
    const form = new FormData();
    form.append('fileType', 'post');
    form.append('file', new Blob(['crates;8\n']), 'crates.csv');
    const uploaded = await fetch(`${server.url}/api/v1/helpers/uploadFile`, { method: 'POST', body: form, headers: { authorization: `Bearer ${author.token}` } });
    const { url, id: fileId } = await uploaded.json() as { url: string; id: string };
    const before = Buffer.from(`${new Date().toISOString()}|${randomUUID()}`).toString('base64url');
    const id = await calls.made(author, {
      postType: kind.postType, companyId: kind.inCompany ? companyId : null, isCompanyPost: kind.isCompanyPost ?? false, eventId, tags: [tag],
      attachments: [{ id: fileId, url, name: 'crates.csv', type: 'text/csv', size: 9 }], mentions: VIEWERS.map((viewer) => ({ userId: people[viewer].userId })),
    });
    const comment = await calls.commented(author, id);
    await calls.commented(author, id, { replyTo: comment.comment?.id });
    await calls.like(author, id);
    // By somebody whom everybody sees.
    const repostId = randomUUID();
    await server.db.orm.insert(post).values({ id: repostId, userId: people.stranger.userId, postType: 'PUBLIC', content: 'Look', isRepost: true, repostOf: id, createdAt: new Date(0) });
    return { id, tag, eventId, repostId, commentId: comment.comment?.id ?? '', fileId, isCompanyPost: kind.isCompanyPost ?? false, before };
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

/** A slow reader of the rule that knows nothing of SQL. */
interface World {
  people: { id: string; isBanned: boolean }[];
  companies: { id: string; isGone: boolean; members: Set<string> }[];
  follows: Set<string>;
  blocks: Set<string>;
  posts: { id: string; author: string; companyId: string | null; isCompanyPost: boolean; postType: PostType; isDeleted: boolean; at: number }[];
}

function seesIt({ people, companies, follows, blocks }: World, each: World['posts'][number], viewer: string): boolean {
  if (each.isDeleted) return false;
  if (each.author === viewer) return true;
  if (blocks.has(`${viewer} ${each.author}`) || blocks.has(`${each.author} ${viewer}`)) return false;
  if (people.find(({ id }) => id === each.author)?.isBanned) return false;
  const of = companies.find(({ id, isGone }) => id === each.companyId && !isGone);
  if (each.isCompanyPost && !of) return false;
  if (each.postType === 'PUBLIC') return true;
  if (of?.members.has(viewer)) return true;
  return each.postType === 'LIMITED' && follows.has(`${viewer} ${each.author}`);
}

describe('10,000 feeds of random people', () => {
  let server: TestServer;
  let world: World;
  // The same each time: what fails once fails again.
  let seed = 20260514;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const one = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;

  beforeAll(async () => {
    server = await startTestServer();
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const { orm } = server.db;
    world = { people: ids.map((id) => ({ id, isBanned: random(20) === 0 })), companies: [], follows: new Set(), blocks: new Set(), posts: [] };
    await orm.insert(users).values(world.people.map(({ id, isBanned }) => ({
      id, email: `${id}@random.example`, firstname: 'A', lastname: 'B', isVerified: true, isBlocked: isBanned,
    })));
    for (let n = 0; n < 12; n += 1) {
      const [owner, isGone] = [one(ids), random(6) === 0];
      const { id } = await buildCompany(server, owner, { deletedAt: isGone ? new Date() : null });
      const members = new Set([owner]);
      for (const userId of ids.filter((each) => each !== owner && random(6) === 0)) {
        const isAccepted = random(4) > 0;
        await buildMember(server, id, { userId, isAccepted });
        if (isAccepted) members.add(userId);
      }
      world.companies.push({ id, isGone, members });
    }
    for (const followerId of ids) {
      for (const userId of ids.filter((each) => each !== followerId && random(8) === 0)) {
        const isOn = random(4) > 0;
        await orm.insert(userFollower).values({ userId, followerId, isOn });
        if (isOn) world.follows.add(`${followerId} ${userId}`);
      }
      for (const blockedId of ids.filter((each) => each !== followerId && random(40) === 0)) {
        await orm.insert(userBlock).values({ userId: followerId, blockedId });
        world.blocks.add(`${followerId} ${blockedId}`);
      }
    }
    world.posts = Array.from({ length: 400 }, (_none, at) => {
      const companyId = random(2) === 0 ? one(world.companies).id : null;
      return {
        id: randomUUID(), author: one(ids), companyId, isCompanyPost: companyId !== null && random(3) === 0, postType: one(POST_TYPES),
        isDeleted: random(15) === 0, at: 1_700_000_000_000 + Math.floor(at / 3) * 1000,
      };
    });
    await orm.insert(post).values(world.posts.map(({ author, at, isDeleted, ...row }) => ({
      ...row, userId: author, content: 'x', createdAt: new Date(at), deletedAt: isDeleted ? new Date() : null,
    })));
  }, 60_000);
  afterAll(() => server.close());

  test('have what a slow reader of the rule would let them see, in order, from any place on', async () => {
    const newestFirst = (one1: World['posts'][number], other: World['posts'][number]) => other.at - one1.at || Math.sign(Number(other.id > one1.id) - Number(other.id < one1.id));
    const seen = new Map(world.people.map(({ id }) => [id, world.posts.filter((each) => seesIt(world, each, id)).sort(newestFirst)]));
    const followedBy = (viewer: string) => (each: World['posts'][number]) => each.author === viewer || world.follows.has(`${viewer} ${each.author}`)
      || world.companies.some(({ id, isGone, members }) => id === each.companyId && !isGone && members.has(viewer));
    // Ids alone: what a post says is tried elsewhere.
    const idsOf = (text: string) => text.replace(/^select [\s\S]*?, to_json\(p\.created_at\) as at/, 'select p.id').replace(/^select [\s\S]*? as data\n {4}from post p/, 'select p.id from post p');
    const [everybody, followed, single] = [EVERYBODY.page, FOLLOWED.page, ONE_POST].map(({ name, text }) => ({ name: `ids-${name}`, text: idsOf(text) }));
    if (!everybody || !followed || !single) throw new Error('a statement is missing');
    const wrong: string[] = [];
    for (let n = 0; n < 10_000; n += 1) {
      const viewer = one(world.people).id;
      const from = random(2) ? one(world.posts) : null;
      const behind = (each: World['posts'][number]) => from === null || newestFirst(from, each) < 0;
      const size = 1 + random(30);
      const place = from ? [new Date(from.at).toISOString(), from.id] : [null, null];
      const kind = n % 4;
      const read = async (statement: typeof everybody, own: unknown[]) => (
        (await server.db.read<{ id: string }>(statement, [viewer, size, ...place, 0, ...own])).map(({ id }) => id)
      );
      const all = seen.get(viewer) ?? [];
      if (kind === 3) {
        const asked = one(world.posts);
        const [found] = await server.db.read<{ id: string }>(single, [viewer, asked.id]);
        if ((found !== undefined) !== all.includes(asked)) wrong.push(`post ${n}`);
        continue;
      }
      const expected = (kind === 2 ? all.filter(followedBy(viewer)) : all).filter(behind).slice(0, size).map(({ id }) => id);
      const got = kind === 2 ? await read(followed, [null, null]) : await read(everybody, []);
      if (got.join() !== expected.join()) wrong.push(`feed ${n}`);
    }
    expect(wrong).toEqual([]);
    expect([...seen.values()].some((each) => each.length > 50)).toBe(true);
  }, 300_000);
});
