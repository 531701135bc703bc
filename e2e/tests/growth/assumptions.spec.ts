import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FRAMEWORK = '/app/growth-framework';
const FOUNDER = 'founder@loopcrate.example';
const EDITOR = 'editor@loopcrate.example';
const VIEWER = 'viewer@loopcrate.example';

const segment = '8 of 10 grocers switch if deposit-free.';
const board = async (page: Page, url: string, email = FOUNDER) => {
  await openAs(page, `${url}${FRAMEWORK}/overview?view=assumptions`, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('evidence');
};
const next = (page: Page) => page.getByRole('complementary', { name: 'Next test' });

test('the result of the next test moves its card, for a colleague at once @desktop', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await board(page, ownProduct.url);
  await board(other, ownProduct.url, EDITOR);
  await expect(next(page)).toContainText(segment);
  await expect(next(page)).toContainText('3 modules build on it: Revenue, SOM, Go-to-market strategy.');
  await expectAccessibleInBothThemes(page);
  await next(page).getByRole('button', { name: 'Add result' }).click();
  const sources = page.getByRole('dialog', { name: segment });
  await sources.getByRole('textbox', { name: 'What you found' }).fill('Nine said yes in writing.');
  await expectAccessibleInBothThemes(page);
  await sources.getByRole('button', { name: 'Add result' }).click();
  for (const each of [page, other]) {
    const row = each.getByRole('row', { name: /^High/ });
    await expect(row.getByRole('cell').nth(1)).toContainText(segment);
  }
});

test('a figure gets a source and a status, a colleague sees both, and both are there after a reload', async (
  { page, newPerson, ownProduct },
) => {
  const other = await newPerson();
  const revenue = `${ownProduct.url}${FRAMEWORK}/business-model?module=revenue`;
  await openAs(page, revenue, FOUNDER);
  await openAs(other, revenue, VIEWER);
  const mark = (each: Page) => each.getByRole('listitem').filter({ hasText: 'Subscription Fee' });
  await mark(page).getByRole('button', { name: /^Assumption/ }).click();
  const sources = page.getByRole('dialog', { name: /Subscription Fee/ });
  await sources.getByRole('textbox', { name: 'What you found' }).fill('Four shops paid the first invoice.');
  await sources.getByRole('textbox', { name: 'Link' }).fill('https://bank.example/4');
  await sources.getByRole('button', { name: 'Add evidence' }).click();
  await sources.getByRole('radio', { name: 'Testing' }).click();
  await expect(mark(other).getByRole('button', { name: /^Testing · 1 source/ })).toBeVisible();
  await page.reload();
  await expect(mark(page).getByRole('button', { name: /^Testing · 1 source/ })).toBeVisible();

  // Who may only read opens what there is, and writes nothing.
  await mark(other).getByRole('button', { name: /^Testing/ }).click();
  const theirs = other.getByRole('dialog', { name: /Subscription Fee/ });
  await expect(theirs.getByRole('link', { name: 'Source' })).toHaveAttribute('href', 'https://bank.example/4');
  await expect(theirs.getByRole('textbox')).toHaveCount(0);
});

test('an assumption is hidden from whoever does not see its module', { tag: '@desktop' }, async ({ page, newPerson, ownProduct }) => {
  const viewer = await newPerson();
  await openAs(page, `${ownProduct.url}${FRAMEWORK}/business-model?module=customerSegment`, FOUNDER);
  await page.getByRole('button', { name: 'Change the visibility' }).click();
  await page.getByText('Chosen members').click();
  await page.getByRole('group', { name: 'Members who see it' }).getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Whole team')).toHaveCount(0);
  await board(viewer, ownProduct.url, VIEWER);
  await expect(viewer.getByRole('table')).not.toContainText(segment);
  await expect(next(viewer).getByRole('button', { name: 'Add result' })).toHaveCount(0);
});

test('any two weeks of the plan are side by side in two clicks @desktop', async ({ page, product }) => {
  await openAs(page, `${product.url}${FRAMEWORK}/overview?view=snapshots`, FOUNDER);
  await expect(page.getByRole('table')).toBeVisible();
  const weeks = (name: string) => page.getByRole('group', { name }).locator('label');
  await weeks('Before').last().click();
  await weeks('After').nth(1).click();
  await expect(page.getByRole('row', { name: /Subscription Fee, shop, amount/ })).toContainText('€69€89');
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByRole('row', { name: /Subscription Fee, shop, amount/ })).toContainText('€69€89');
});
