import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const pathOf = (key: string) => `/app/growth-framework/business-model?module=${key}`;

async function open(page: Page, url: string, key: string, email = 'founder@loopcrate.example'): Promise<void> {
  await openAs(page, url + pathOf(key), email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The open row. */
const row = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const saved = (of: Locator) => expect(of.getByText('Saved', { exact: true })).toBeVisible();

test('a new segment is linked to a channel and is there for a colleague at once', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'customerSegment');
  await open(other, ownProduct.url, 'customerSegment', 'editor@loopcrate.example');
  await page.getByRole('button', { name: 'Add segment' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('School kitchens');
  await page.getByRole('textbox', { name: 'Problem' }).fill('Deliveries come before anybody is there.');
  await saved(row(page, 'School kitchens'));
  await expect(other.getByRole('button', { name: /School kitchens/ })).toBeVisible();

  await page.goto(ownProduct.url + pathOf('channels'));
  await page.getByRole('button', { name: /Founder-led field sales/ }).click();
  const channel = row(page, 'Founder-led field sales');
  await channel.getByRole('button', { name: /^Customer/ }).click();
  await page.getByRole('option', { name: 'School kitchens' }).click();
  await saved(channel);
  await page.reload();
  await expect(page.getByRole('button', { name: /Founder-led field sales/ })).toContainText('School kitchens');
});

test('two in one row keep both of their fields; in one field the second is asked', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch|Failed to load resource/);
  const other = await newPerson();
  await open(page, ownProduct.url, 'customerSegment');
  await open(other, ownProduct.url, 'customerSegment', 'editor@loopcrate.example');
  for (const each of [page, other]) await each.getByRole('button', { name: /Farm shops/ }).click();
  await page.getByRole('textbox', { name: 'Solution' }).fill('A lane of its own.');
  await other.getByRole('textbox', { name: 'Value proposition' }).fill('One stop less.');
  await expect(page.getByRole('textbox', { name: 'Value proposition' })).toHaveValue('One stop less.');
  await expect(other.getByRole('textbox', { name: 'Solution' })).toHaveValue('A lane of its own.');

  // Both begin before either is saved.
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Problem' }).fill('Mine.');
  await other.getByRole('textbox', { name: 'Problem' }).fill('Theirs.');
  await saved(row(other, 'Farm shops and markets'));
  await page.context().setOffline(false);
  await expect(page.getByText('Somebody else has changed this meanwhile.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Problem' })).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('textbox', { name: 'Problem' })).toHaveValue('Mine.');
});

test('revenue and costs add up by currency, and a viewer reads them @desktop', async ({ page, newPerson, ownProduct }) => {
  await open(page, ownProduct.url, 'costs');
  const totals = page.getByRole('region', { name: 'Totals' }).or(page.locator('dl[aria-label="Totals"]'));
  await expect(totals).toContainText('€60,100');
  await expect(totals).toContainText('$1,900');
  await page.getByRole('button', { name: 'Add cost' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Insurance');
  await page.getByRole('textbox', { name: 'A month' }).fill('900');
  await expect(totals).toContainText('€61,000');
  await expectAccessibleInBothThemes(page);
  const viewer = await newPerson();
  await open(viewer, ownProduct.url, 'keyResources', 'viewer@loopcrate.example');
  await viewer.getByRole('button', { name: /RFID crates/ }).click();
  await expect(viewer.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Add resource' })).toHaveCount(0);
});

test('the seven kinds of revenue are written, linked and added up by currency, and a viewer reads them', async (
  { page, newPerson, ownProduct },
) => {
  await open(page, ownProduct.url, 'revenue');
  await expect(page.getByText('€7,321 a month')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const choose = async (of: Locator, field: RegExp, option: string | RegExp) => {
    await of.getByRole('button', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
  };
  // The demo has the other two.
  for (const type of ['Asset Sale', 'Lending - Renting - Leasing', 'Licensing', 'Brokerage Fee', 'Advertising']) {
    await page.getByRole('button', { name: 'Add revenue' }).click();
    const added = page.getByRole('region', { name: 'New revenue' }).or(row(page, type));
    await added.getByRole('textbox', { name: 'Amount' }).fill('1500');
    await choose(added, /^Type/, type);
    if (type === 'Licensing') {
      await choose(added, /^Currency/, /^CHF/);
      await added.getByText('Regional wholesalers', { exact: true }).click();
      await expect(added).toContainText('CHF is totalled on its own line. No exchange rate is guessed.');
    }
    await saved(row(page, type));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`^${type}`) }).waitFor();
    await page.keyboard.press('Escape');
  }
  const revenue = page.getByRole('list', { name: 'Revenue' });
  await expect(revenue.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByText('€13,321 a month')).toBeVisible();
  await expect(page.getByText('CHF 18,000 a year')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const viewer = await newPerson();
  await open(viewer, ownProduct.url, 'revenue', 'viewer@loopcrate.example');
  await expect(viewer.getByRole('button', { name: /^Licensing/ })).toContainText('Regional wholesalers');
  await expect(viewer.getByRole('button', { name: 'Add revenue' })).toHaveCount(0);
});

test('an empty module is filled and marked as done', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await open(page, ownProduct.url, 'keyPartners');
  await expect(page.getByText('No partner yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Add partner' }).click();
  await page.keyboard.type('Freight exchange');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Freight exchange/ })).toBeFocused();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Key partners is done.')).toBeVisible();
});

