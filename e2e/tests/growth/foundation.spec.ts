import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../fixture';

const pathOf = (key: string) => `/app/growth-framework/foundation?module=${key}`;

async function open(page: Page, url: string, key: string, email = 'founder@loopcrate.example'): Promise<void> {
  await openAs(page, url + pathOf(key), email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Adds words at the end of a module's text. */
async function write(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

test('A assigns the belief to B and marks the vision as done: B sees both without a reload', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'vision');
  await open(other, ownProduct.url, 'belief', 'editor@loopcrate.example');

  await page.getByRole('button', { name: 'Mark as not done' }).click();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await other.goto(ownProduct.url + pathOf('vision'));
  await expect(other.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(other.getByRole('button', { name: 'Mark as not done' })).toBeVisible();

  await other.goto(ownProduct.url + pathOf('belief'));
  await page.goto(ownProduct.url + pathOf('belief'));
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('option', { name: 'Mateo Silva' }).click();
  await page.keyboard.press('Escape');
  await expect(other.getByRole('complementary', { name: 'Facts' }).getByRole('img', { name: /Mateo Silva/ })).toBeVisible();
});

test('a text is saved while it is written and is there after a reload, for others at once', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'vision');
  await open(other, ownProduct.url, 'vision', 'viewer@loopcrate.example');
  await write(page, 'Vision', ' Not even the word.');
  await saved(page);
  await expect(other.getByText('Not even the word.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not even the word.')).toBeVisible();
});

test('words typed offline stay on the device and go out when the network is back', {
  tag: '@desktop',
}, async ({ page, context, ownProduct, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch|Failed to load resource/);
  await open(page, ownProduct.url, 'belief');
  await expect(page.getByRole('textbox', { name: 'Belief', exact: true })).toBeVisible();
  await context.setOffline(true);
  await write(page, 'Belief', ' Written on a train.');
  await expect(page.getByText('Offline. Not saved yet')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByText('Written on a train.')).toBeVisible();
});

test('two who write the same text keep both, and one of them chooses', {
  tag: '@desktop',
}, async ({ page, context, newPerson, ownProduct, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch|Failed to load resource/);
  const other = await newPerson();
  await open(page, ownProduct.url, 'vision');
  await open(other, ownProduct.url, 'vision', 'editor@loopcrate.example');
  await context.setOffline(true);
  await write(page, 'Vision', ' Mine.');
  await expect(page.getByText('Offline. Not saved yet')).toBeVisible();
  await write(other, 'Vision', ' Theirs.');
  await saved(other);
  await context.setOffline(false);

  await expect(page.getByRole('alert').filter({
    hasText: /Mateo Silva saved this module at \d\d:\d\d, while you were writing/,
  })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Whose text' })).toContainText('Theirs.');
  await expect(page.getByText('Not saved, two versions')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save this text' }).click();
  await saved(page);
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Vision', exact: true })).toContainText('Mine.');
});

test('habits are added, moved by keyboard, deleted and had back', async ({ page, ownProduct }) => {
  await open(page, ownProduct.url, 'culture');
  await page.getByRole('button', { name: 'Add habit' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('No meeting before ten');
  await page.getByRole('dialog').getByRole('button', { name: 'Add habit' }).click();
  const rows = page.getByRole('list', { name: 'Habits' }).getByRole('listitem');
  await expect(rows.last()).toContainText('No meeting before ten');

  await page.getByRole('button', { name: 'Move No meeting before ten' }).focus();
  for (const [key, said] of [['Space', 'is now 4 of 4'], ['ArrowUp', 'is now 3 of 4'], ['Space', 'dropped, 3 of 4']] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(`No meeting before ten ${said}`)).toBeAttached();
  }
  await expect(rows.last()).not.toContainText('No meeting before ten');

  await page.getByRole('button', { name: 'Actions for No meeting before ten' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('list', { name: 'Habits' })).not.toContainText('No meeting before ten');
  await page.getByRole('button', { name: /was deleted Undo$/ }).click();
  await expect(page.getByRole('list', { name: 'Habits' })).toContainText('No meeting before ten');
});

test('a comment names a member, is answered, changed and deleted with undo', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'values');
  await open(other, ownProduct.url, 'values', 'editor@loopcrate.example');
  await page.getByRole('textbox', { name: 'Comment', exact: true }).pressSequentially('Too many? @Mat');
  await page.getByRole('option', { name: 'Mateo Silva' }).click();
  await page.keyboard.press('Enter');
  const comments = (of: Page) => of.getByRole('list', { name: 'Comments' });
  await expect(comments(other)).toContainText('Too many? @Mateo Silva');

  await other.getByRole('button', { name: 'Actions for the comment by Amara Okafor' }).first().click();
  await other.getByRole('menuitem', { name: 'Reply' }).click();
  await other.getByRole('textbox', { name: 'Comment', exact: true }).pressSequentially('Three it is.');
  await other.keyboard.press('Enter');
  await expect(comments(page)).toContainText('@Amara Okafor Three it is.');

  await page.getByRole('button', { name: 'Actions for the comment by Amara Okafor' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit the comment' }).fill('One too many?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(comments(other)).toContainText('One too many?');

  await page.getByRole('button', { name: 'Actions for the comment by Amara Okafor' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  for (const each of [page, other]) await expect(comments(each)).not.toContainText('One too many?');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const each of [page, other]) await expect(comments(each)).toContainText('One too many?');
});

test('a viewer reads and comments, and changes nothing @desktop', async ({ page, product }) => {
  await open(page, product.url, 'culture', 'viewer@loopcrate.example');
  await expect(page.getByText(/^You can read this module/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Culture', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeVisible();
});
