import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';

test.use({ serviceWorkers: 'allow' });

/** How much is kept in this browser, and whether the page itself is. */
const kept = (page: Page) => page.evaluate(async () => {
  const store = await caches.open('heartwood-files');
  const answers = await (await caches.open('heartwood-answers')).keys();
  return { page: await store.match('/app') !== undefined, files: (await store.keys()).length > 5, answers: answers.length > 0 };
});
const ALL = { page: true, files: true, answers: true };

test('shell and last pages open without a line, with what they said last; what is written stays, and all is new when the line is back',
  async ({ page, ownProduct, guard }) => {
    await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=vision`, FOUNDER);
    await expect(page.getByRole('heading', { name: 'Vision', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Growth Framework' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Loopcrate is/ })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual(ALL);

    guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|WebSocket connection/);
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

  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|WebSocket connection/);
  await ownProduct.stop();
  await page.goto(`${ownProduct.url}/app/growth-framework`);
  await expect(page.getByText('Amara')).toHaveCount(0);
});
