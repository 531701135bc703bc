import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const PATH = '/app/growth-framework/business-model?view=forecast';

async function open(page: Page, url: string, email = 'founder@loopcrate.example', path = PATH): Promise<void> {
  await openAs(page, url + path, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const byMonth = (page: Page) => page.getByRole('region', { name: 'Forecast by month' });
const line = (page: Page, name: RegExp) => byMonth(page).getByRole('row', { name });

test('the plan is foreseen, typed over, and a colleague sees it at once', async ({ page, newPerson, ownProduct }) => {
  const viewer = await newPerson();
  await open(page, ownProduct.url);
  await open(viewer, ownProduct.url, 'viewer@loopcrate.example');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('to spare');
  await expect(line(page, /^Revenue, EUR/)).toContainText('475,068');
  await expect(line(page, /^Costs, EUR/)).toContainText('892,376');
  await expectAccessibleInBothThemes(page);
  await expect(viewer.getByRole('main').getByRole('textbox')).toHaveCount(0);

  await page.getByRole('textbox', { name: /^Shops, / }).nth(1).fill('143');
  await expect(line(page, /^Revenue, EUR/)).toContainText('483,968');
  await expect(line(viewer, /^Revenue, EUR/)).toContainText('483,968');
  await page.getByRole('textbox', { name: /^Cash on 1/ }).fill('90000');
  await expect(viewer.getByRole('heading', { level: 1 })).toContainText('Cash runs out in');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Cash on 1/ })).toHaveValue('90,000');
});

test('a scenario differs from the plan, and going back to it can be undone @desktop', async ({ page, ownProduct }) => {
  await open(page, ownProduct.url);
  await page.getByRole('button', { name: 'Low' }).click();
  const compared = page.getByRole('region', { name: 'Scenarios compared' });
  await expect(page.getByRole('textbox', { name: 'Customers won' })).toHaveValue('70');
  await expect(line(page, /^Shops/).getByRole('textbox')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  const low = compared.getByRole('row', { name: /^Low/ });
  const before = await low.textContent() ?? '';
  await page.getByRole('button', { name: 'Back to the plan' }).click();
  await expect(low).toContainText('892,376');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(low).toHaveText(before);
});

test('a plan without customers is filled until revenue passes costs @desktop', async ({ page, ownProduct }) => {
  await open(page, ownProduct.url, 'founder@loopcrate.example', '/app/growth-framework/business-model?module=costs');
  for (const name of ['Washing and depots', 'Salaries and freelancers', 'Crate depreciation', 'Routing software']) {
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  }
  await page.goto(ownProduct.url + PATH);
  await expect(page.getByText('Nothing to look ahead with yet')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Go to Costs' }).click();
  await page.getByRole('button', { name: 'Add cost' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rent');
  await page.getByRole('textbox', { name: 'A month' }).fill('9000');
  await expect(page.getByRole('region', { name: 'Rent' }).getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(ownProduct.url + PATH);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Revenue passes costs in');
});
