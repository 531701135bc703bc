import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { Product } from '../server/product.mjs';
import { noteContent } from './note-content.mjs';
import { signInPage } from './sign-in.mjs';

/** Kilobytes of JavaScript a page may cost. */
const limits = { login: 110, 'growth home': 200, messaging: 60, notifications: 40, timeline: 45 };

/** What a browser fetches until a page's content is there, counted as brotli sends it. What is fetched ahead for later belongs to later. */
export async function* measureBytes() {
  const product = await Product.start();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    yield* pageBytes(browser, { name: 'login', address: `${product.url}/auth/login`, content: 'form input' });
    const signedIn = await (await browser.newContext()).newPage();
    await signInPage(signedIn, product.url);
    const storageState = await signedIn.context().storageState();
    // The sidebar names Foundation before the remote has come: the page is there when the remote's own heading is.
    yield* pageBytes(browser, { name: 'growth home', address: `${product.url}/app/growth-framework`, content: '[data-remote="growth"] h1', storageState });
    // Its own: what the shell and the libraries it lends cost is on the page already.
    yield* pageBytes(browser, {
      name: 'messaging', address: `${product.url}/app/messaging`, content: '[data-remote="messaging"] [data-row]', storageState,
      counts: (url) => url.includes('/remotes/messaging/'),
    });
    yield* pageBytes(browser, {
      name: 'notifications', address: `${product.url}/app/explore/notification`, content: '[data-remote="community"] h1', storageState,
      counts: (url) => url.includes('/remotes/community/'),
    });
    yield* pageBytes(browser, {
      name: 'timeline', address: `${product.url}/app/timeline`, content: '[data-remote="timeline"] h1', storageState,
      counts: (url) => url.includes('/remotes/timeline/'),
    });
    const element = kilobytes([Buffer.from(await (await fetch(`${product.url}/embed.js`)).arrayBuffer())]);
    yield { name: 'embed.js', value: element, unit: 'kB brotli', target: '<= 4', ok: element <= 4 };
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function* pageBytes(browser, { name, address, content, storageState, counts = () => true }) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(noteContent, content);
  await page.goto(address);
  await page.locator(content).first().waitFor();
  const bodies = { script: [], stylesheet: [] };
  const needed = await neededFiles(page, requests);
  for (const request of needed.filter((each) => counts(each.url()))) bodies[request.resourceType()].push(await (await request.response()).body());
  await context.close();
  const limit = limits[name];
  const script = kilobytes(bodies.script);
  yield { name: `${name}: JavaScript`, value: script, unit: 'kB brotli', target: `<= ${limit}`, ok: script <= limit };
  yield { name: `${name}: CSS`, value: kilobytes(bodies.stylesheet), unit: 'kB brotli', target: null, ok: true };
}

/** Scripts and styles that the page asked for before its content was there; a hint to fetch ahead runs nothing, and is none of them. */
async function neededFiles(page, requests) {
  const files = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
  await Promise.all(files.map(async (request) => (await request.response())?.finished()));
  const asked = await page.evaluate(() => {
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= globalThis.contentCame);
    return asked.map(({ name }) => name);
  });
  // A file that was named ahead is asked for twice, and sent once.
  return asked.flatMap((url) => files.find((request) => request.url() === url) ?? []).filter((file, at, all) => all.indexOf(file) === at);
}

function kilobytes(bodies) {
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, 0);
  return Math.round(bytes / 100) / 10;
}
