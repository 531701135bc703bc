import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../fixture';

/** Opens the search and types at once. */
async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
}

const first = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('option').first();

test('the search knows everyday words, people and what was written, and begins with what was chosen last', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework`, 'founder@loopcrate.example');
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();

  await search(page, 'invite');
  await expect(first(page)).toHaveText('Invite people');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /invite|welcome/i })).toBeVisible();
  await page.keyboard.press('Escape');

  await search(page, 'dark');
  await expect(first(page)).toContainText(/dark/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => (
    page.evaluate(() => document.documentElement.dataset.theme ?? getComputedStyle(document.documentElement).colorScheme)
  )).toContain('dark');

  // Words of the vision, wherever they stand.
  await search(page, 'throws away a box');
  const written = page.getByRole('group', { name: 'In your modules' });
  await expect(written.getByRole('option')).toContainText('Vision');
  await expectAccessible(page);
  await written.getByRole('option').click();
  await expect(page).toHaveURL(/\/app\/growth-framework\/foundation\?module=vision$/);

  await search(page, 'jonas');
  await expect(first(page)).toContainText('Jonas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/messaging\/user\?name=Jonas/);

  await page.goto(`${ownProduct.url}/app/growth-framework`);
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
  await search(page, 'traction');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Market plan' }).getByRole('heading', { name: 'Market plan' })).toBeFocused();

  await search(page, '');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText('Traction');
});

test('what is typed before the search has come stands in it, and nothing of it reaches the page @desktop', async ({ page, product }) => {
  let letIn = (): void => undefined;
  const isDue = new Promise<void>((resolve) => { letIn = resolve; });
  // The parts of the shell that come after the page wait; so does the code of the search.
  let isHome = false;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (isHome) await isDue;
    await route.continue();
  });
  await openAs(page, `${product.url}/app/growth-framework`, 'founder@loopcrate.example');
  const traction = page.getByRole('link', { name: 'Traction', exact: true });
  await expect(traction).toBeVisible();
  isHome = true;
  await traction.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('teem');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a');
  const field = page.getByRole('dialog', { name: 'Search' }).getByLabel('Search');
  await expect(field).toHaveValue('tea');
  letIn();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('m');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('team');
  await page.keyboard.press('Escape');
  await expect(traction).toBeFocused();
  await expect(page).toHaveURL(/\/app\/growth-framework$/);
});
