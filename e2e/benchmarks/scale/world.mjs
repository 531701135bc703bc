import pg from 'pg';
import { startPostgres } from '../../../tools/src/test/real-postgres.mjs';
import { startRedis } from '../../../tools/src/test/real-redis.mjs';
import { ApiClient } from '../../server/api-client.mjs';
import { ApiProcess } from '../../server/api-process.mjs';
import { AUTH_SECRET } from '../../server/chat-people.mjs';
import { Product } from '../../server/product.mjs';
import { fromApi } from '../bare-query.mjs';
import { cloneCompany } from '../clone-company.mjs';
import { growPeople, growPosts, PEOPLE } from '../feed-world.mjs';
import { tablesOf } from '../page-statement.mjs';
import { TEAM } from './people.mjs';
import { size } from './size.mjs';

const STATEMENTS = `
  import { growthHome } from './src/modules/growth/growth.queries';
  import { FOLLOWED } from './src/modules/post/post.queries';
  import { OLDER } from './src/modules/messaging/history.queries';
  import { SEND } from './src/modules/messaging/send-message';
  export const statements = { feed: FOLLOWED.page.text, plan: growthHome().text, history: OLDER.text, send: SEND.text };`;

const FOLLOWS = 30;

/** @typedef {Awaited<ReturnType<typeof openWorld>>} World */

/**
 * A PostgreSQL and a Redis with the people of the load in it: teams of twenty, each in a company with a whole plan, in channels of
 * twenty and of ten, and followers of those who write the feed. The remotes are published, so that processes know what clients ask.
 */
export async function openWorld() {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  if (!postgres || !redis) throw new Error('The load needs a PostgreSQL and a Redis.');
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, AUTH_SECRET, ACCESS_TOKEN_SECONDS: '3600' };
  const [product, statements] = await Promise.all([Product.start({ env }), fromApi(STATEMENTS, (module) => module.statements)]);
  const original = await (await ApiClient.signIn(product.url, 'founder@loopcrate.example')).companyId();
  await product.stop();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await growPeople(client);
  await growPosts(client, { from: 1, to: size.posts, likes: size.likes, comments: size.comments });
  const copies = { tables: tablesOf([{ text: statements.plan }]), from: 1, to: size.companies };
  await cloneCompany(client, original, copies);
  await fillTeams(client, original);
  await fillChannels(client);
  await settle(client, env);
  await client.query('vacuum analyze');
  await client.end();
  return {
    env: { ...env, REMOTES_DIR: product.remotesDir }, statements, original,
    async close() {
      await product.remove();
      await redis.stop();
      await postgres.stop();
    },
  };
}

/**
 * What a process does once for rows that nobody wrote through it (names and texts are folded to be found, each company is granted the
 * month's credits) is done before anybody measures.
 * @param {pg.Client} client @param {Record<string, string>} env
 */
async function settle(client, env) {
  await client.query(`update users set search_text = lower(firstname || ' ' || lastname) where search_text is null`);
  await client.query('update post set search_text = lower(content) where search_text is null');
  await client.query('update job set run_at = now() where run_at > now()');
  const product = await ApiProcess.start(env);
  const left = async () => Number((await client.query(`select count(*) from billing_subscription s
    where s.status = 'active' and s.plan <> 'Free' and not exists (select from credit_lot l where l.company_id = s.company_id)`)).rows[0].count);
  while (await left() > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  await product.remove();
}

/** As `people.mjs` numbers them. @param {string} kind @param {string} n SQL of a number */
const idSql = (kind, n) => `('0${kind}000000-0000-4000-9000-' || lpad((${n})::text, 12, '0'))::uuid`;
const companySql = (/** @type {string} */ n) => `md5($1::text || (${n} / ${TEAM} + 1))::uuid`;
const everybody = `generate_series(0, ${size.people - 1}) n`;

/** @param {pg.Client} client @param {string} original */
async function fillTeams(client, original) {
  await client.query(`insert into users (id, email, firstname, lastname, is_verified, last_accessed_company_id)
    select ${idSql('b', 'n')}, 'member' || n || '@load.example', 'Member', n::text, true, ${companySql('n')} from ${everybody}`, [original]);
  await client.query(`insert into team_member (company_id, user_id, email, position, department, access_type, is_accepted)
    select ${companySql('n')}, ${idSql('b', 'n')}, 'member' || n || '@load.example', 'Developer', 'Engineering', 'edit', true
    from ${everybody}`, [original]);
  await client.query(`insert into user_follower (user_id, follower_id)
    select distinct ('0a000000-0000-4000-9000-' || lpad(((n * 31 + m * 17) % ${PEOPLE} + 1)::text, 12, '0'))::uuid, ${idSql('b', 'n')}
    from ${everybody}, generate_series(1, ${FOLLOWS}) m`);
}

/** @param {pg.Client} client */
async function fillChannels(client) {
  const channels = `generate_series(0, ${size.companies - 1}) c, generate_series(0, 2) k`;
  // Of a team: everybody, its first half, its second half.
  const taking = `k = 0 or (k = 1) = (p < ${TEAM / 2})`;
  await client.query(`insert into channel (id, kind, type, name, created_by, member_count, last_seq, change_seq, last_message_at)
    select ${idSql('f', 'c * 3 + k')}, 'channel', 'CLOSE', 'Channel ' || k, ${idSql('b', `c * ${TEAM}`)},
      case when k = 0 then ${TEAM} else ${TEAM / 2} end, $1::int, $1::int, now() - c * interval '1 second'
    from ${channels}`, [size.messages]);
  await client.query(`insert into channel_member (channel_id, user_id, last_read_seq)
    select ${idSql('f', 'c * 3 + k')}, ${idSql('b', `c * ${TEAM} + p`)}, $1::int - p % 8
    from ${channels}, generate_series(0, ${TEAM - 1}) p where ${taking}`, [size.messages]);
  await client.query(`insert into message (channel_id, seq, id, author_id, body, change_seq, created_at, updated_at)
    select ${idSql('f', 'c * 3 + k')}, s, gen_random_uuid(), ${idSql('b', `c * ${TEAM} + s % ${TEAM}`)},
      'Message ' || s || ': our average loop is 5.6 days, so every pilot shop would be exempt', s, x.at, x.at
    from ${channels}, generate_series(1, $1::int) s cross join lateral (select now() - ($1::int - s) * interval '1 minute' as at) x`,
  [size.messages]);
}
