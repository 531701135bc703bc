import pg from 'pg';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { AS_THE_API } from './as-the-api.mjs';
import { fromApi, middle } from './bare-query.mjs';
import { FIRST_POST, growPeople, growPosts, PEOPLE, personId, postId, searchOf, SECONDS_BETWEEN } from './feed-world.mjs';
import { operationText } from './operation-text.mjs';
import { hundredths, requestsBesideBare } from './requests-beside-bare.mjs';

const POSTS = 50_000;
const TEN_TIMES = 500_000;
/** Of each post: 1,000,000 likes and 200,000 comments. */
const [LIKES, COMMENTS] = [20, 4];
const MOST_SLOWER = 1.2;
const MOST_OF_A_PAGE = 3;
/** Each asks for as many different things. */
const ASKED = 400;
const WHO = ['founder', 'admin', 'editor', 'viewer', 'custom'];

const STATEMENTS = `
  export { COMMENTS } from './src/modules/post/comment.queries';
  export { EVERYBODY, FOLLOWED, ONE_POST } from './src/modules/post/post.queries';
  export { SEARCH_ALL } from './src/modules/search/search-all';
  export { USER_PROFILE } from './src/modules/profile/user-profile';
  export { NOTIFICATIONS_FIRST } from './src/modules/notification/notification.queries';
  export { searchedText } from './src/text/search';`;

/** A place in the feed, of the post with a number: as a statement takes it, and as a client hands it back. */
const placeOf = (n) => [new Date(FIRST_POST + n * SECONDS_BETWEEN * 1000).toISOString(), postId(n)];
const cursorOf = (n) => Buffer.from(placeOf(n).join('|')).toString('base64url');
/** The nth of many different numbers, up to the number of the posts that have likes and comments. */
const postOf = (nth) => (nth * 7_919) % POSTS + 1;
const personOf = (nth) => personId((nth * 31) % PEOPLE + 1);

/**
 * What is asked: the statement with its values for a viewer, and the operation that a screen asks it by with its variables.
 */
export const pagesOf = ({ EVERYBODY, FOLLOWED, ONE_POST, COMMENTS: SAID, USER_PROFILE, NOTIFICATIONS_FIRST, SEARCH_ALL, searchedText }) => {
  const looked = (nth) => {
    const { text, grams } = searchedText(searchOf(nth));
    return [text, grams, 4];
  };
  return [
    {
      name: 'feed page', statement: FOLLOWED.page, values: (viewer, nth) => [viewer, 16, ...placeOf(postOf(nth)), 0, null, null],
      operation: 'MoreFeed', variables: (nth) => ({ scope: 'FOLLOWING', after: cursorOf(postOf(nth)) }),
    },
    {
      name: 'feed page of everybody', statement: EVERYBODY.page, values: (viewer, nth) => [viewer, 16, ...placeOf(postOf(nth)), 0],
      operation: 'MoreFeed', variables: (nth) => ({ scope: 'EVERYBODY', after: cursorOf(postOf(nth)) }),
    },
    {
      name: 'post page', statement: ONE_POST, values: (viewer, nth) => [viewer, postId(postOf(nth))],
      operation: 'Post', variables: (nth) => ({ id: postId(postOf(nth)) }),
    },
    {
      name: 'comments of a post', statement: SAID.page, values: (viewer, nth) => [viewer, 16, null, null, 0, postId(postOf(nth))],
      operation: 'PostComments', variables: (nth) => ({ postId: postId(postOf(nth)) }),
    },
    {
      name: 'profile', statement: USER_PROFILE, values: (viewer, nth) => [viewer, personOf(nth)],
      operation: 'UserProfile', variables: (nth) => ({ id: personOf(nth) }),
    },
    {
      name: 'notification list', statement: NOTIFICATIONS_FIRST, values: (viewer, nth) => [viewer, false, 10 + (nth % 90)],
      operation: 'NotificationsAnew', variables: (nth) => ({ first: 9 + (nth % 90) }),
    },
    {
      name: 'search', statement: SEARCH_ALL.EVERYTHING, values: (viewer, nth) => [viewer, ...looked(nth)], operation: null,
      variables: () => ({}),
    },
  ];
};

