import { randomUUID } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { noteContent } from './note-content.mjs';
import { signInPage } from './sign-in.mjs';

/** Kilobytes of JavaScript a page may cost. */
const limits = {
  login: 110, 'growth home': 200, messaging: 60, notifications: 40, explore: 55, timeline: 45, 'presentation editor': 90,
  'presentation viewer': 60,
};

/** Of the growth remote: what its home may cost, and the code that is one area's alone. */
const GROWTH_LIMIT = 60;
const AREA_LIMIT = 25;
/** Parts that are no area's own, by words that they alone have: they are counted by themselves, whenever they come. */
const LATE_PARTS = [
  { name: 'text editor', marks: ['data-slate-editor', 'RichTextEditor:()=>'] },
  { name: "the company's stream", marks: ['CompanyEvents'] },
];
/** `content`: what is there once the area is; its heading unless told. */
const AREAS = [
  { name: 'foundation', path: 'foundation?module=vision' },
  { name: 'business model', path: 'business-model?module=customerSegment' },
  { name: 'business model, canvas', path: 'business-model' },
  { name: 'competition', path: 'competition?module=comparison' },
  { name: 'market potential', path: 'market-potential?module=tam' },
  { name: 'risk assessment', path: 'risk-assessment?module=swot' },
  { name: 'overview', path: 'overview' },
  { name: 'idea stage', path: '?module=businessStage', content: '[data-remote="growth"] section[aria-label="Idea stage"]' },
  { name: 'market plan', path: '?module=marketGoals', content: '[data-remote="growth"] section[aria-label="Market plan"]' },
];

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
    yield* pageBytes(browser, {
      name: 'growth home', address: `${product.url}/app/growth-framework`, content: '[data-remote="growth"] h1', storageState,
    });
    yield* areaBytes(browser, product.url, storageState);
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
      name: 'explore', address: `${product.url}/app/explore`, content: '[data-remote="community"] h1', storageState,
      counts: (url) => url.includes('/remotes/community/'),
    });
    yield* pageBytes(browser, {
      name: 'timeline', address: `${product.url}/app/timeline`, content: '[data-remote="timeline"] h1', storageState,
      counts: (url) => url.includes('/remotes/timeline/'),
    });
    const counts = (url) => url.includes('/remotes/presentation/');
    yield* pageBytes(browser, {
      name: 'presentation editor', address: `${product.url}/app/presentation/edit/${DECK}`, content: '[data-stage] [data-block]',
      storageState, counts,
    });
    // Whoever has a link has no account.
    yield* pageBytes(browser, {
      name: 'presentation viewer', address: await deckLink(product.url), content: '[aria-roledescription="slide"]', counts,
    });
    const element = kilobytes([Buffer.from(await (await fetch(`${product.url}/embed.js`)).arrayBuffer())]);
    yield { name: 'embed.js', value: element, unit: 'kB brotli', target: '<= 4', ok: element <= 4 };
  } finally {
    await browser.close();
    await product.remove();
  }
}

/** A deck of the demo. */
const DECK = '0d000000-0000-4000-8000-000000000001';

/** The address of a new link to it. */
async function deckLink(url) {
  const founder = await ApiClient.signIn(url, 'founder@loopcrate.example');
  const { createShareLink } = await founder.graphql(`mutation ($c: ID!, $id: ID!, $p: ID) {
    createShareLink(companyId: $c, id: $id, presentationId: $p, set: { name: "Measured" }) { url } }`, {
      c: await founder.companyId(), id: randomUUID(), p: DECK,
    });
  return url + new URL(createShareLink.url).pathname;
}

/** The growth remote by itself: its home, what several areas share, what each has alone, and the late parts. */
async function* areaBytes(browser, url, storageState) {
  const home = `${url}/app/growth-framework`;
  const scripts = async (path, content = '[data-remote="growth"] h1') => {
    const address = path === '' || path.startsWith('?') ? home + path : `${home}/${path}`;
    const files = await pageFiles(browser, { address, content, storageState, counts: (file) => file.includes('/remotes/growth/') });
    return files.filter(({ type }) => type === 'script');
  };
  const first = await scripts('');
  const known = new Set(first.map(({ url: file }) => file));
  const firstSize = sizeOf(first);
  yield {
    name: 'growth home, the remote itself: JavaScript', value: firstSize, unit: 'kB brotli',
    target: `<= ${GROWTH_LIMIT}`, ok: firstSize <= GROWTH_LIMIT,
  };
  const late = new Map(LATE_PARTS.map(({ name }) => [name, new Map()]));
  const areas = [];
  for (const { name, path, content } of AREAS) {
    const own = [];
    for (const file of (await scripts(path, content)).filter(({ url: each }) => !known.has(each))) {
      const part = LATE_PARTS.find(({ marks }) => marks.some((mark) => file.body.includes(mark)));
      if (part) late.get(part.name).set(file.url, file);
      else own.push(file);
    }
    areas.push({ name, path: path.split('?')[0], own });
  }
  // Two addresses of one area share nothing: what both have is the area's own.
  const placesOf = (file) => new Set(areas.filter(({ own }) => own.some((each) => each.url === file.url)).map(({ path }) => path)).size;
  const shared = new Map(areas.flatMap(({ own }) => own).filter((file) => placesOf(file) > 1).map((file) => [file.url, file]));
  const sharedSize = sizeOf([...shared.values()]);
  yield { name: 'areas of growth, what several share, once: JavaScript', value: sharedSize, unit: 'kB brotli', target: null, ok: true };
  for (const { name, own } of areas) {
    const value = sizeOf(own.filter((file) => !shared.has(file.url)));
    yield { name: `${name}: JavaScript of its own`, value, unit: 'kB brotli', target: `<= ${AREA_LIMIT}`, ok: value <= AREA_LIMIT };
  }
  for (const [name, files] of late) {
    const value = sizeOf([...files.values()]);
    yield { name: `areas of growth, apart, ${name}: JavaScript`, value, unit: 'kB brotli', target: null, ok: true };
  }
}

const sizeOf = (files) => kilobytes(files.map(({ body }) => body));

async function* pageBytes(browser, { name, ...page }) {
  const files = await pageFiles(browser, page);
  const bodiesOf = (type) => files.filter((file) => file.type === type).map(({ body }) => body);
  const limit = limits[name];
  const script = kilobytes(bodiesOf('script'));
  yield { name: `${name}: JavaScript`, value: script, unit: 'kB brotli', target: `<= ${limit}`, ok: script <= limit };
  yield { name: `${name}: CSS`, value: kilobytes(bodiesOf('stylesheet')), unit: 'kB brotli', target: null, ok: true };
}

/** The files that a page needs, of those that count. */
async function pageFiles(browser, { address, content, storageState, counts = () => true }) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(noteContent, content);
  await page.goto(address);
  await page.locator(content).first().waitFor();
  const files = [];
  for (const request of (await neededFiles(page, requests)).filter((each) => counts(each.url()))) {
    files.push({ url: request.url(), type: request.resourceType(), body: await (await request.response()).body() });
  }
  await context.close();
  return files;
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
  const bytes = bodies.reduce(
    (sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, 0,
  );
  return Math.round(bytes / 100) / 10;
}
