import { chromium } from '@playwright/test';
import pg from 'pg';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { AS_THE_API } from './as-the-api.mjs';
import { fromApi } from './bare-query.mjs';
import { cloneCompany } from './clone-company.mjs';
import { frameWork, percentile } from './frame-work.mjs';
import { besideBare, mustBeWhole, slower, tablesOf, timesOf } from './page-statement.mjs';
import { signInPage } from './sign-in.mjs';

const GOALS = 5_000;
const PHASES = 500;
/** Milliseconds of script and layout in a frame, in the 95th percentile. */
const MOST_WORK = 8;
/** So many frames of panning to and fro, and after how many it turns. */
const STEPS = 120;
const TURN = 30;

/** Companies with such a plan: few, and ten times as many. */
const FEW = 3;
const MANY = 30;
/** Statements that are timed, and before them those that only warm up. */
const COUNTS = { rounds: 60, unmeasured: 15 };
const PEOPLE = ['founder', 'admin', 'editor', 'viewer', 'custom'];
const STATEMENT = `
  import { TIMELINE } from './src/modules/timeline/timeline-page.queries';
  export const page = { remote: 'mfe-timeline', operation: 'TimelinePage', text: TIMELINE.text };`;

/**
 * A plan of 5,000 goals and 500 phases: what is done in each frame while it is panned and zoomed, and its page beside a bare server and in
 * ten times the companies.
 */
export async function* measureTimeline() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const product = await Product.start({ env: { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECONDS: '3600' } });
  try {
    await growPlan(postgres.url, product.url);
    yield* measureFrames(product);
    yield* measurePage(product, postgres.url);
  } finally {
    await product.remove();
    await postgres.stop();
  }
}

async function* measureFrames(product) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInPage(page, product.url);
    for (const zoom of ['quarter', 'month']) {
      await page.goto(`${product.url}/app/timeline?zoom=${zoom}`);
      await page.getByRole('list', { name: 'Phases and goals by date' }).getByRole('button').first().waitFor();
      await page.mouse.move(900, 600);
      // What comes late has come, and what runs often is compiled.
      await pan(page, 24, 0);
      await zoomInAndOut(page);
      yield within(`panned sideways, by ${zoom}`, await frameWork(browser, page, () => pan(page, 24, 0)));
      yield within(`panned down, by ${zoom}`, await frameWork(browser, page, () => pan(page, 0, 24)));
      const zooming = await frameWork(browser, page, () => zoomInAndOut(page));
      yield within(`zoomed, from ${zoom}`, zooming);
      yield { name: `longest frame of a zoom, from ${zoom}`, value: tenths(Math.max(...zooming)), unit: 'ms', target: null, ok: true };
    }
  } finally {
    await browser.close();
  }
}

async function* measurePage(product, database) {
  const client = new pg.Client({ connectionString: database, ...AS_THE_API });
  await client.connect();
  try {
    const people = await Promise.all(PEOPLE.map((name) => ApiClient.signIn(product.url, `${name}@loopcrate.example`)));
    const [companyId, { rows: [founder] }, found] = await Promise.all([
      people[0].companyId(), client.query('select id from users where email = $1', ['founder@loopcrate.example']),
      fromApi(STATEMENT, ({ page }) => page),
    ]);
    const page = { ...found, more: [founder.id, null, null] };
    const tables = tablesOf([page]);
    const few = await cloneCompany(client, companyId, { tables, from: 1, to: FEW });
    await mustBeWhole(client, [page], companyId, few[0]);
    const [before] = await timesOf(client, [page], few, COUNTS);
    const many = [...few, ...await cloneCompany(client, companyId, { tables, from: FEW + 1, to: MANY })];
    const [after] = await timesOf(client, [page], many, COUNTS);
    yield slower(page, before, after, { few: FEW, many: MANY });
    yield await besideBare(product, database, page, { people, companies: many });
  } finally {
    await client.end();
  }
}

function within(what, work) {
  const value = tenths(percentile(work, 0.95));
  const name = `${GOALS.toLocaleString('en')} goals ${what}: script and layout of a frame, 95th percentile of ${work.length}`;
  return { name, value, unit: 'ms', target: `< ${MOST_WORK}`, ok: value < MOST_WORK };
}

const tenths = (value) => Math.round(value * 10) / 10;

/** One turn of the wheel in each frame, to and fro. */
async function pan(page, across, down) {
  for (let step = 0; step < STEPS; step += 1) {
    const side = Math.floor(step / TURN) % 2 === 0 ? 1 : -1;
    await page.mouse.wheel(side * across, side * down);
    await nextFrame(page);
  }
}

/** A step every ten frames. */
async function zoomInAndOut(page) {
  for (const key of ['+', '-', '-', '+', '+', '-', '-', '+']) {
    await page.keyboard.press(key);
    for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
  }
}

const nextFrame = (page) => page.evaluate(() => new Promise((resolve) => globalThis.requestAnimationFrame(resolve)));

/** Goals and phases of the demo company over five years, in ten lanes; every tenth goal waits for another. */
async function growPlan(database, url) {
  const companyId = await (await ApiClient.signIn(url, 'founder@loopcrate.example')).companyId();
  const client = new pg.Client({ connectionString: database, ...AS_THE_API });
  await client.connect();
  await client.query(`
    insert into calendar_category (id, company_id, title)
    select md5('lane' || n)::uuid, $1, 'Lane ' || n
    from generate_series(0, 9) n`, [companyId]);
  await client.query(`
    insert into phase (id, company_id, title, from_date, to_date, category_id)
    select md5('phase' || n)::uuid, $1, 'Phase number ' || n, current_date - 800 + n * 3, current_date - 800 + n * 3 + 25,
      md5('lane' || n % 10)::uuid
    from generate_series(1, $2::int) n`, [companyId, PHASES]);
  await client.query(`
    insert into milestone (id, company_id, title, date, category_id, milestone_value)
    select md5('goal' || n)::uuid, $1, 'Goal with a name ' || n, current_date - 900 + (n * 7919) % 1800, md5('lane' || n % 10)::uuid, 'Done'
    from generate_series(1, $2::int) n`, [companyId, GOALS]);
  await client.query(`
    insert into milestone_dependency (company_id, milestone_id, depends_on_id)
    select $1, md5('goal' || n)::uuid, md5('goal' || n - 5)::uuid
    from generate_series(10, $2::int, 10) n`, [companyId, GOALS]);
  await client.end();
}
