import { middle } from './bare-query.mjs';
import { operationText } from './operation-text.mjs';
import { hundredths, requestsBesideBare } from './requests-beside-bare.mjs';

/**
 * A page and its one statement, whose first value is a company's id.
 * @typedef {{ remote: string, operation: string, text: string, more: readonly unknown[] }} PageStatement
 */

const MOST_SLOWER = 1.2;

/** Tables that the statements read. @param {readonly PageStatement[]} pages */
export const tablesOf = (pages) => (
  new Set(pages.flatMap(({ text }) => [...text.matchAll(/\b(?:from|join)\s+(\w+)/g)].map(([, table]) => table)))
);

/**
 * A copy that lacks rows would be fast for nothing. Its text is another one: ids, and links that are left out.
 * @param {import('pg').Client} client
 * @param {readonly PageStatement[]} pages
 */
export async function mustBeWhole(client, pages, original, copy) {
  for (const { operation, text, more } of pages) {
    const [whole, copied] = await Promise.all([original, copy].map(async (companyId) => (
      JSON.stringify((await client.query(text, [companyId, ...more])).rows).length
    )));
    if (copied < whole * 0.95) throw new Error(`${operation} of a copy has ${copied} characters in place of ${whole}`);
  }
}

/**
 * Milliseconds of each page's statement, the middle of many, each for another company.
 * @param {import('pg').Client} client
 * @param {readonly PageStatement[]} pages
 * @param {readonly string[]} companies
 * @param {{ rounds: number, unmeasured: number }} counts the first ones plan and warm up
 */
export async function timesOf(client, pages, companies, { rounds, unmeasured }) {
  const times = [];
  for (const { operation, text, more } of pages) {
    const query = { name: operation, text };
    const taken = [];
    for (let round = 0; round < unmeasured + rounds; round += 1) {
      const began = performance.now();
      await client.query({ ...query, values: [companies[(round * 7) % companies.length], ...more] });
      if (round >= unmeasured) taken.push(performance.now() - began);
    }
    times.push(middle(taken));
  }
  return times;
}

/** @param {PageStatement} page @param {{ few: number, many: number }} companies how many there were */
export function slower({ operation }, before, after, { few, many }) {
  const ratio = hundredths(after / before);
  return {
    name: `${operation}: statement in ${many} companies instead of ${few}`, value: hundredths(after), unit: 'ms',
    ceiling: hundredths(before), ratio,
    target: `ratio <= ${MOST_SLOWER}`, ok: ratio <= MOST_SLOWER,
  };
}

/**
 * Requests a second beside a bare server with the same statement, every request of another person or for another company.
 * @param {PageStatement} page
 */
export function besideBare({ url }, database, { remote, operation, text, more }, { people, companies }) {
  const query = operationText(remote, operation);
  const ours = companies.flatMap((companyId) => people.map(({ token }) => ({
    method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, operationName: operation, variables: { companyId } }),
  })));
  const values = companies.flatMap((companyId) => people.map(() => [[companyId, ...more]]));
  return requestsBesideBare({ name: operation, url, database, texts: [text], ours, values });
}
