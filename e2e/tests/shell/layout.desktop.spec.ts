import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, signIn, test } from '../fixture';

const founder = 'founder@loopcrate.example';

async function enter(page: Page, url: string): Promise<void> {
  await signIn(page, url, founder);
  await expect(page.getByRole('button', { name: /, your account$/ })).toBeVisible();
}

test('search opens with the keyboard, goes to a page, and gives the focus back', async ({ page, product }) => {
  await enter(page, product.url);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('company settings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/company$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('body').press('g');
  await page.locator('body').press('h');
  await expect(page).toHaveURL(/\/app\/growth-framework$/);
});

test('the skip link leads to the page', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/team`, founder);
  await expect(page.getByRole('heading', { name: /^Team of / })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#page')).toBeFocused();
});

test('a setting has room for its words beside the sidebar of a small window', async ({ page, product }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await openAs(page, `${product.url}/app/settings/appearance`, founder);
  const choice = await page.getByRole('radiogroup', { name: 'Start with' }).boundingBox();
  const words = await page.getByRole('definition').filter({ hasText: 'What opens after login' }).boundingBox();
  expect(words?.width).toBeGreaterThan(200);
  expect((choice?.x ?? Infinity) + (choice?.width ?? 0)).toBeLessThan(1100 - 40);
});
