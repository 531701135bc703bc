import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { fromApi, middle, startBareQuery } from './bare-query.mjs';
import { cloneCompany } from './clone-company.mjs';
import { operationText } from './operation-text.mjs';

/** Companies like the demo's: few, and ten times as many. */
const FEW = 30;
const MANY = 300;
const MOST_SLOWER = 1.2;
const LEAST_OF_BARE = 0.85;
/** Smaller tables are read whole by every plan. */
const WORTH_AN_INDEX = 1_000;

const ROUNDS = 3;
const CONNECTIONS = 16;
const PEOPLE = ['founder', 'admin', 'editor', 'viewer', 'custom'];

const STATEMENTS = `
  import { modulesOfArea } from '@heartwood/contract/domain';
  import { BUSINESS_MODEL } from './src/modules/business-model/business-model.schema';
  import { COMPETITION } from './src/modules/competition/competition.schema';
  import { FOUNDATION } from './src/modules/foundation/foundation.schema';
  import { growthHome } from './src/modules/growth/growth.queries';
  import { MARKET_POTENTIAL } from './src/modules/market-potential/market-potential.schema';
  import { RISK_ASSESSMENT } from './src/modules/risk/risk.schema';
  const area = (operation, key, { statement }) => ({
    operation, text: statement.text, more: [modulesOfArea(key).map((module) => module.key), null, 31],
  });
  export const pages = [
    { operation: 'GrowthHome', text: growthHome().text, more: [] },
    area('FoundationPage', 'foundation', FOUNDATION),
    area('BusinessModelPage', 'businessModel', BUSINESS_MODEL),
    area('CompetitionPage', 'competition', COMPETITION),
    area('MarketPotentialPage', 'marketPotential', MARKET_POTENTIAL),
    area('RiskAssessmentPage', 'riskAssessment', RISK_ASSESSMENT),
  ];`;

/**
 * Each page of the growth framework on PostgreSQL: its statement's time in ten times the companies, what its plan reads whole, and its
 * requests a second beside a bare server with the same statement, every request of another person or for another company.
 */
export async function* measureGrowthPages() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const env = { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECONDS: '3600' };
  const product = await Product.start({ env });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const people = await Promise.all(PEOPLE.map((name) => ApiClient.signIn(product.url, `${name}@loopcrate.example`)));
    const loopcrate = await people[0].companyId();
    const pages = await fromApi(STATEMENTS, (module) => module.pages);
    const tables = new Set(pages.flatMap(({ text }) => [...text.matchAll(/\b(?:from|join)\s+(\w+)/g)].map(([, table]) => table)));
    const few = await cloneCompany(client, loopcrate, { tables, from: 1, to: FEW });
    await mustBeWhole(client, pages, loopcrate, few[0]);
    const before = await timesOf(client, pages, few);
    const many = [...few, ...await cloneCompany(client, loopcrate, { tables, from: FEW + 1, to: MANY })];
    const after = await timesOf(client, pages, many);
    for (const [at, page] of pages.entries()) {
      yield slower(page, before[at], after[at]);
      yield await readWhole(client, page, many[0]);
      yield await besideBare(product, postgres.url, page, { people, companies: many });
    }
  } finally {
    await client.end();
    await product.remove();
    await postgres.stop();
  }
}

/** A copy that lacks rows would be fast for nothing. Its text is another one: ids, and links that are left out. */
async function mustBeWhole(client, pages, original, copy) {
  for (const { operation, text, more } of pages) {
    const [whole, copied] = await Promise.all([original, copy].map(async (companyId) => (
      JSON.stringify((await client.query(text, [companyId, ...more])).rows).length
    )));
    if (copied < whole * 0.95) throw new Error(`${operation} of a copy has ${copied} characters in place of ${whole}`);
  }
}

/** Milliseconds of each page's statement, the middle of many, each for another company. */
async function timesOf(client, pages, companies) {
  const times = [];
  for (const { operation, text, more } of pages) {
    const query = { name: operation, text };
    const taken = [];
    for (let round = 0; round < 400; round += 1) {
      const began = performance.now();
      await client.query({ ...query, values: [companies[(round * 7) % companies.length], ...more] });
      // The first ones plan and warm up.
      if (round >= 100) taken.push(performance.now() - began);
    }
    times.push(middle(taken));
  }
  return times;
}

function slower({ operation }, before, after) {
  const ratio = hundredths(after / before);
  return {
    name: `${operation}: statement in ${MANY} companies instead of ${FEW}`, value: hundredths(after), unit: 'ms', ceiling: hundredths(before), ratio,
    target: `ratio <= ${MOST_SLOWER}`, ok: ratio <= MOST_SLOWER,
  };
}

/** How many tables worth an index the plan reads whole. */
async function readWhole(client, { operation, text, more }, companyId) {
  const { rows: [row] } = await client.query(`explain (format json) ${text}`, [companyId, ...more]);
  const scans = (plan) => [...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name']] : []), ...(plan.Plans ?? []).flatMap(scans)];
  const { rows } = await client.query(
    'select relname from pg_class where relname = any($1) and reltuples >= $2', [scans(row['QUERY PLAN'][0].Plan), WORTH_AN_INDEX],
  );
  const names = rows.map(({ relname }) => relname).join(', ');
  return {
    name: `${operation}: tables read whole${names ? ` (${names})` : ''}`, value: rows.length, unit: 'tables', target: '0', ok: rows.length === 0,
  };
}

/** In turns, so that a busy moment of the machine meets both. */
async function besideBare({ url }, database, { operation, text, more }, { people, companies }) {
  const query = operationText('mfe-growth', operation);
  const ours = companies.flatMap((companyId) => people.map(({ token }) => ({
    method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, operationName: operation, variables: { companyId } }),
  })));
  const same = companies.flatMap((companyId) => people.map(() => ({
    method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body: JSON.stringify([companyId, ...more]),
  })));
  const bare = await startBareQuery({ DATABASE_URL: database, STATEMENT: text });
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
      name: `${operation}: every request different`, value, unit: 'requests/s', ceiling, ratio,
      target: `ratio >= ${LEAST_OF_BARE}`, ok: ratio >= LEAST_OF_BARE,
    };
  } finally {
    bare.stop();
  }
}

/** Requests a second; each connection has requests of its own, so that no two ask the same within a round of them all. */
async function load(url, requests, duration) {
  let next = 0;
  const result = await autocannon({
    url, connections: CONNECTIONS, duration, requests: [requests[0]],
    setupClient: (client) => {
      const own = next;
      next += 1;
      client.setRequests(requests.filter((_request, at) => at % CONNECTIONS === own));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return Math.round(result.requests.average);
}

const hundredths = (number) => Math.round(number * 100) / 100;
