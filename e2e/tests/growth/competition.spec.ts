import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const pathOf = (key: string) => `/app/growth-framework/competition?module=${key}`;

async function open(page: Page, url: string, key = 'comparison', email = 'founder@loopcrate.example'): Promise<void> {
  await openAs(page, url + pathOf(key), email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const drawer = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });
const saved = (of: Locator) => expect(of.getByText('Saved', { exact: true })).toBeVisible();
const heads = (page: Page) => page.getByRole('columnheader');

/** The names of the columns, in their order. */
async function expectColumns(page: Page, names: readonly string[]): Promise<void> {
  await expect(heads(page)).toHaveText(names.map((name) => new RegExp(name)));
}

test('a new company compares itself, from empty to done', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework`, 'founder@loopcrate.example');
  await page.goto(ownProduct.url + pathOf('comparison'));
  for (const name of ['Rebox', 'GreenTote', 'Polypool', 'Single-use cardboard']) {
    await page.getByRole('button', { name, exact: true }).click();
    await drawer(page, name).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('No competitor yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Add competitor' }).click();
  const added = drawer(page, 'New competitor').or(drawer(page, 'Kistenkreis'));
  await added.getByRole('textbox', { name: 'Name' }).fill('Kistenkreis');
  await added.getByRole('textbox', { name: 'Website' }).fill('kistenkreis.example');
  await added.getByRole('radiogroup', { name: 'Importance level' }).getByRole('radio', { name: '4' }).click();
  await added.getByRole('textbox', { name: 'Key takeaway' }).fill('Regional, bio only');
  await saved(added);
  await expectAccessibleInBothThemes(page);
  await added.getByRole('button', { name: 'Done', exact: true }).click();
  await expectColumns(page, ['Loopcrate', 'Kistenkreis']);
  await expect(page.getByRole('link', { name: /^Website of Kistenkreis/ })).toHaveAttribute('href', 'https://kistenkreis.example');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Comparison is done.')).toBeVisible();
});

test('a second member sees it at once, and two in one column keep both of their fields @desktop', async (
  { page, newPerson, ownProduct },
) => {
  const other = await newPerson();
  await open(page, ownProduct.url);
  await open(other, ownProduct.url, 'comparison', 'editor@loopcrate.example');
  for (const each of [page, other]) await each.getByRole('button', { name: 'Polypool', exact: true }).click();
  await drawer(page, 'Polypool').getByRole('textbox', { name: 'Strengths' }).fill('Scale and price');
  await drawer(other, 'Polypool').getByRole('textbox', { name: 'Weaknesses' }).fill('Minimum 500 crates');
  await expect(drawer(page, 'Polypool').getByRole('textbox', { name: 'Weaknesses' })).toHaveValue('Minimum 500 crates');
  await expect(drawer(other, 'Polypool').getByRole('textbox', { name: 'Strengths' })).toHaveValue('Scale and price');
  await drawer(page, 'Polypool').getByRole('button', { name: 'Actions for Polypool' }).click();
  await page.getByRole('menuitem', { name: 'Move left' }).click();
  await drawer(other, 'Polypool').getByRole('button', { name: 'Done', exact: true }).click();
  await expectColumns(other, ['Loopcrate', 'Rebox', 'Polypool', 'GreenTote', 'Single-use cardboard']);
  await other.reload();
  await expectColumns(other, ['Loopcrate', 'Rebox', 'Polypool', 'GreenTote', 'Single-use cardboard']);
});

test('columns are moved by hand and by keyboard, and put back with Escape', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await open(page, ownProduct.url);
  const grip = page.getByRole('button', { name: 'Move Rebox' });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Rebox is now 1 of 4/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Rebox is now 2 of 4/)).toBeAttached();
  await page.keyboard.press('Space');
  await expectColumns(page, ['Loopcrate', 'GreenTote', 'Rebox', 'Polypool', 'Single-use cardboard']);
  await expect(grip).toBeFocused();

  await heads(page).nth(3).hover();
  const polypool = page.getByRole('button', { name: 'Move Polypool' });
  const from = await polypool.boundingBox();
  const to = await heads(page).nth(1).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y + 8, { steps: 4 });
  await page.mouse.move(to.x + 20, from.y + 8, { steps: 8 });
  await page.mouse.up();
  await expectColumns(page, ['Loopcrate', 'Polypool', 'GreenTote', 'Rebox', 'Single-use cardboard']);
});

test('rows that are hidden are hidden for all, and keep what stands in them @desktop', async ({ page, newPerson, ownProduct }) => {
  const viewer = await newPerson();
  await open(viewer, ownProduct.url, 'comparison', 'viewer@loopcrate.example');
  await expect(viewer.getByRole('rowheader', { name: 'Details' })).toHaveCount(0);
  await open(page, ownProduct.url);
  await page.getByRole('button', { name: '2 hidden rows' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: 'Details' }).check();
  await expect(viewer.getByRole('rowheader', { name: 'Details' })).toBeVisible();
  await expect(viewer.getByRole('row', { name: /^Details/ })).toContainText('Berlin and Hamburg, 40 depots');

  // Who only views reads every field and finds nothing to press.
  for (const name of ['Add competitor', '1 hidden row', 'Import competitors from a CSV file', 'Mark as done']) {
    await expect(viewer.getByRole('button', { name })).toHaveCount(0);
  }
  await viewer.getByRole('button', { name: 'Rebox', exact: true }).click();
  await expect(drawer(viewer, 'Rebox')).toContainText('Posts weekly, 3,100 followers');
  await expect(drawer(viewer, 'Rebox').getByRole('textbox')).toHaveCount(0);
});

test('the point of differentiation is written beside what the others say', async ({ page, ownProduct }) => {
  await open(page, ownProduct.url, 'pointOfDifferentiation');
  const others = page.getByRole('region', { name: 'What the others say of themselves' });
  await expect(others).toContainText('Large depot network');
  const editor = page.getByRole('textbox', { name: 'Point of differentiation' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Nobody brings anything back.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await others.getByRole('link', { name: 'Open Comparison' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparison' })).toBeVisible();
});

test.describe('a file', () => {
  const CSV = [
    'company;url;price;importance;notes', 'Kistenkreis;kistenkreis.example;€0.29 / trip;4;Regional',
    ';mehrweg-ost.example;€0.33 / trip;2;=1+1',
    'rebox;rebox.example;€0.36 / trip;5;Dearer now', 'Svenska Retur;svenskaretur.example;kr 3.10 / trip;high;National pool',
  ].join('\r\n');
  const choose = (page: Page, text: string | Buffer, name = 'competitors-may.csv') => page.getByLabel('CSV file', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  test('with bad rows imports the good ones, only when told to, and gives the others back @desktop', async (
    { page, newPerson, ownProduct },
  ) => {
    const other = await newPerson();
    await open(other, ownProduct.url, 'comparison', 'editor@loopcrate.example');
    await open(page, ownProduct.url);
    await page.getByRole('button', { name: 'Import competitors from a CSV file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import competitors' });
    await choose(page, Buffer.from([0x6E, 0xC4, 0x0A]));
    await expect(dialog.getByText(/not written in UTF-8/)).toBeVisible();
    await choose(page, `\uFEFF${CSV}`);
    await expect(dialog.getByText('2 of 4 rows are ready')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /mehrweg-ost/ })).toContainText('Name is missing');
    await expect(dialog.getByRole('row', { name: /Svenska/ })).toContainText('Use a number 1–5');
    await expect(dialog.getByRole('row', { name: /rebox/ })).toContainText('Updates Rebox');
    await expectAccessibleInBothThemes(page);
    await expectColumns(other, ['Loopcrate', 'Rebox', 'GreenTote', 'Polypool', 'Single-use cardboard']);

    await dialog.getByRole('textbox', { name: 'Importance level, row 5' }).fill('2');
    await expect(dialog.getByText('3 of 4 rows are ready')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download the row' }).click()]);
    expect(download.suggestedFilename()).toBe('competitors-may-left.csv');
    const left = await readFile(await download.path(), 'utf8');
    expect(left).toContain(`€0.33 / trip;2;"'=1+1"`);
    expect(left).not.toContain('Kistenkreis');

    await dialog.getByRole('button', { name: 'Import 3 competitors' }).click();
    await expect(dialog.getByText('3 competitors imported. 0 of 1 row is ready')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    for (const each of [page, other]) {
      await expectColumns(each, ['Loopcrate', 'rebox', 'GreenTote', 'Polypool', 'Single-use cardboard', 'Kistenkreis', 'Svenska Retur']);
      await expect(each.getByRole('row', { name: /^Price/ })).toContainText('€0.36 / trip');
    }
  });

  test('brings customer segments into the business model @desktop', async ({ page, ownProduct }) => {
    await openAs(page, `${ownProduct.url}/app/growth-framework/business-model?module=customerSegment`, 'founder@loopcrate.example');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await choose(
      page, 'Segment,Willingness to pay,Problem\nSchool kitchens,high,"Early, before anybody is there"\nHotels,much,', 'segments.csv',
    );
    await expect(page.getByText('Use Low, Medium or High')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 segment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: /School kitchens/ }).click();
    await expect(page.getByRole('textbox', { name: 'Problem' })).toHaveValue('Early, before anybody is there');
  });
});
