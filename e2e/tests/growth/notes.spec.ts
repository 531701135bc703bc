import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../fixture';

const PLAN = '/app/growth-framework';
/** One page with one line on it. */
const lease = Buffer.from([
  '%PDF-1.4', '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 44>>stream', 'BT /F1 18 Tf 20 50 Td (Depot lease) Tj ET    ', 'endstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj', 'trailer<</Root 1 0 R>>', '%%EOF',
].join('\n'));
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
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'New folder' }).click();
  await page.keyboard.type('Depot visits');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'New note' }).click();
  await page.keyboard.type('Night line');
  await page.keyboard.press('Enter');
  const text = panel.getByRole('textbox', { name: 'Note', exact: true });
  await text.click();
  await page.keyboard.type('# What I saw\nCrates in the rain, twice.');
  await expect(panel.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);

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

  await panel.getByRole('button', { name: 'Note actions' }).click();
  await page.getByRole('menuitem', { name: 'Add a checkpoint' }).click();
  await page.keyboard.type('Ask for a dry place');
  await page.keyboard.press('Enter');
  await panel.getByRole('checkbox', { name: 'Ask for a dry place' }).check();
  await expect(panel.getByText('1 of 1 done').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.locator('input[type=file]').setInputFiles([
    { name: 'slots.csv', mimeType: 'text/csv', buffer: Buffer.from('Day,Crates\nMonday,=1+1\n') }, { name: 'lease.pdf', mimeType: 'application/pdf', buffer: lease },
  ]);
  await panel.getByRole('link', { name: 'Open slots.csv' }).click();
  await expect(page.getByRole('dialog', { name: 'slots.csv' }).getByRole('cell', { name: '=1+1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await panel.getByRole('link', { name: 'Open lease.pdf' }).click();
  await expect(page.getByRole('dialog', { name: 'lease.pdf' }).getByRole('img', { name: /^Page 1 of 1: .*Depot lease/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();

  await panel.getByRole('button', { name: 'Note actions' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', /^night-line-.*\.md$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.reload();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'Search notes' }).click();
  await page.keyboard.type('both were empty');
  await expect(panelOf(page).getByRole('button', { name: /Night line/ })).toContainText('Depot visits');
});

test('what is written without a line waits on the device, and goes when the page is there again', async ({ page, ownProduct, guard }) => {
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

test('words of a note become a goal, an assumption and a message, and a message becomes a note; each leads back @desktop', async ({ page, ownProduct }) => {
  const panel = await openNotes(page, ownProduct.url, 'founder@loopcrate.example');
  await panel.getByRole('button', { name: /^Questions for the next five/ }).click();
  const text = panel.getByRole('textbox', { name: 'Note', exact: true });
  const select = async () => {
    await text.getByText('Who signs for a delivery?').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
  };
  await select();
  await panel.getByRole('button', { name: 'Goal', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' }).last()).toHaveValue(/Who signs for a delivery\?/);
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(/From the note “Questions for the next five”: .*\?note=/);
  await page.keyboard.press('Escape');

  await select();
  await panel.getByRole('button', { name: 'Assumption', exact: true }).click();
  await page.getByRole('textbox', { name: 'Search modules' }).fill('channels');
  await page.getByRole('button', { name: /^Channels/ }).click();
  await expect(page.getByRole('textbox', { name: /^Assumption/ })).toHaveValue(/Who signs for a delivery\?[\s\S]*note=/);
  await page.getByRole('button', { name: 'Save assumption' }).click();
  await expect(page.getByRole('dialog', { name: 'Assumption' })).toBeHidden();

  await select();
  await panel.getByRole('button', { name: 'Message', exact: true }).click();
  await page.getByRole('dialog', { name: 'Chats' }).getByRole('button', { name: /Mateo Silva/ }).first().click();
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('article').filter({ hasText: 'From the note “Questions for the next five”' });
  await expect(sent.getByRole('link')).toHaveAttribute('href', /note=/);
  await sent.hover();
  await sent.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make a note' }).click();
  await expect(panelOf(page).getByRole('textbox', { name: 'Title' })).toHaveValue(/Who signs for a delivery\?/);
  await expect(panelOf(page).getByText(/From a message of/)).toBeVisible();
});
