/** People of the feed, besides the demo's. */
export const PEOPLE = 2_000;
const COMPANIES = 500;

/** SQL for the id of a row with a number: of a person (`a`), a company (`c`), a post (`d`) or a comment (`e`). */
const idOf = (kind, n) => `('0${kind}000000-0000-4000-9000-' || lpad((${n})::text, 12, '0'))::uuid`;
export const personId = (n) => `0a000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
export const postId = (n) => `0d000000-0000-4000-9000-${String(n).padStart(12, '0')}`;

const WORDS =
  'depot crate kitchen reader wash lorry shop return label pilot ledger harbour orchard tide clay plum chalk solid paper market';
/** Three words of a post, and its number. */
const words = `(w.list)[n % 20 + 1] || ' ' || (w.list)[n / 20 % 20 + 1] || ' ' || (w.list)[n / 400 % 20 + 1] || ' ' || n`;
const LIST = `(select string_to_array('${WORDS}', ' ') as list) w`;
/** The post with the highest number is the newest. */
export const FIRST_POST = Date.UTC(2025, 0, 1);
export const SECONDS_BETWEEN = 60;

/**
 * People who follow each other, belong to companies and are told of things; the demo's are among them, so that somebody can sign in.
 * @param {import('pg').Client} client
 */
export async function growPeople(client) {
  await client.query(`insert into users (id, email, firstname, lastname, search_text, is_verified)
    select ${idOf('a', 'n')}, 'feed' || n || '@grown.example', 'Person', 'No ' || n, 'person no ' || n, true
    from generate_series(1, ${PEOPLE}) n`);
  await client.query(`insert into company (id, name, search_text, created_by)
    select ${idOf('c', 'n')}, 'Company ' || n, 'company ' || n, ${idOf('a', 'n')}
    from generate_series(1, ${COMPANIES}) n`);
  const everybody = "(select id, row_number() over (order by id) as n from users where kind = 'member')";
  await client.query(`insert into user_follower (user_id, follower_id)
    select distinct ${idOf('a', `(p.n * 31 + m * 17) % ${PEOPLE} + 1`)}, p.id
    from ${everybody} p, generate_series(1, 50) m
    where p.id <> ${idOf('a', `(p.n * 31 + m * 17) % ${PEOPLE} + 1`)}
    on conflict do nothing`);
  await client.query(`insert into user_follow_count (user_id, followers)
    select f.user_id, count(*)
    from user_follower f
    where f.is_on
    group by f.user_id
    on conflict (user_id) do update
    set followers = excluded.followers`);
  await client.query(`insert into company_follower (company_id, user_id)
    select distinct ${idOf('c', `(p.n * 7 + m * 13) % ${COMPANIES} + 1`)}, p.id
    from ${everybody} p, generate_series(1, 10) m
    on conflict do nothing`);
  await client.query(`insert into notification (user_id, type, group_key, subject, actor_ids, data, updated_at, read_at)
    select p.id, 'POST_LIKED', 'feed:' || m, 'post:' || m, array[${idOf('a', `m % ${PEOPLE} + 1`)}], jsonb_build_object('postId', ${idOf('d', 'm')}),
      now() - m * interval '1 hour', case when m > 5 then now() end
    from ${everybody} p, generate_series(1, 50) m`);
}

/**
 * Posts from one number to another; each of the first ones has likes and comments by others.
 * @param {import('pg').Client} client
 * @param {{ from: number, to: number, likes?: number, comments?: number }} numbers how many of both each post has
 */
export async function growPosts(client, { from, to, likes = 0, comments = 0 }) {
  const series = `generate_series(${from}, ${to}) n`;
  const at = `to_timestamp(${FIRST_POST / 1000} + n * ${SECONDS_BETWEEN})`;
  await client.query(`insert into post (id, user_id, company_id, is_company_post, post_type, content, search_text, like_count, comment_count, created_at, updated_at)
    select ${idOf('d', 'n')}, ${idOf('a', `n * 7 % ${PEOPLE} + 1`)}, case when n % 3 = 0 then ${idOf('c', `n % ${COMPANIES} + 1`)} end, n % 3 = 0,
      (array['PUBLIC', 'PUBLIC', 'PUBLIC', 'LIMITED', 'PRIVATE'])[n % 5 + 1], ${words}, ${words}, ${likes}, ${comments}, ${at}, ${at}
    from ${series}, ${LIST}`);
  if (likes > 0) {
    await client.query(`insert into post_like (post_id, user_id, created_at)
      select ${idOf('d', 'n')}, ${idOf('a', `(n * 11 + m * 37) % ${PEOPLE} + 1`)}, ${at} + m * interval '1 second'
      from ${series}, generate_series(1, ${likes}) m`);
  }
  if (comments > 0) {
    await client.query(`insert into post_comment (id, post_id, user_id, content, created_at)
      select ${idOf('e', `n * ${comments} + m`)}, ${idOf('d', 'n')}, ${idOf('a', `(n * 13 + m) % ${PEOPLE} + 1`)}, 'Comment ' || m, ${at} + m * interval '1 minute'
      from ${series}, generate_series(1, ${comments}) m`);
  }
  // As a server that runs for a while has it: statistics, and an index of words that is merged.
  await client.query('vacuum analyze');
}

/** What somebody looks for: words that some posts have, no two the same. */
export function searchOf(n) {
  const list = WORDS.split(' ');
  return `${list[n % 20]} ${list[Math.floor(n / 20) % 20]}`;
}
