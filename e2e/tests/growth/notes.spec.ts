import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const PLAN = '/app/growth-framework';
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notes', exact: true });

async function openNotes(page: Page, url: string, email: string) {
  await openAs(page, url + PLAN, email);
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: 'New note' })).toBeVisible();
  return panel;
}

test('a note is made, kept over a reload, given to a colleague, thrown away and had back', async ({ page, newPerson, ownProduct }) => {
  const panel = await openNotes(page, ownProduct.url, 'founder@loopcrate.example');
  await expect(panel.getByRole('button', { name: 'Assigned Notes 2' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('button', { name: 'New folder' }).click();
  await page.keyboard.type('Depot visits');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Depot visits/ })).toBeVisible();
  await panel.getByRole('button', { name: 'New note' }).click();
  await page.keyboard.type('Night line');
  await page.keyboard.press('Enter');
  const text = panel.getByRole('textbox', { name: 'Note', exact: true });
  await text.click();
  await page.keyboard.type('# What I saw\nCrates in the rain, twice.');
  await expect(panel.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Selected words can be formatted while the panel offers what else they can become.
  await text.getByText('What I saw').selectText();
  await expect(panel.getByRole('group', { name: 'Use the selection' })).toBeVisible();
  await panel.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Underline' }).click();
  await expect(text.locator('u')).toHaveText('What I saw');

  await panel.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('option', { name: /Mateo Silva/ }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('You and Mateo can edit')).toBeVisible();
  const other = await newPerson();
  const theirs = await openNotes(other, ownProduct.url, 'editor@loopcrate.example');
  await theirs.getByRole('button', { name: /^Night line/ }).click();
  await expect(theirs.getByRole('heading', { name: 'What I saw' })).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Note', exact: true }).getByText('Crates in the rain').click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Both were empty.');
  await expect(panel.getByText('Crates in the rain, twice. Both were empty.')).toBeVisible();

  await panel.getByRole('button', { name: 'Note actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(theirs.getByText('Crates in the rain')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.getByText('Crates in the rain')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'Search notes' }).click();
  await page.keyboard.type('both were empty');
  await expect(panelOf(page).getByRole('button', { name: /Night line/ })).toContainText('Depot visits');
});

test('what is written without a line waits on the device, and goes when the page is there again @desktop', async (
  { page, ownProduct, guard },
) => {
  guard.allow(/ERR_FAILED|Failed to load resource/);
  const panel = await openNotes(page, ownProduct.url, 'founder@loopcrate.example');
  await panel.getByRole('button', { name: /^Questions for the next five/ }).click();
  const text = panel.getByRole('textbox', { name: 'Note', exact: true });
  await expect(text).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await text.getByText('Who signs for a delivery?').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And who pays?');
  await expect(panel.getByText('Offline. Not saved yet')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await panelOf(page).getByRole('button', { name: /^Questions for the next five/ }).click();
  await expect(panelOf(page).getByText('Who signs for a delivery? And who pays?')).toBeVisible();
  await expect(panelOf(page).getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});
