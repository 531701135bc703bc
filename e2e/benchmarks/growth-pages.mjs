import pg from 'pg';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { AS_THE_API } from './as-the-api.mjs';
import { fromApi } from './bare-query.mjs';
import { cloneCompany } from './clone-company.mjs';
import { besideBare, mustBeWhole, slower, tablesOf, timesOf } from './page-statement.mjs';

/** Companies like the demo's: few, and ten times as many. */
const FEW = 30;
const MANY = 300;
/** Smaller tables are read whole by every plan. */
const WORTH_AN_INDEX = 1_000;

/** Statements that are timed, and before them those that only warm up. */
const COUNTS = { rounds: 300, unmeasured: 100 };
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
    remote: 'mfe-growth', operation, text: statement.text, more: [modulesOfArea(key).map((module) => module.key), null, 31],
  });
  export const pages = [
    { remote: 'mfe-growth', operation: 'GrowthHome', text: growthHome().text, more: [] },
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
  const client = new pg.Client({ connectionString: postgres.url, ...AS_THE_API });
  await client.connect();
  try {
    const people = await Promise.all(PEOPLE.map((name) => ApiClient.signIn(product.url, `${name}@loopcrate.example`)));
    const loopcrate = await people[0].companyId();
    const pages = await fromApi(STATEMENTS, (module) => module.pages);
    const tables = tablesOf(pages);
    const few = await cloneCompany(client, loopcrate, { tables, from: 1, to: FEW });
    await mustBeWhole(client, pages, loopcrate, few[0]);
    const before = await timesOf(client, pages, few, COUNTS);
    const many = [...few, ...await cloneCompany(client, loopcrate, { tables, from: FEW + 1, to: MANY })];
    const after = await timesOf(client, pages, many, COUNTS);
    for (const [at, page] of pages.entries()) {
      yield slower(page, before[at], after[at], { few: FEW, many: MANY });
      yield await readWhole(client, page, many[0]);
      yield await besideBare(product, postgres.url, page, { people, companies: many });
    }
  } finally {
    await client.end();
    await product.remove();
    await postgres.stop();
  }
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
    name: `${operation}: tables read whole${names ? ` (${names})` : ''}`, value: rows.length, unit: 'tables', target: '0',
    ok: rows.length === 0,
  };
}
