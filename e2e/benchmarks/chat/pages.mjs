import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { bundleForNode } from '../../../tools/src/build/build-api.mjs';
import { root } from '../../../tools/src/root.mjs';
import { ApiProcess } from '../../server/api-process.mjs';
import { AUTH_SECRET, makePeople } from '../../server/chat-people.mjs';
import { startBare } from './bare-process.mjs';
import { fillChannels } from './fill-channels.mjs';

const channels = 200;
const rounds = 3;
const least = 0.85;
const most = 1.1;

const MESSAGE = `id channelId seq changeSeq body isEdited isDeleted createdAt updatedAt author { id firstname lastname profilePhoto OnlineStatus } attachments { id name type url size }
  mentions { id firstname lastname } reactions { emoji userIds } replyTo { id seq body isDeleted author { id firstname lastname } }`;

const queries = {
  history: `query ($id: ID!) { channelMessages(channelId: $id) { nodes { ${MESSAGE} } hasOlder hasNewer lastSeq changeSeq } }`,
  'joined channels': `{ joinedChannels(first: 20) { total unread hasMore nodes { id unread unreadMentions lastReadSeq isMarkedUnread readRevision joinedAt
    channel { id kind name type logoUrl description createdBy participantCount lastSeq changeSeq lastMessageAt } person { id firstname lastname } lastMessages { ${MESSAGE} } } } }`,
};

/**
 * The history page and the page of joined channels (20 of 200), with 1,000,000 messages in the database: against a bare
 * server that runs the same statement, and against ten times fewer messages.
 * @param {string} serverUrl a PostgreSQL in which databases can be made
 */
export async function* measurePages(serverUrl) {
  const small = await openScene(serverUrl, 'chat_small', 500);
  const large = await openScene(serverUrl, 'chat_large', 5000);
  try {
    for (const name of /** @type {(keyof typeof queries)[]} */ (Object.keys(queries))) {
      /** @type {Record<'ours' | 'bare' | 'fewer', number[]>} */
      const results = { ours: [], bare: [], fewer: [] };
      for (let round = 0; round <= rounds; round += 1) {
        const found = { ours: await large.ours(name), bare: await large.bare(name), fewer: await small.ours(name) };
        // The first round warms up.
        if (round > 0) for (const key of /** @type {const} */ (['ours', 'bare', 'fewer'])) results[key].push(found[key]);
      }
      const [ours, bare, fewer] = [middle(results.ours), middle(results.bare), middle(results.fewer)];
      const ratio = round2(ours / bare);
      yield {
        name: `${name} page, 1,000,000 messages`, value: ours, unit: 'requests/s', ceiling: bare, ratio, target: `ratio >= ${least}`,
        ok: ratio >= least,
      };
      const growth = round2(fewer / ours);
      yield {
        name: `${name} page: time against 100,000 messages`, value: round2(1000 / ours), unit: 'ms', ceiling: round2(1000 / fewer),
        ratio: growth, target: `ratio <= ${most}`, ok: growth <= most,
      };
    }
  } finally {
    await small.close();
    await large.close();
  }
}

async function openScene(serverUrl, name, perChannel) {
  const address = new URL(serverUrl);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  address.pathname = `/${name}`;
  const api = await ApiProcess.start({ DATABASE_URL: address.href, AUTH_SECRET });
  const people = await makePeople(address.href, 20);
  const channelId = await fillChannels(address.href, people.map(({ userId }) => userId), channels, perChannel);
  const { NEWEST, JOINED_CHANNELS } = await statements();
  const [viewer] = people;
  const pages = {
    history: { ...NEWEST, values: [viewer.userId, null, null, channelId, 15] },
    'joined-channels': { ...JOINED_CHANNELS, values: [viewer.userId, null, null, 21, null, null] },
  };
  const bare = await startBare({ DATABASE_URL: address.href, PAGES: JSON.stringify(pages) });
  return {
    ours: (/** @type {keyof typeof queries} */ page) => load(
      `${api.url}/graphql`, { authorization: `Bearer ${viewer.token}` },
      JSON.stringify({ query: queries[page], variables: { id: channelId } }),
    ),
    bare: (/** @type {string} */ page) => load(`${bare.url}/page/${page.replace(' ', '-')}`, {}, '{}'),
    async close() {
      bare.end();
      await api.remove();
    },
  };
}

async function load(url, headers, body) {
  const result = await autocannon({
    url, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, connections: 16, duration: 4,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return Math.round(result.requests.average);
}

/** The texts that the API itself prepares. */
async function statements() {
  const file = join(root, 'api', '.cache', `chat-statements-${process.pid}.mjs`);
  try {
    await bundleForNode({ stdin: {
      contents: "export { NEWEST } from './src/modules/messaging/history.queries';\nexport { JOINED_CHANNELS } from './src/modules/messaging/inbox.queries';",
      resolveDir: join(root, 'api'), loader: 'ts',
    }, outfile: file });
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}

function middle(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function round2(value) {
  return Math.round(value * 100) / 100;
}
