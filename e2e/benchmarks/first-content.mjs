import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { Product } from '../server/product.mjs';
import { noteContent } from './note-content.mjs';
import { signInPage } from './sign-in.mjs';

/** A phone on a middling line: milliseconds to and fro, and bits a second. */
const latency = 150;
const bandwidth = 1_600_000;
/** Ways to the server, one after the other, that the first content may take. */
const mostTrips = 4;
/** What content waits for; pictures and fonts come when they come. */
const awaited = new Set(['navigation', 'link', 'script', 'fetch', 'xmlhttprequest']);
const runs = 3;
/** How many times slower than this machine a phone's processor is, and how long it may be deaf before the content is there, in ms. */
const slowdown = 4;
const mostBlocking = 150;

/** How long the first content of a page takes on a slow line, beside what that line allows; and how many ways to the server it takes. */
export async function* measureFirstContent() {
  const product = await Product.start();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const signedIn = await (await browser.newContext()).newPage();
    await signInPage(signedIn, product.url);
    const storageState = await signedIn.context().storageState();
    const app = `${product.url}/app`;
    const pages = [
      { name: 'login', address: `${product.url}/auth/login`, content: 'form input' },
      { name: 'growth home', address: `${app}/growth-framework`, content: '[data-remote="growth"] h1', storageState },
      { name: 'Foundation', address: `${app}/growth-framework/foundation`, content: '[data-remote="growth"] h1', storageState },
      { name: 'messaging', address: `${app}/messaging`, content: '[data-remote="messaging"] [data-row]', storageState },
      {
        name: 'timeline', address: `${app}/timeline`, content: '[data-remote="timeline"] [aria-label="Phases and goals by date"] button',
        storageState,
      },
      { name: 'Explore', address: `${app}/explore`, content: '[data-remote="community"] article[data-post]', storageState },
    ];
    for (const page of pages) {
      yield* firstContent(browser, page);
      yield await blocking(browser, page);
    }
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function* firstContent(browser, { name, ...page }) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) seen.push(await open(browser, page));
  const [best] = seen.sort((a, b) => a.ms - b.ms);
  const ceiling = Math.round(best.trips.length * latency + (best.bytes * 8 * 1000) / bandwidth);
  const ratio = Math.round((best.ms / ceiling) * 100) / 100;
  yield { name: `${name}: first content`, value: best.ms, unit: 'ms', ceiling, ratio, target: '<= 1.3', ok: ratio <= 1.3 };
  yield {
    name: `${name}: ways to the server, one after the other (${best.trips.join(' → ')})`, value: best.trips.length, unit: 'ways',
    target: `<= ${mostTrips}`, ok: best.trips.length <= mostTrips,
  };
}

/** Total blocking time: what of each task after the first picture, until the line is quiet, goes beyond 50 ms. */
async function blocking(browser, { name, address, content, storageState }) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteLongTasks);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor();
    await page.waitForLoadState('networkidle');
    seen.push(await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return globalThis.longTasks.filter(({ startTime }) => startTime >= painted).reduce((sum, { duration }) => sum + duration - 50, 0);
    }));
    await context.close();
  }
  const value = Math.round(Math.min(...seen));
  return {
    name: `${name}: blocking time at a ${slowdown}× slower processor`, value, unit: 'ms', target: `<= ${mostBlocking}`,
    ok: value <= mostBlocking,
  };
}

/** Runs in the page. Sets `longTasks`. */
function noteLongTasks() {
  globalThis.longTasks = [];
  new globalThis.PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({
    type: 'longtask', buffered: true,
  });
}

async function open(browser, { address, content, storageState }) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false, latency, downloadThroughput: bandwidth / 8, uploadThroughput: bandwidth / 8,
  });
  await page.addInitScript(noteContent, content);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.contentCame !== undefined);
  const { came, requests } = await page.evaluate(() => {
    const came = globalThis.contentCame;
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    // What was fetched ahead is taken from the cache later, and is no way of its own then.
    const requests = entries.filter(({ responseEnd, transferSize }) => responseEnd > 0 && responseEnd <= came && transferSize > 0)
      .map(
        ({ name, startTime, responseEnd, transferSize, initiatorType }) => ({ name, startTime, responseEnd, transferSize, initiatorType }),
      );
    return { came, requests };
  });
  await context.close();
  return {
    ms: Math.round(came), bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    trips: longestChain(requests.filter(({ initiatorType }) => awaited.has(initiatorType))),
  };
}

/** The most requests that each began after the one before had ended: what is asked for side by side is one way. */
function longestChain(requests) {
  const chains = new Map();
  for (const request of requests.toSorted((a, b) => a.responseEnd - b.responseEnd)) {
    const before = [...chains].filter(([{ responseEnd }]) => responseEnd <= request.startTime).map(([, chain]) => chain);
    const longest = before.reduce((most, chain) => (chain.length > most.length ? chain : most), []);
    chains.set(request, [...longest, nameOf(request.name)]);
  }
  return [...chains.values()].reduce((most, chain) => (chain.length > most.length ? chain : most), []);
}

function nameOf(address) {
  return new URL(address).pathname.split('/').pop() || '/';
}
