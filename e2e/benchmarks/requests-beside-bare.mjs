import autocannon from 'autocannon';
import { middle, startBareQuery } from './bare-query.mjs';

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body: string }} BenchRequest */

const LEAST_OF_BARE = 0.85;
const ROUNDS = 3;
const CONNECTIONS = 16;

const TARGET_BESIDE_BARE = `ratio >= ${LEAST_OF_BARE}`;

/**
 * Requests a second beside a bare server with the same statements, in turns, so that a busy moment of the machine meets both.
 * @param {{ name: string, url: string, database: string, texts: readonly string[], ours: readonly BenchRequest[],
 *   values: readonly (readonly unknown[][])[] }} asked our requests; the statements, and for the bare server of each request the values of
 * each statement; every one different
 */
export async function requestsBesideBare({ name, url, database, texts, ours, values }) {
  const same = values.map((each) => ({
    method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body: JSON.stringify(each),
  }));
  await mustAnswer(url, ours[0]);
  const bare = await startBareQuery({ DATABASE_URL: database }, texts);
  try {
    await load(url, ours, 8);
    await load(bare.url, same, 8);
    const results = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      results.ours.push(await load(url, ours, 3));
      results.bare.push(await load(bare.url, same, 3));
    }
    const [value, ceiling] = [middle(results.ours), middle(results.bare)];
    const ratio = hundredths(value / ceiling);
    return {
      name: `${name}: every request different`, value, unit: 'requests/s', ceiling, ratio, target: TARGET_BESIDE_BARE,
      ok: ratio >= LEAST_OF_BARE,
    };
  } finally {
    bare.stop();
  }
}

/** A refusal is answered fast, and measures nothing. */
async function mustAnswer(url, { method, path, headers, body }) {
  const { errors } = await (await fetch(url + path, { method, headers, body })).json();
  if (errors) throw new Error(errors[0].message);
}

/** Requests a second; each connection has requests of its own, so that no two ask the same within a round of them all. */
async function load(url, requests, duration) {
  let next = 0;
  const result = await autocannon({
    url, connections: CONNECTIONS, duration, requests: [requests[0]], timeout: 30,
    setupClient: (client) => {
      const own = next;
      next += 1;
      client.setRequests(requests.filter((_request, at) => at % CONNECTIONS === own));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  const rate = result.requests.average;
  return rate < 100 ? hundredths(rate) : Math.round(rate);
}

export const hundredths = (number) => Math.round(number * 100) / 100;
