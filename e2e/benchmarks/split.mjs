import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { Product } from '../server/product.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { signInPage } from './sign-in.mjs';

/** What parts that are built and released apart may cost beside one program: bytes of a walk through all of them. */
const mostTax = 1.05;

/** The addresses of the walk and what says that each page is there. */
const walk = [
  ['/app/growth-framework', '[data-remote="growth"] h1'],
  ['/app/growth-framework/foundation', '[data-remote="growth"] h1'],
  ['/app/messaging', '[data-remote="messaging"] [data-row]'],
  ['/app/explore/notification', '[data-remote="community"] h1'],
];

/** One walk through the remotes as they are released, and the same through one bundle of all of them. */
export async function* measureSplit() {
  const apart = await walked({});
  const whole = await walked({ SHELL_DIST: await buildOneBundle() });
  for (const [at, [path]] of walk.entries()) {
    yield { name: `walk until ${path}: remotes`, value: kilobytes(apart[at]), unit: 'kB', target: null, ok: true };
    yield { name: `walk until ${path}: one bundle`, value: kilobytes(whole[at]), unit: 'kB', target: null, ok: true };
  }
  const tax = Math.round((apart.at(-1) / whole.at(-1)) * 1000) / 1000;
  yield { name: 'split tax of the walk', value: tax, unit: 'times', target: `<= ${mostTax}`, ok: tax <= mostTax };
}

/** Bytes of program, style and manifest that came until each page of the walk, as they were sent. */
async function walked(env) {
  const product = await Product.start({ env });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const signedIn = await (await browser.newContext()).newPage();
    await signInPage(signedIn, product.url);
    const context = await browser.newContext({ storageState: await signedIn.context().storageState() });
    const page = await context.newPage();
    const files = new Map();
    page.on('requestfinished', (request) => files.set(request.url(), request));
    const sums = [];
    for (const [path, content] of walk) {
      if (sums.length === 0) await page.goto(product.url + path);
      else await page.evaluate(followLink, path);
      await page.waitForURL(product.url + path);
      await page.locator(content).first().waitFor();
      await page.waitForLoadState('networkidle');
      sums.push(await sumOf(files, isPart(env)));
    }
    return sums;
  } finally {
    await browser.close();
    await product.remove();
  }
}

/** Runs in the page: the shell follows every link, wherever it stands. */
function followLink(path) {
  const link = Object.assign(globalThis.document.createElement('a'), { href: path });
  globalThis.document.body.append(link);
  link.click();
  link.remove();
}

/** Of one bundle only the program counts: nobody would fetch the remotes that the registry of this server names besides. */
function isPart({ SHELL_DIST }) {
  return (url) => /\/assets\/.*\.(?:js|css)$/.test(url) || (SHELL_DIST === undefined && /\/remotes\/.*\.(?:js|css|json)$/.test(url));
}

async function sumOf(files, counts) {
  const wanted = [...files].filter(([url]) => counts(url)).map(([, request]) => request);
  const sizes = await Promise.all(wanted.map((request) => sentLength(request)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** As the server sent it, also where the browser took it from its cache in the end. */
async function sentLength(request) {
  const response = await request.response();
  return Number(await response?.headerValue('content-length')) || 0;
}

function kilobytes(bytes) {
  return Math.round(bytes / 100) / 10;
}
