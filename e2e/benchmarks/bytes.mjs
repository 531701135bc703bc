import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { Product } from '../server/product.mjs';
import { signInPage } from './sign-in.mjs';

/** Kilobytes of JavaScript a page may cost. */
const limits = { login: 110, 'growth home': 200, messaging: 60 };

/** What a browser really fetches for a page, counted as brotli sends it. */
export async function* measureBytes() {
  const product = await Product.start();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    yield* pageBytes(browser, 'login', async (page) => {
      await page.goto(`${product.url}/auth/login`);
      await page.getByLabel('Email').waitFor();
    });
    const signedIn = await (await browser.newContext()).newPage();
    await signInPage(signedIn, product.url);
    const storage = await signedIn.context().storageState();
    yield* pageBytes(
      browser,
      'growth home',
      async (page) => {
        await page.goto(`${product.url}/app/growth-framework`);
        // The sidebar names Foundation before the remote has come: the page is there when the remote's own heading is.
        await page.locator('[data-remote="growth"] h1').waitFor();
      },
      storage,
    );
    // Its own: what the shell and the libraries it lends cost is on the page already.
    yield* pageBytes(
      browser,
      'messaging',
      async (page) => {
        await page.goto(`${product.url}/app/messaging`);
        await page.locator('[data-remote="messaging"] [data-row]').first().waitFor();
      },
      storage,
      (url) => url.includes('/remotes/messaging/'),
    );
    const element = kilobytes([Buffer.from(await (await fetch(`${product.url}/embed.js`)).arrayBuffer())]);
    yield { name: 'embed.js', value: element, unit: 'kB brotli', target: '<= 4', ok: element <= 4 };
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function* pageBytes(browser, name, open, storageState, counts = () => true) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const bodies = { script: [], stylesheet: [] };
  const reading = [];
  page.on('response', (response) => {
    if (!counts(response.url())) return;
    const kind = response.request().resourceType();
    const list = kind === 'script' || kind === 'stylesheet' ? bodies[kind] : kind === 'other' && /\.js($|\?)/.test(response.url()) ? bodies.script : null;
    if (list) reading.push(response.body().then((body) => list.push(body), () => undefined));
  });
  await open(page);
  // What the page needs is there; what it prefetches when idle belongs to the next page.
  await Promise.all(reading);
  await context.close();
  const limit = limits[name];
  const script = kilobytes(bodies.script);
  yield { name: `${name}: JavaScript`, value: script, unit: 'kB brotli', target: `<= ${limit}`, ok: script <= limit };
  yield { name: `${name}: CSS`, value: kilobytes(bodies.stylesheet), unit: 'kB brotli', target: null, ok: true };
}

function kilobytes(bodies) {
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, 0);
  return Math.round(bytes / 100) / 10;
}
