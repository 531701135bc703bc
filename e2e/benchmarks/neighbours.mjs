import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { operationText } from './operation-text.mjs';

const sockets = 10;
const seconds = 10;
const query = 'query ($tag: String!) { me { user { id firstname } } chatPeople(search: $tag) { hasMore } }';

/**
 * How long another person's requests take while one account asks without pause, over sockets and over HTTP, beside how long they take in
 * quiet.
 */
export async function* measureNeighbours() {
  const product = await Product.start({ env: { RATE_LIMITS: 'on' } });
  try {
    const [neighbour, noisy] = await Promise.all(
      ['viewer', 'outsider'].map((who) => ApiClient.signIn(product.url, `${who}@${who === 'outsider' ? 'fernwood' : 'loopcrate'}.example`)),
    );
    await times(neighbour, 3);
    const quiet = await times(neighbour, seconds);
    for (const [name, operation] of Object.entries(operations(await userIds(noisy), await noisy.companyId()))) {
      const stop = flood(product.url, noisy.token, operation);
      const loud = await times(neighbour, seconds);
      await stop();
      const [value, ceiling] = [at(loud, 0.99), at(quiet, 0.99)];
      const ratio = Math.round((value / ceiling) * 100) / 100;
      yield {
        name: `p99 of a person's request while another asks for ${name} without pause`, value, unit: 'ms', ceiling, ratio, target: '<= 2',
        ok: ratio <= 2,
      };
    }
  } finally {
    await product.remove();
  }
}

function operations(people, companyId) {
  return {
    'the inbox': { query: 'subscription { inboxStream { type } }' },
    'the growth home': { query: operationText('mfe-growth', 'GrowthHome'), variables: { companyId } },
    'the presence of 200': {
      query: 'subscription ($userIds: [ID!]!) { presence(userIds: $userIds) { userId } }', variables: { userIds: people },
    },
  };
}

async function userIds(client) {
  const { me } = await client.graphql('{ me { user { id } } }');
  return Array.from({ length: 200 }, (_, i) => (i === 0 ? me.user.id : `${me.user.id.slice(0, -3)}${String(i).padStart(3, '0')}`));
}

/** One request after the other, each with words of its own, about 20 a second: within what a person may ask in a minute. */
async function times(client, forSeconds) {
  const taken = [];
  const until = performance.now() + forSeconds * 1000;
  while (performance.now() < until) {
    const start = performance.now();
    await client.graphql(query, { tag: `nobody ${start}` });
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return taken.sort((a, b) => a - b);
}

/** A process of its own: what the noisy one does must not slow down who measures. */
function flood(url, token, operation) {
  const child = spawn(process.execPath, [join(root, 'e2e', 'benchmarks', 'flood.mjs')], {
    env: { ...process.env, FLOOD: JSON.stringify({ url, token, operation, sockets }) }, stdio: 'inherit',
  });
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

function at(sorted, part) {
  return Math.round(sorted[Math.floor(sorted.length * part)] * 10) / 10;
}
