import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const strip = (page: Page) => page.getByRole('list', { name: 'Slides' }).getByRole('listitem');

/** Makes a deck of its own, and stands in its editor. */
async function makeDeck(page: Page, template: RegExp, title: string): Promise<void> {
  await page.getByRole('button', { name: template }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New presentation' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: /^Create / }).click();
  await page.waitForURL(/\/app\/presentation\/edit\//);
  // Its keys and its stream come with the slides, not with the address.
  await expect(page.getByRole('list', { name: 'Slides' })).toBeVisible();
}

test('a deck is made from the plan, renamed, duplicated, deleted and brought back', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/presentation`, 'founder@loopcrate.example');
  await expect(page.getByRole('heading', { level: 1, name: /presentations$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Pitch deck/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New presentation' });
  await expect(dialog.getByText(/stay(s)? empty: |fills every slide/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Made of the plan');
  await dialog.getByRole('button', { name: /^Create \d+ slides$/ }).click();
  await page.waitForURL(/\/app\/presentation\/edit\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Made of the plan' })).toBeVisible();
  await expect(strip(page).nth(7)).toBeAttached();
  await expectAccessibleInBothThemes(page);

  await page.goto(`${product.url}/app/presentation`);
  const menu = async (title: string, item: string) => {
    await page.getByRole('button', { name: `More about ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await menu('Made of the plan', 'Rename');
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('textbox', { name: 'Title' }).fill('Called otherwise');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Called otherwise', exact: true })).toBeVisible();
  await menu('Called otherwise', 'Duplicate');
  await expect(page.getByRole('link', { name: 'Called otherwise (copy)' })).toBeVisible();
  await menu('Called otherwise (copy)', 'Delete');
  await expect(page.getByRole('link', { name: 'Called otherwise (copy)' })).toHaveCount(0);
  await menu('Called otherwise', 'Delete');
  const undo = page.getByRole('status').filter({ hasText: '“Called otherwise” was deleted' }).getByRole('button', { name: 'Undo' });
  // With the focus on it the toast stays.
  await undo.focus();
  await expect(page.getByRole('link', { name: 'Called otherwise', exact: true })).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole('link', { name: 'Called otherwise', exact: true })).toBeVisible();
  await menu('Called otherwise', 'Delete');
  await expect(page.getByRole('link', { name: 'Called otherwise', exact: true })).toHaveCount(0);
});

test('two edit one deck: each sees the other, and no word is lost', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct: product, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch|Failed to load resource/);
  await openAs(page, `${product.url}/app/presentation`, 'founder@loopcrate.example');
  await makeDeck(page, /^Blank/, 'Written by two');
  const other = await newPerson();
  await openAs(other, page.url(), 'editor@loopcrate.example');
  await expect(page.getByText(/ is on this slide\./)).toBeVisible();

  const notes = (at: Page) => at.getByRole('textbox', { name: 'Speaker notes' });
  await notes(page).fill('Say the price first.');
  await expect(notes(other)).toHaveValue('Say the price first.');
  // Both in one box, one of them without a line meanwhile.
  await other.context().setOffline(true);
  await notes(other).fill('Say the price first. Then stop.');
  await notes(page).fill('Say the price first. Slowly.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await other.context().setOffline(false);
  for (const at of [page, other]) {
    await expect(notes(at)).toHaveValue(/Slowly\./);
    await expect(notes(at)).toHaveValue(/Then stop\./);
  }

  await other.keyboard.press('Control+m');
  await expect(strip(page)).toHaveCount(2);
});

test('the plan changes: the deck says so, and takes it when asked', { tag: '@desktop' }, async ({ page, ownProduct: product }) => {
  await openAs(page, `${product.url}/app/presentation`, 'founder@loopcrate.example');
  await makeDeck(page, /^Blank/, 'Follows the plan');
  await page.getByRole('tab', { name: 'Growth data' }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('textbox', { name: 'Search the plan' }).fill('Company');
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('listitem').getByRole('button', { name: /^Company/ }).first()
    .click();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expectAccessible(page);

  const token = await page.evaluate(() => localStorage.getItem('apollo-token'));
  const ask = async (query: string) => {
    const answer = await page.request.post(`${product.url}/graphql`, { data: { query }, headers: { authorization: `Bearer ${token}` } });
    return JSON.stringify(await answer.json());
  };
  const [, companyId] = /"id":"([^"]+)","name":"Loopcrate"/.exec(await ask('{ me { companies { id name } } }')) ?? [];
  await ask(
    `mutation { updateCompany(id: "${companyId}", base: { name: "Loopcrate" }, set: { name: "Loopcrate Europe" }) { error { message } } }`,
  );
  await expect(page.getByText(/Loopcrate is now Loopcrate Europe/)).toBeVisible();
  await page.getByRole('button', { name: 'Update to Loopcrate Europe' }).click();
  await expect(page.locator('[data-stage]').getByRole('button', { name: /Loopcrate Europe/ })).toBeVisible();
  await expect(page.getByText('Up to date')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Keep Loopcrate', exact: true })).toBeVisible();
});

test('everything on a slide by keys alone', { tag: '@desktop' }, async ({ page, ownProduct: product }) => {
  await openAs(page, `${product.url}/app/presentation`, 'founder@loopcrate.example');
  await makeDeck(page, /^Blank/, 'By keys alone');
  const stage = page.locator('[data-stage]');
  await page.keyboard.press('Control+m');
  await expect(strip(page)).toHaveCount(2);
  const title = stage.getByRole('button', { name: /^Title/ });
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Crates that come back');
  await page.keyboard.press('Escape');
  await expect(stage.getByRole('button', { name: 'Title: Crates that come back' })).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Left' })).toHaveValue('103');
  await page.keyboard.press('Control+d');
  await expect(stage.getByRole('button', { name: 'Title: Crates that come back' })).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(stage.getByRole('button', { name: 'Title: Crates that come back' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(stage.getByRole('button', { name: 'Title: Crates that come back' })).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('PageUp');
  await expect(strip(page).nth(0).locator('[aria-current="true"]')).toBeVisible();
  await stage.focus();
  await page.keyboard.press('Control+v');
  await expect(stage.getByRole('button', { name: 'Title: Crates that come back' })).toHaveCount(2);
  // Slides: to the next, and moved.
  await strip(page).nth(0).getByRole('button').first().focus();
  await page.keyboard.press('Control+ArrowDown');
  await expect(strip(page).nth(1).locator('[aria-current="true"]')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(strip(page)).toHaveCount(2);
  await expect(strip(page).nth(1).getByRole('button', { name: /^Slide 2/ }).first()).toBeVisible();
});

test('on a phone words and notes are changed, and what needs a larger screen is said', {
  tag: '@desktop',
}, async ({ page, ownProduct: product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, `${product.url}/app/presentation`, 'founder@loopcrate.example');
  await makeDeck(page, /^Blank/, 'On a phone');
  await expect(page.getByText(/need a larger screen/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Words of slide 1' }).click();
  const drawer = page.getByRole('dialog', { name: 'Slide 1' });
  await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill('Crates');
  await drawer.getByRole('textbox', { name: 'Speaker notes' }).fill('Say it.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Crates' })).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
});
