import { randomUUID } from 'node:crypto';
import { POST_TYPES, type PostType } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCompany, buildMember } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { users } from '../identity';
import { userBlock } from '../reach';
import { userFollower } from '../social';
import { EVERYBODY, FOLLOWED, ONE_POST, userPostCountSql } from './post.queries';
import { post } from './post.table';

/** A slow reader of the rule that knows nothing of SQL. */
interface World {
  people: { id: string; isBanned: boolean }[];
  companies: { id: string; isGone: boolean; members: Set<string> }[];
  follows: Set<string>;
  blocks: Set<string>;
  posts: {
    id: string; author: string; companyId: string | null; isCompanyPost: boolean; postType: PostType; isDeleted: boolean; isHidden: boolean;
    at: number;
  }[];
}

function seesIt({ people, companies, follows, blocks }: World, each: World['posts'][number], viewer: string): boolean {
  if (each.isDeleted) return false;
  if (each.author === viewer) return true;
  if (blocks.has(`${viewer} ${each.author}`) || blocks.has(`${each.author} ${viewer}`)) return false;
  if (each.isHidden || people.find(({ id }) => id === each.author)?.isBanned) return false;
  const of = companies.find(({ id, isGone }) => id === each.companyId && !isGone);
  if (each.isCompanyPost && !of) return false;
  if (each.postType === 'PUBLIC') return true;
  if (of?.members.has(viewer)) return true;
  return each.postType === 'LIMITED' && follows.has(`${viewer} ${each.author}`);
}

/** `npm run soak -- feeds` reads them all, with a seed of its own; the gate a share, the same each time. */
const { SOAK_SEED } = process.env;
const ROUNDS = SOAK_SEED === undefined ? 2_000 : 10_000;

describe('feeds of random people', () => {
  let server: TestServer;
  let world: World;
  let seed = Number(SOAK_SEED ?? 20260514) % 2_147_483_648;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const one = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;

  beforeAll(async () => {
    server = await startTestServer();
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const { orm } = server.db;
    world = {
      people: ids.map((id) => ({ id, isBanned: random(20) === 0 })), companies: [], follows: new Set(), blocks: new Set(), posts: [],
    };
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
        isDeleted: random(15) === 0, isHidden: random(15) === 0, at: 1_700_000_000_000 + Math.floor(at / 3) * 1000,
      };
    });
    await orm.insert(post).values(world.posts.map(({ author, at, isDeleted, isHidden, ...row }) => ({
      ...row, userId: author, content: 'x', createdAt: new Date(at), deletedAt: isDeleted ? new Date() : null,
      hiddenAt: isHidden ? new Date() : null,
    })));
  }, 60_000);
  afterAll(() => server.close());

  test('have what a slow reader of the rule would let them see, in order, from any place on', async () => {
    const newestFirst = (one1: World['posts'][number], other: World['posts'][number]) => (
      other.at - one1.at || Math.sign(Number(other.id > one1.id) - Number(other.id < one1.id))
    );
    const seen = new Map(world.people.map(({ id }) => [id, world.posts.filter((each) => seesIt(world, each, id)).sort(newestFirst)]));
    const followedBy = (viewer: string) => (each: World['posts'][number]) => each.author === viewer || world.follows.has(
      `${viewer} ${each.author}`,
    )
      || world.companies.some(({ id, isGone, members }) => id === each.companyId && !isGone && members.has(viewer));
    // Ids alone: what a post says is tried elsewhere.
    const idsOf = (text: string) => text.replace(/^select [\s\S]*?, to_json\(p\.created_at\) as at/, 'select p.id').replace(
      /^select [\s\S]*? as data\n {4}from post p/, 'select p.id from post p',
    );
    const [everybody, followed, single] = [
      EVERYBODY.page, FOLLOWED.page, ONE_POST,
    ].map(({ name, text }) => ({ name: `ids-${name}`, text: idsOf(text) }));
    if (!everybody || !followed || !single) throw new Error('a statement is missing');
    const wrong: string[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
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

  describe('the number on a profile', () => {
    const COUNTS = {
      name: 'counts-of-everybody', text: `select u.id, ${userPostCountSql('u.id')} as total, $1::uuid as viewer
        from users u`,
    };
    const wrongCounts = async () => {
      const wrong: string[] = [];
      for (const { id: viewer } of world.people) {
        const rows = await server.db.read<{ id: string; total: number }>(COUNTS, [viewer]);
        const told = new Map(rows.map(({ id, total }) => [id, total]));
        for (const { id: author } of world.people) {
          const seen = world.posts.filter((each) => each.author === author && !each.isCompanyPost && seesIt(world, each, viewer)).length;
          if (told.get(author) !== seen) wrong.push(`${viewer} of ${author}: ${told.get(author)}, not ${seen}`);
        }
      }
      return wrong;
    };

    test('is that of the posts which the viewer sees', async () => {
      expect(await wrongCounts()).toEqual([]);
    });

    test('is so after posts are deleted, brought back, hidden, shown to others and swept, and companies and people are removed', async () => {
      const { orm } = server.db;
      for (let n = 0; n < 300; n += 1) {
        const changed = one(world.posts);
        const kind = random(4);
        if (kind === 0) changed.isDeleted = !changed.isDeleted;
        if (kind === 1) changed.isHidden = !changed.isHidden;
        if (kind === 2) changed.postType = one(POST_TYPES);
        if (kind === 3) world.posts = world.posts.filter((each) => each !== changed);
        const { isDeleted, isHidden, postType } = changed;
        const row = eq(post.id, changed.id);
        if (kind === 3) await orm.delete(post).where(row);
        else await orm.update(post).set({ postType, deletedAt: isDeleted ? new Date() : null, hiddenAt: isHidden ? new Date() : null })
          .where(row);
      }
      for (const { id } of world.companies.splice(0, 3)) {
        await orm.delete(company).where(eq(company.id, id));
        for (const each of world.posts) if (each.companyId === id) each.companyId = null;
      }
      const [left] = world.people.splice(0, 1);
      world.posts = world.posts.filter(({ author }) => author !== left?.id);
      await orm.delete(users).where(eq(users.id, left?.id ?? ''));
      expect(await wrongCounts()).toEqual([]);
      expect(world.posts.length).toBeGreaterThan(200);
    });
  });
});
