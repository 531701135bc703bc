import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';

test.use({ serviceWorkers: 'allow' });

/** Whether the page, every file that it has loaded and what it was answered are kept in this browser. */
const kept = (page: Page) => page.evaluate(async () => {
  const store = await caches.open('heartwood-files');
  const answers = await (await caches.open('heartwood-answers')).keys();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/(?:assets|remotes)\/.*\.(?:js|css|json|woff2)$/.test(path));
  const isKept = await Promise.all(loaded.map(async (path) => await store.match(path) !== undefined));
  return { page: await store.match('/app') !== undefined, files: loaded.length > 5 && isKept.every(Boolean), answers: answers.length > 0 };
});
const ALL = { page: true, files: true, answers: true };
/** Also of what a page loads before it is asked for, and had not yet loaded while there was a line. */
const NO_LINE = /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|WebSocket connection/;

test('shell and last pages open without a line, with what they said last; what is written stays, and all is new when the line is back',
  async ({ page, ownProduct, guard }) => {
    await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=vision`, FOUNDER);
    await expect(page.getByRole('heading', { name: 'Vision', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Growth Framework' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Loopcrate is/ })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual(ALL);

    guard.allow(NO_LINE);
    await ownProduct.stop();
    await page.goto(`${ownProduct.url}/app/growth-framework`);
    await expect(page.getByRole('heading', { level: 1, name: /^Loopcrate is/ })).toBeVisible();
    await expect(page.getByText(/Heartwood cannot be reached right now\. What you see is from \d+:\d\d [AP]M\./)).toBeVisible();
    await page.goto(`${ownProduct.url}/app/growth-framework/foundation?module=vision`);
    await expect(page.getByRole('heading', { name: 'Vision', exact: true })).toBeVisible();

    await ownProduct.start();
    await expect(page.getByText('Heartwood cannot be reached right now.')).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Vision', exact: true })).toBeVisible();
  });

test('who logs out takes along what they were answered', async ({ page, ownProduct, guard }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework`, FOUNDER);
  await expect.poll(() => kept(page)).toEqual(ALL);
  await page.getByRole('button', { name: 'Amara Okafor, your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => page.evaluate(() => caches.has('heartwood-answers'))).toBe(false);

  guard.allow(NO_LINE);
  await ownProduct.stop();
  await page.goto(`${ownProduct.url}/app/growth-framework`);
  await expect(page.getByText('Amara')).toHaveCount(0);
});