/**
 * The pages of the community on PostgreSQL with 2,000 people, 50,000 posts, 1,000,000 likes and 200,000 comments: each statement's time
 * at ten times the posts, a search beside a page of the feed, and requests a second beside a bare server with the same statement, every
 * request another one.
 */
export async function* measureFeed() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const product = await Product.start({ env: { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECONDS: '3600' } });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const pages = pagesOf(await fromApi(STATEMENTS, (module) => module));
    await growPeople(client);
    await growPosts(client, { from: 1, to: POSTS, likes: LIKES, comments: COMMENTS });
    const people = await Promise.all(WHO.map((name) => ApiClient.signIn(product.url, `${name}@loopcrate.example`)));
    const viewers = people.map(({ token }) => ({ token, id: JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub }));
    for (const page of pages) if (page.operation !== null) yield await besideBare(product, postgres.url, page, viewers);
    const ids = Array.from({ length: 100 }, (_none, nth) => personOf(nth));
    const before = await timesOf(postgres.url, pages, ids);
    yield searched(pages, before);
    await growPosts(client, { from: POSTS + 1, to: TEN_TIMES });
    const after = await timesOf(postgres.url, pages, ids);
    // A search finds ten times as much then.
    for (const [at, { name, operation }] of pages.entries()) if (operation !== null) yield slower(name, before[at], after[at]);
  } finally {
    await client.end();
    await product.remove();
    await postgres.stop();
  }
}

/**
 * Milliseconds of each page's statement, the middle of many, each of another viewer and for something else; on a connection of its own,
 * so that no plan was made for fewer rows.
 */
export async function timesOf(database, pages, viewers) {
  const client = new pg.Client({ connectionString: database, ...AS_THE_API });
  await client.connect();
  const times = [];
  for (const { name, statement: { text }, values } of pages) {
    const taken = [];
    for (let round = 0; round < 400; round += 1) {
      const began = performance.now();
      await client.query({ name, text, values: values(viewers[round % viewers.length], round) });
      // The first ones plan and warm up.
      if (round >= 100) taken.push(performance.now() - began);
    }
    times.push(middle(taken));
  }
  await client.end();
  return times;
}

function searched(pages, times) {
  const timeOf = (name) => times[pages.findIndex((page) => page.name === name)];
  const ratio = hundredths(timeOf('search') / timeOf('feed page'));
  return {
    name: 'search of everything, beside a feed page', value: hundredths(timeOf('search')), unit: 'ms',
    ceiling: hundredths(timeOf('feed page')), ratio,
    target: `ratio <= ${MOST_OF_A_PAGE}`, ok: ratio <= MOST_OF_A_PAGE,
  };
}

function slower(name, before, after) {
  const ratio = hundredths(after / before);
  return {
    name: `${name}: statement among ${TEN_TIMES.toLocaleString('en')} posts instead of ${POSTS.toLocaleString('en')}`,
    value: hundredths(after), unit: 'ms',
    ceiling: hundredths(before), ratio, target: `ratio <= ${MOST_SLOWER}`, ok: ratio <= MOST_SLOWER,
  };
}

function besideBare({ url }, database, { name, statement, values, operation, variables }, viewers) {
  const query = operationText('mfe-community', operation);
  const asked = viewers.flatMap((viewer, who) => (
    Array.from({ length: ASKED }, (_none, nth) => ({ viewer, nth: nth * viewers.length + who }))
  ));
  const ours = asked.map(({ viewer, nth }) => ({
    method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json', authorization: `Bearer ${viewer.token}` },
    body: JSON.stringify({ query, operationName: operation, variables: variables(nth) }),
  }));
  return requestsBesideBare({
    name, url, database, texts: [statement.text], ours,
    values: asked.map(({ viewer, nth }) => [values(viewer.id, nth)]),
  });
}
