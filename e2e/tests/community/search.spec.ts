import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const START = '/app/explore/search-landing';

test('people, companies and posts are found while one types, by tab and scope, and found again', async ({ page, product }) => {
  await openAs(page, product.url + START, FOUNDER);
  const field = page.getByRole('textbox', { name: 'Search', exact: true });
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await field.fill('mira');
  const companies = page.getByRole('region', { name: 'Companies' });
  await expect(companies.getByRole('link', { name: /Mira Optics/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'People' }).locator('mark', { hasText: 'Mira' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await companies.getByRole('link', { name: /Mira Optics/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Optics' })).toBeVisible();

  // What was opened, and what it was found by, is there the next time; each can be taken away.
  await page.goto(product.url + START);
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link', { name: /Mira Optics/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Mira Optics' }).click();
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveCount(0);
  await page.getByRole('region', { name: 'Tried lately' }).getByRole('link', { name: 'mira' }).click();
  await expect(page).toHaveURL(/all-search-results\?search=mira$/);

  // Case and accents do not matter.
  await field.fill('DVORAK');
  await expect(page.getByRole('tab', { name: 'People 1' })).toBeVisible();
  await expect(page).toHaveURL(/search=DVORAK/);
  await expect(page.locator('mark', { hasText: 'Dvořák' }).first()).toBeVisible();
  await page.getByRole('tab', { name: /^People/ }).click();
  await page.getByLabel('Search in').selectOption('My companies');
  await expect(page.getByText('Nothing found for “DVORAK”')).toBeVisible();
  await expect(page).toHaveURL(/tab=people&scope=MY_COMPANIES/);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByText('Nothing found for “DVORAK”')).toBeVisible();
});
