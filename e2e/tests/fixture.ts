import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { Product } from '../server/product.mjs';
import { PageGuard } from './page-guard';
import { slowProcessor } from './slow-processor';
import { slowness } from '../slowness';

interface WorkerFixtures {
  /** A started product with the demo company, shared by the tests of one worker: leave its demo as you found it. */
  product: Product;
}

interface TestFixtures {
  /** Settings of the test's own product. */
  productEnv: Record<string, string>;
  /** A product of this test's own, to be killed, emptied or published into. */
  ownProduct: Product;
  /** Fails the test on console errors, uncaught exceptions and CSP violations, in every window of the test. */
  guard: PageGuard;
  /** Another person's browser: own storage, same guard, same viewport. */
  newPerson: () => Promise<Page>;
}

const demoPassword = 'heartwood-demo';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 320_000 * slowness },
  ],
  productEnv: [{}, { option: true }],
  ownProduct: [
    async ({ guard, productEnv }, use) => {
      const product = await Product.start({ env: productEnv });
      await use(product);
      // From here on the pages speak to nobody, and say so.
      guard.close();
      await product.remove();
    },
    { scope: 'test', timeout: 180_000 * slowness },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = new PageGuard();
      slowProcessor(context);
      await guard.watch(context);
      await use(guard);
      expect(guard.problems(), 'console errors, exceptions and CSP violations').toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, guard, viewport, isMobile, hasTouch, locale, timezoneId }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport, isMobile, hasTouch, locale, timezoneId });
      contexts.push(context);
      slowProcessor(context);
      await guard.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Signs in through the login page and waits for the product behind it. */
export async function signIn(page: Page, baseUrl: string, email: string, password: string = demoPassword): Promise<void> {
  await page.goto(`${baseUrl}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/(app|onboarding)/);
}

/** Opens an address as somebody who has signed in on this device before: most journeys are about what comes after. */
export async function openAs(page: Page, address: string, email: string, password: string = demoPassword): Promise<void> {
  const { origin } = new URL(address);
  const answer = await page.request.post(`${origin}/api/v1/auth/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`signing in as ${email} was answered with ${answer.status()}: ${await answer.text()}`);
  const { token, refreshToken, user } = (await answer.json()) as { token: string; refreshToken: string; user: { id: string } };
  // An empty page of this origin, to reach its storage.
  const empty = `${origin}/empty`;
  await page.route(
    empty, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title><link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
    'refresh-token': refreshToken, 'apollo-token': token, 'heartwood-ui': JSON.stringify({ userId: user.id }),
  });
  await page.unroute(empty);
  await page.goto(address);
}

/** Resolves once the page hears a stream, which begins a moment after the page stands; to be asked before the page is opened. */
export function hears(page: Page, stream: 'inboxStream' | 'notificationStream'): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes(`"${stream}"`)) resolve();
    }));
  });
}

/** Waits for the days of a date picker to have the focus: its layer is there before them, and keys go nowhere until then. */
export async function expectDayFocused(page: Page, picker: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: picker }).getByRole('grid').locator(':focus')).toBeVisible();
}

/** No axe violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, axeOf(page));
}

function axeOf(page: Page): AxeBuilder {
  // To describe each element that is in order takes as long as to look at it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Otherwise it opens a page of its own for each look, to join what the frames told: without frames there is nothing to join.
  return axe.setLegacyMode(page.frames().length === 1);
}

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, help, nodes }) => (
    `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('\n')}`
  ));
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** The same in light and dark, on the very page: it follows the system's theme. What does not depend on colours is asked for once. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'dark');
  await expectNone(page, axeOf(page).withRules(['color-contrast', 'link-in-text-block']));
  await showTheme(page, 'light');
  await expectAccessible(page);
}

async function showTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((theme) => getComputedStyle(document.documentElement).colorScheme.includes(theme), colorScheme);
}
