import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, signIn, test } from '../fixture';

const founder = 'founder@loopcrate.example';

async function enter(page: Page, url: string): Promise<void> {
  await signIn(page, url, founder);
  await expect(page.getByRole('button', { name: /, your account$/ })).toBeVisible();
}

test('the plan box and Buy Points are for owner and admin alone', async ({ page, newPerson, product, isMobile }) => {
  await signIn(page, product.url, 'admin@loopcrate.example');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Buy Points' }).click();
  await expect(page).toHaveURL(/\/app\/growth-framework\/subscription\/credits$/);
  const other = await newPerson();
  await signIn(other, product.url, 'editor@loopcrate.example');
  if (isMobile) await other.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(other.getByRole('button', { name: /Loopcrate/ }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Buy Points' })).toBeHidden();
});

test('Make Current switches the company and stays switched @desktop', async ({ page, ownProduct, isMobile }) => {
  await signIn(page, ownProduct.url, founder);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /of 28/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your companies' });
  await expect(drawer.getByText('Current', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Make Current: Fernwood Kitchen' }).click();
  await page.waitForEvent('load');
  await page.goto(`${ownProduct.url}/app/team`);
  await expect(page.getByRole('heading', { name: 'Team of Fernwood Kitchen' })).toBeVisible();
});

test('the theme follows the choice, is there before the first paint, and reaches the account', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  await signIn(page, ownProduct.url, founder);
  await page.getByRole('button', { name: /, your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = await newPerson();
  await signIn(other, ownProduct.url, founder);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without a network the page says so and stays @desktop', async ({ page, context, product, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await enter(page, product.url);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page).toHaveURL(/\/app\//);
});

test('name and photo of the own profile are changed', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/settings/profile`, 'custom@loopcrate.example');
  await page.getByLabel('First name').fill('Renamed');
  await page.getByLabel('Bio').fill('Builds things that last.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Renamed .*, your account$/ })).toBeVisible();
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC';
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
});

test('settings have an address each; the older one leads there, with what it said @desktop', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/profile/me#password`, 'founder@loopcrate.example');
  await expect(page).toHaveURL(/\/app\/settings\/security#password$/);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/security$/);
  await page.goto(`${product.url}/app/settings`);
  await expect(page).toHaveURL(/\/app\/settings\/profile$/);
  const list = page.getByRole('navigation', { name: 'Settings' });
  // What no published remote offers is not listed.
  await expect(list.getByRole('link')).toHaveText(['Profile', 'Account', 'Security', 'Notifications', 'Appearance', 'Muted and blocked']);
  await list.getByRole('link', { name: 'Appearance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Appearance');
  await page.goto(`${product.url}/app/settings/billing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('the person’s menu leads to the settings', async ({ page, product }) => {
  await enter(page, product.url);
  await page.getByRole('button', { name: /, your account$/ }).click();
  await page.getByRole('menuitem', { name: /^Settings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
