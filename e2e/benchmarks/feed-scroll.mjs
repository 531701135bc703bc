import { chromium } from '@playwright/test';
import pg from 'pg';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { Product } from '../server/product.mjs';
import { growPeople, growPosts } from './feed-world.mjs';
import { frameWork, percentile } from './frame-work.mjs';
import { signInPage } from './sign-in.mjs';

const LOADED = 1_000;
/** Everybody's feed shows public posts, three of five here. */
const POSTS = 2_000;
/** Milliseconds of script, styles and layout in a frame, in the 95th percentile. */
const MOST_WORK = 8;
const FRAMES = 240;
/** How far a turn of the wheel goes in a frame, in pixels: read by, and searched through. */
const SPEEDS = [['read', 60], ['flung', 900]];

/** A feed of 1,000 posts that were loaded by going on: what is done in each frame while it is scrolled, down and up again. */
export async function* measureFeedScroll() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const product = await Product.start({ env: { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECONDS: '3600' } });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    await growFeed(postgres.url);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInPage(page, product.url);
    await page.goto(`${product.url}/app/explore?show=everybody`);
    await page.locator('article[data-post]').first().waitFor();
    await page.mouse.move(600, 600);
    const going = await goOn(browser, page);
    yield {
      name: 'a feed goes on to its thousandth post: longest frame', value: tenths(Math.max(...going)), unit: 'ms', target: null, ok: true,
    };
    for (const [how, pixels] of SPEEDS) {
      await toTop(page);
      // What runs often is compiled, and what comes into sight for the first time is drawn.
      await scroll(page, pixels);
      yield within(`is ${how} upwards, of`, await frameWork(browser, page, () => scroll(page, -pixels)));
      yield within(`is ${how} downwards, of`, await frameWork(browser, page, () => scroll(page, pixels)));
    }
  } finally {
    await browser.close();
    await product.remove();
    await postgres.stop();
  }
}

function within(what, work) {
  const value = tenths(percentile(work, 0.95));
  return {
    name: `a feed ${what} ${LOADED.toLocaleString('en')} posts: script and layout of a frame, 95th percentile of ${work.length} (longest ${tenths(Math.max(...work))})`,
    value, unit: 'ms', target: `<= ${MOST_WORK}`, ok: value <= MOST_WORK,
  };
}

const tenths = (value) => Math.round(value * 10) / 10;

/** @returns {Promise<number[]>} the work of each frame while the last hundred come */
async function goOn(browser, page) {
  await loadUpTo(page, LOADED - 100);
  return frameWork(browser, page, () => loadUpTo(page, LOADED));
}

async function loadUpTo(page, count) {
  for (;;) {
    const loaded = await countOf(page);
    if (loaded >= count) return;
    await toEnd(page);
    await page.waitForFunction(
      (before) => Number(globalThis.document.querySelector('[data-loaded]')?.getAttribute('data-loaded')) > before, loaded,
    );
  }
}

const countOf = (page) => page.evaluate(() => Number(globalThis.document.querySelector('[data-loaded]')?.getAttribute('data-loaded')));
const toEnd = (page) => page.evaluate(() => globalThis.document.getElementById('page').scrollBy(0, 1_000_000));
const toTop = (page) => page.evaluate(() => globalThis.document.getElementById('page').scrollTo(0, 0));

async function scroll(page, pixels) {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(() => new Promise((resolve) => globalThis.requestAnimationFrame(resolve)));
  }
}

/** Posts as people write them: a few lines, some with paragraphs and a list. */
async function growFeed(database) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await growPeople(client);
  await growPosts(client, { from: 1, to: POSTS, likes: 3, comments: 2 });
  await client.query(`
    update post
    set content = content || ' ' || repeat('We asked nine shops how they count what comes back, and **four** of them do not. ', 1 + length(content) % 4)
      || case when like_count > 0 and length(content) % 3 = 0 then E'\\n\\n- what they lose\\n- what they would pay\\n- who decides' else '' end
    where id::text like '0d000000%'`);
  await client.end();
}
