import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const GROWTH = '/app/growth-framework';
const pathOf = (key: string) => `${GROWTH}/market-potential?module=${key}`;

async function open(page: Page, url: string, key: string, email = 'founder@loopcrate.example'): Promise<void> {
  await openAs(page, url + pathOf(key), email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The open row. */
const row = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const saved = (of: Locator) => expect(of.getByText('Saved', { exact: true })).toBeVisible();
const figure = (page: Page): Locator => page.getByRole('figure');

test('a market is filled from its first segment to done', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}${GROWTH}/business-model?module=customerSegment`, 'leo.baptiste@fernwood-kitchen.example');
  await page.getByRole('button', { name: 'Add segment' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Offices');
  await saved(row(page, 'Offices'));

  await page.goto(ownProduct.url + pathOf('som'));
  await expect(page.getByText('No segment yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
  await expect(figure(page)).toContainText('The areas are drawn to scale as soon as a row has a number and a price.');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Add a segment from your canvas' }).click();
  // The segment has the focus: from here on the keyboard is enough.
  await expect(page.getByRole('button', { name: /^Customer segment/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Off');
  await page.keyboard.press('Enter');
  await saved(row(page, 'Offices'));
  await page.getByRole('textbox', { name: 'Customers' }).fill('1.250');
  await page.getByRole('textbox', { name: 'Price a year' }).fill('3,600.50');
  await page.getByRole('textbox', { name: 'Projected growth' }).fill('-2');
  await page.getByRole('textbox', { name: 'Description' }).fill('Within four kilometres of the kitchen.');
  await page.getByRole('textbox', { name: 'Sources' }).fill('insee.example/offices');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'insee.example/offices' })).toHaveAttribute('href', 'https://insee.example/offices');
  await saved(row(page, 'Offices'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Offices/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'SOM is €4.5M', exact: true })).toBeVisible();
  await expect(figure(page)).toContainText('€4,500,625 a year');
  await page.reload();
  await expect(page.getByRole('button', { name: /Offices/ })).toContainText('-2%');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('SOM is done.')).toBeVisible();
});

test('a colleague sees what counts at once, and is warned of a part that is larger than its whole @desktop', async (
  { page, newPerson, ownProduct },
) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'tam');
  await open(other, ownProduct.url, 'som', 'editor@loopcrate.example');
  await expect(figure(page).getByRole('heading')).toHaveText('SOM is 7.0% of SAM, SAM 22.8% of TAM');
  await expect(page.getByRole('heading', { name: 'TAM is €2.58bn. One row is not counted' })).toBeVisible();
  await page.getByRole('button', { name: /Canteens and caterers.*Not counted.*no price/ }).click();
  await page.getByRole('textbox', { name: 'Price a year' }).fill('8800');
  await saved(row(page, 'Canteens and caterers'));
  for (const each of [page, other]) await expect(each.getByRole('link', { name: /TAM.*€2\.9bn/ })).toBeVisible();

  await other.getByRole('button', { name: /Farm shops/ }).click();
  await other.getByRole('textbox', { name: 'Customers' }).fill('80000');
  for (const each of [page, other]) await expect(each.getByText(/^SOM \(€740M\) is larger than SAM \(€587M\)\./)).toBeVisible();
  await expectAccessibleInBothThemes(other);
  // Nothing is converted: in another currency there is nothing to compare.
  await other.getByRole('button', { name: /^Currency/ }).focus();
  await other.keyboard.type('CHF');
  await other.getByRole('option', { name: /CHF/ }).first().click();
  await expect(page.getByText(/is larger than/)).toHaveCount(0);
  await expect(figure(page)).toContainText('SOM is in another currency: nothing is converted.');
  await expect(other.getByRole('button', { name: /Independent grocers/ })).toContainText('CHF');
});

test('the areas are a table as well, and a viewer reads what is written', async ({ page, product }) => {
  await open(page, product.url, 'sam', 'viewer@loopcrate.example');
  await expect(page.getByRole('button', { name: /Add a segment/ })).toHaveCount(0);
  await figure(page).getByRole('radio', { name: 'Table' }).click();
  await expect(figure(page).getByRole('row', { name: /SAM 66,700 €8,800 €586,960,000 22\.8% of TAM/ })).toBeVisible();
  await page.getByRole('button', { name: /Independent grocers/ }).click();
  await expect(page.getByText('Germany, Austria, Switzerland and the Nordics, shops under 400 m².')).toBeVisible();
  await expect(page.getByRole('link', { name: 'eurostat.example/retail-census-2024' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customers' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'nothing stands beside the page').toBe(0);
});

test('who does not see the customers finds no name of one, in the rows as in the strategy', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  await openAs(page, `${ownProduct.url}${GROWTH}/business-model?module=customerSegment`, 'founder@loopcrate.example');
  await page.getByRole('button', { name: 'Change' }).click();
  const visibility = page.getByRole('dialog', { name: 'Visibility' });
  await visibility.getByText('Chosen members').click();
  await visibility.getByText('Mateo Silva').click();
  await visibility.getByRole('button', { name: 'Save' }).click();
  await expect(visibility).toBeHidden();
  const other = await newPerson();
  await open(other, ownProduct.url, 'sam', 'viewer@loopcrate.example');
  await expect(other.getByRole('button', { name: /Segment without a name/ })).toHaveCount(4);
  await expect(other.getByText('Independent grocers')).toHaveCount(0);
  await expect(figure(other)).toContainText('€586,960,000 a year');
});

test('both texts of the strategy are written by two at once, and an older one comes back', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'marketStrategy');
  await open(other, ownProduct.url, 'marketStrategy', 'editor@loopcrate.example');
  await expect(page.getByRole('region', { name: 'This strategy leans on' })).toContainText('4,690 customers, not done yet');
  const write = async (of: Page, label: string, words: string) => {
    await of.getByRole('textbox', { name: label, exact: true }).click();
    await of.keyboard.press('ControlOrMeta+End');
    await of.keyboard.type(words);
  };
  await Promise.all([
    write(page, 'Go-to-market strategy', ' The depots follow.'),
    write(other, 'Other description', ' Hamburg waits for spring.'),
  ]);
  for (const each of [page, other]) {
    await expect(each.getByRole('textbox', { name: 'Go-to-market strategy', exact: true })).toContainText('The depots follow.');
    await expect(each.getByRole('textbox', { name: 'Other description' })).toContainText('Hamburg waits for spring.');
  }
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Other description' })).toContainText('Hamburg waits for spring.');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('list', { name: 'History' }).getByRole('button').last().click();
  await expect(page.getByRole('region', { name: 'Other description' }).locator('ins')).toContainText('Hamburg waits for spring.');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Other description' })).toHaveText(
    'Munich only after two wholesalers renew. No paid ads before that.',
  );
  await expect(other.getByRole('textbox', { name: 'Go-to-market strategy', exact: true })).not.toContainText('The depots follow.');
});