test('the canvas shows what hangs together with a row, opens it, and has what a colleague adds', async (
  { page, newPerson, ownProduct, isMobile },
) => {
  const other = await newPerson();
  await openAs(page, `${ownProduct.url}/app/growth-framework/business-model`, 'founder@loopcrate.example');
  await expect(page.getByRole('region', { name: 'Key partners, 0 rows' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const grocers = page.getByRole('button', { name: /^Independent grocers/ });
  await grocers.click();
  if (!isMobile) {
    await expect(page.getByText('2 channels serve it, 2 revenues pay, 1 activity and 1 resource stand behind')).toBeVisible();
    await expect(page.locator('svg path[data-behind]')).not.toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await grocers.press('Enter');
  }
  await expect(row(page, 'Independent grocers')).toBeVisible();
  await page.goBack();
  await open(other, ownProduct.url, 'keyPartners', 'editor@loopcrate.example');
  await other.getByRole('button', { name: 'Add partner' }).click();
  await other.keyboard.type('Freight exchange');
  await expect(page.getByRole('region', { name: 'Key partners, 1 row' })).toContainText('Freight exchange');
});

test('months chosen by the keyboard change together, a reader sees it, and undo takes it back', { tag: '@desktop' }, async (
  { page, newPerson, ownProduct },
) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'costs');
  await open(other, ownProduct.url, 'costs', 'viewer@loopcrate.example');
  const total = (of: Page) => of.getByRole('row', { name: /^Total in USD/ });
  await expect(total(other)).toContainText('22,800');
  // Its currency stands before the months.
  await page.getByRole('row', { name: /Routing software/ }).getByRole('gridcell').nth(1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('textbox', { name: 'Amount' }).fill('2400');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Apply to 2 months' }).click();
  await expect(total(other)).toContainText('23,800');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(other)).toContainText('22,800');
  await expect(other.getByRole('gridcell')).toHaveCount(0);
});

test('a category is added where it is chosen, and the history of the area tells of it by day @desktop', async ({ page, ownProduct }) => {
  await open(page, ownProduct.url, 'customerSegment', 'founder@loopcrate.example');
  await page.getByRole('button', { name: /^Independent grocers/ }).click();
  const grocers = row(page, 'Independent grocers');
  await grocers.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('button', { name: 'Add New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New category' });
  await dialog.getByRole('textbox', { name: 'Category Name' }).fill('B2B · Bakeries');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await expect(grocers.getByRole('button', { name: 'Category B2B · Bakeries' })).toBeVisible();
  await saved(grocers);
  await page.goto(`${ownProduct.url}/app/growth-framework/business-model?view=history`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('wrote “Independent grocers”').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await history.getByRole('link', { name: 'See this version of Customer segments' }).first().click();
  await expect(page).toHaveURL(/module=customerSegment&version=\d+/);
});

test('a file of costs names its bad rows and brings the good ones, for a colleague at once @desktop', async (
  { page, newPerson, ownProduct },
) => {
  const other = await newPerson();
  await open(other, ownProduct.url, 'costs', 'editor@loopcrate.example');
  await open(page, ownProduct.url, 'costs');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import costs' });
  const text =
    'name;type;a month;currency\r\nVans;fixed;1.250,50;EUR\r\n;fixed;10;EUR\r\nTolls;yearly;300;EUR\r\nwashing and depots;fixed;;\r\nCrate depreciation;;9000;';
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByText('2 of 5 rows are ready')).toBeVisible();
  await expect(dialog.getByText('It has amounts by month: change them in the table')).toBeVisible();
  await expect(dialog.getByText('Name is missing')).toBeVisible();
  await expect(dialog.getByText('Use Fixed, Variable or One-off')).toBeVisible();
  await expect(dialog.getByText('Updates Washing and depots')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Import 2 costs' }).click();
  await expect(dialog.getByText('2 costs imported. 0 of 3 rows are ready')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const each of [page, other]) await expect(each.getByText('Vans').first()).toBeVisible();
});

test('a row that a colleague deletes while it is open says so, keeps what is typed, and is put back with it @desktop', async (
  { page, newPerson, ownProduct },
) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'customerSegment');
  await open(other, ownProduct.url, 'customerSegment', 'editor@loopcrate.example');
  for (const each of [page, other]) await each.getByRole('button', { name: /Farm shops/ }).click();
  const opened = row(page, 'Farm shops and markets');
  await other.getByRole('button', { name: 'Actions for Farm shops and markets' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(opened.getByRole('status').filter({ hasText: /deleted this segment\./ })).toBeVisible();
  await opened.getByRole('textbox', { name: 'Problem' }).fill('Nobody brings the boxes back.');
  await expect(opened.getByRole('status').filter({ hasText: 'What you typed is kept.' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await opened.getByRole('button', { name: 'Put it back' }).click();
  await saved(opened);
  await other.getByRole('button', { name: /^Farm shops and markets B2B/ }).click();
  await expect(other.getByRole('textbox', { name: 'Problem' })).toHaveValue('Nobody brings the boxes back.');
});
