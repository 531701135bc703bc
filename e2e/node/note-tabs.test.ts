import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments, findLeanBrowser } from '../../tools/src/browser/find-browser.mjs';
import { soakRandom } from '../../tools/src/soak/soak.mjs';
import { Product } from '../server/product.mjs';

// The gate runs the same on a server of the test's own, in no time: a browser for each history is for the soak alone.
const RUNS = 20;
const STEPS = 14;
const FOUNDER = { email: 'founder@loopcrate.example', password: 'heartwood-demo' };
const random = soakRandom();
const roll = (below: number) => Math.floor(random() * below);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await Product.start();
  browser = await chromium.launch({ executablePath: findLeanBrowser(), args: browserArguments });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await product.remove();
}, 60_000);

async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return await (await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Answer;
}
const ask = async <Data>(token: string, query: string, variables: object): Promise<Data> => (
  (await post<{ data: Data }>('/graphql', { query, variables }, token)).data
);

interface SignedIn { token: string; refreshToken: string; user: { id: string } }

/** A device on which the founder has signed in. */
async function openDevice({ token, refreshToken, user }: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto(`${product.url}/empty`);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
    'refresh-token': refreshToken, 'apollo-token': token, 'heartwood-ui': JSON.stringify({ userId: user.id }),
  });
  await page.close();
  return context;
}

async function openNote(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.url}/app/growth-framework?note=${id}`);
  await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor();
  return page;
}

/** Puts words at an end of the text, as somebody types them. */
async function type(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Note', exact: true }).focus();
  await page.keyboard.press(roll(2) === 0 ? 'Control+End' : 'Control+Home');
  if (roll(3) === 0) await page.keyboard.press('Enter');
  await page.keyboard.type(` ${words} `);
}

test(`${RUNS} histories of a note in two tabs, without a line and killed: no word is lost`, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const who = await post<SignedIn>('/api/v1/auth/login', FOUNDER);
    const { token } = who;
    const [segmentId, id] = [crypto.randomUUID(), crypto.randomUUID()];
    await ask(token, 'mutation ($id: ID!) { createNoteSegment(id: $id, name: "Soak") { error { code } } }', { id: segmentId });
    await ask(token, 'mutation ($id: ID!, $in: ID!) { createNote(id: $id, segmentId: $in, title: "Soak") { error { code } } }', {
      id, in: segmentId,
    });
    const context = await openDevice(who);
    const tabs = [await openNote(context, id), await openNote(context, id)];
    const typed: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const at = roll(2);
      const page = tabs[at] as Page;
      const what = roll(10);
      if (what < 6) {
        const words = `w${run}x${step}y`;
        await type(page, words);
        typed.push(words);
      } else if (what < 8) await page.route('**/graphql', (route) => route.abort());
      else if (what < 9) await page.unroute('**/graphql');
      else {
        // Gone without a word: nothing of the page runs any more.
        await page.goto('chrome://crash').catch(() => undefined);
        await page.close();
        tabs[at] = await openNote(context, id);
      }
    }
    for (const page of tabs) {
      await page.unroute('**/graphql');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    const missing = async () => {
      const { note } = await ask<{ note: { content: unknown } }>(token, 'query ($id: ID!) { note(id: $id) { content } }', { id });
      const text = JSON.stringify(note.content);
      return typed.filter((words) => !text.includes(words));
    };
    // What a killed tab has left is taken over by the next one.
    tabs.push(await openNote(context, id));
    for (let wait = 0; wait < 60 && (await missing()).length > 0; wait += 1) await new Promise((resolve) => setTimeout(resolve, 500));
    expect({ run, missing: await missing() }).toEqual({ run, missing: [] });
    await context.close();
  }
}, 1_200_000);
