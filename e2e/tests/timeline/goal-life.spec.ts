import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const LIST = '/app/timeline?view=list';
const NAME = 'Crates in ten shops';

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\s*,`) });
/** Undo of what this toast tells, whatever other toasts still stand there. */
const undoOf = (page: Page, told: string) => page.getByRole('status').filter({ hasText: told }).getByRole('button', { name: 'Undo' });
const form = (page: Page, name = NAME) => page.getByRole('form', { name: `Edit ${name}` });

/** Chooses a day in the calendar that a button opens: so many months from the day that it begins with. */
async function chooseDay(page: Page, button: Locator, months = 0): Promise<void> {
  await button.click();
  await pickDay(page, months);
}

async function pickDay(page: Page, months: number): Promise<void> {
  await expect(page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  for (let month = 0; month < months; month += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
}

test('the whole life of a goal by mouse', async ({ page, ownProduct }) => {
  await openAs(page, ownProduct.url + LIST, FOUNDER);
  await page.getByRole('button', { name: 'Add goal' }).click();
  const added = page.getByRole('form', { name: 'Add goal' });
  await added.getByLabel('Title').fill(NAME);
  await added.getByRole('radio', { name: 'Number' }).click();
  await added.getByLabel('Value', { exact: true }).fill('10');
  await added.getByLabel('Name of value').fill('shops');
  await chooseDay(page, added.getByRole('button', { name: /^Due date/ }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await row(page, NAME).click();
  await expect(form(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('tab', { name: 'Check-ins' }).click();
  await page.getByLabel('Value today').fill('4');
  await page.getByLabel(/What changed/).fill('Four shops have signed');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  const counted = page.getByRole('region', { name: 'Earlier check-ins' });
  await expect(counted).toContainText('4 shops');
  await counted.getByRole('button', { name: /^Correct/ }).click();
  await page.getByLabel('Value', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(counted).toContainText('5 shops');
  await expectAccessibleInBothThemes(page);
  await counted.getByRole('button', { name: /^Delete/ }).click();
  await expect(counted).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(counted).toContainText('5 shops');

  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('button', { name: /^Add to “Holds up”/ }).click();
  await page.getByRole('option', { name: 'Term sheet' }).click();
  await expect(page.getByRole('list', { name: 'Holds up' })).toContainText('Term sheet');
  await page.getByRole('button', { name: /^Add to “Waits for”/ }).click();
  await page.getByRole('option', { name: 'Term sheet' }).click();
  await expect(page.getByText('“Term sheet” waits for this goal already.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('tab', { name: 'Goal', exact: true }).click();
  await chooseDay(page, form(page).getByRole('button', { name: /^Due date/ }), 3);
  const before = await row(page, 'Term sheet').textContent();
  await page.getByRole('button', { name: 'Submit' }).click();
  const push = page.getByRole('dialog', { name: `${NAME} pushes 1 goal` });
  await expect(push.getByRole('list', { name: 'Pushed goals' })).toContainText('Term sheet');
  await expectAccessibleInBothThemes(page);
  await push.getByRole('button', { name: 'Move all 2' }).click();
  await expect(row(page, 'Term sheet')).not.toHaveText(before ?? '');
  await undoOf(page, `${NAME} and another goal moved`).click();
  await expect(row(page, 'Term sheet')).toHaveText(before ?? '');
  await expect(row(page, NAME)).toHaveAccessibleName(/Due today/);

  await row(page, NAME).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('You moved it from');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Who asks the shops?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Who asks the shops?');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('tab', { name: 'Goal', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as achieved' }).click();
  const achieve = page.getByRole('dialog', { name: 'Mark as achieved' });
  await chooseDay(page, achieve.getByRole('button', { name: /^Achieved date/ }));
  await achieve.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, NAME)).toHaveAccessibleName(/Achieved/);
  await page.getByRole('button', { name: 'Mark as in progress' }).click();
  await expect(row(page, NAME)).toHaveAccessibleName(/Due today/);

  await page.getByRole('button', { name: `Actions for ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row(page, NAME)).toBeHidden();
  await undoOf(page, `${NAME} was deleted`).click();
  await expect(row(page, NAME)).toBeVisible();
});

/** Goes on with Tab until something has the focus; who cannot get there fails. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

test('the whole life of a goal by keyboard alone @desktop', async ({ page, ownProduct }) => {
  await openAs(page, ownProduct.url + LIST, FOUNDER);
  await expect(row(page, 'Term sheet')).toBeVisible();
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  await press(page.getByRole('button', { name: 'Add goal' }));
  const added = page.getByRole('form', { name: 'Add goal' });
  await type(added.getByLabel('Title'), NAME);
  await tabTo(page, added.getByRole('radio', { name: 'Text' }));
  await page.keyboard.press('ArrowRight');
  await type(added.getByLabel('Value', { exact: true }), '10');
  await type(added.getByLabel('Name of value'), 'shops');
  await press(added.getByRole('button', { name: /^Due date/ }));
  await pickDay(page, 0);
  await press(page.getByRole('button', { name: 'Submit' }));
  await expect(added).toBeHidden();

  await press(row(page, NAME));
  await tabTo(page, page.getByRole('tab', { name: 'Goal', exact: true }));
  await page.keyboard.press('ArrowRight');
  await type(page.getByLabel('Value today'), '4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Earlier check-ins' })).toContainText('4 shops');

  await tabTo(page, page.getByRole('tab', { name: 'Check-ins' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await press(page.getByRole('button', { name: /^Add to “Holds up”/ }));
  await page.keyboard.type('Term');
  await expect(page.getByRole('option', { name: 'Term sheet' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Holds up' })).toContainText('Term sheet');

  await tabTo(page, page.getByRole('tab', { name: 'Links' }), 'Shift+Tab');
  await page.keyboard.press('Home');
  await press(form(page).getByRole('button', { name: /^Due date/ }));
  await pickDay(page, 3);
  const before = await row(page, 'Term sheet').textContent();
  await press(page.getByRole('button', { name: 'Submit' }));
  const push = page.getByRole('dialog', { name: `${NAME} pushes 1 goal` });
  await press(push.getByRole('button', { name: 'Move all 2' }));
  await expect(row(page, 'Term sheet')).not.toHaveText(before ?? '');
  await press(undoOf(page, `${NAME} and another goal moved`));
  await expect(row(page, 'Term sheet')).toHaveText(before ?? '');

  await press(row(page, NAME));
  await press(page.getByRole('button', { name: 'Mark as achieved' }));
  const achieve = page.getByRole('dialog', { name: 'Mark as achieved' });
  await press(achieve.getByRole('button', { name: /^Achieved date/ }));
  await pickDay(page, 0);
  await press(achieve.getByRole('button', { name: 'Save' }));
  await expect(row(page, NAME)).toHaveAccessibleName(/Achieved/);
  await press(page.getByRole('button', { name: 'Mark as in progress' }));
  await expect(row(page, NAME)).toHaveAccessibleName(/Due today/);
  // The form stays as it is while the status changes, and the focus on what was pressed.
  await tabTo(page, page.getByRole('button', { name: 'Delete' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, NAME)).toBeHidden();
  await press(undoOf(page, `${NAME} was deleted`));
  await expect(row(page, NAME)).toBeVisible();
});

test('of two people who move the same goal the later one is told, and decides @desktop', async ({ page, ownProduct, newPerson }) => {
  await openAs(page, ownProduct.url + LIST, FOUNDER);
  await row(page, 'Term sheet').click();
  const due = form(page, 'Term sheet').getByRole('button', { name: /^Due date/ });
  await chooseDay(page, due, 2);

  const second = await newPerson();
  await openAs(second, ownProduct.url + LIST, 'editor@loopcrate.example');
  const before = await row(page, 'Term sheet').textContent();
  await row(second, 'Term sheet').click();
  await chooseDay(second, form(second, 'Term sheet').getByRole('button', { name: /^Due date/ }), 1);
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(form(second, 'Term sheet')).toBeHidden();
  // Seen at once, and what is typed stays.
  await expect(row(page, 'Term sheet')).not.toHaveText(before ?? '');
  const theirs = await row(page, 'Term sheet').textContent();

  const choice = form(page, 'Term sheet').getByRole('radiogroup', { name: 'Due date: which stands?' });
  await expect(choice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(row(page, 'Term sheet')).toHaveText(theirs ?? '');
  await choice.getByRole('radio', { name: 'Yours' }).press(' ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(form(page, 'Term sheet')).toBeHidden();
  await expect(row(second, 'Term sheet')).not.toHaveText(theirs ?? '');
});

test('what was written without a line is kept over a reload, and sent @desktop', async ({ page, context, ownProduct, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  await openAs(page, ownProduct.url + LIST, FOUNDER);
  await row(page, 'Term sheet').click();
  const title = form(page, 'Term sheet').getByLabel('Title');
  await expect(title).toBeVisible();
  // What says that something failed comes after the first picture.
  await expect(page.getByLabel('Notices', { exact: true })).toBeAttached();
  await context.setOffline(true);
  await title.fill('Term sheet signed');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Error while saving goal, please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('What you typed here before is back.')).toBeVisible();
  await expect(title).toHaveValue('Term sheet signed');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(row(page, 'Term sheet signed')).toBeVisible();
});

test('the search finds a goal and opens it, from any page @desktop', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/growth-framework`, FOUNDER);
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trips a day');
  await page.getByRole('group', { name: 'Goals' }).getByRole('option', { name: /1,000 trips a day/ }).click();
  await expect(form(page, '1,000 trips a day')).toBeVisible();
  await expect(page.getByText('At risk', { exact: true }).first()).toBeVisible();
});

test('two tabs of one person that change one goal: the later one reads both titles and chooses, and a new goal in each is its own draft @desktop', async ({ page, ownProduct }) => {
  const address = `${ownProduct.url}/app/timeline?view=list`;
  await openAs(page, address, FOUNDER);
  const other = await page.context().newPage();
  await other.goto(address);
  for (const tab of [page, other]) await row(tab, 'Term sheet').click();
  await form(page, 'Term sheet').getByLabel('Title').fill('Term sheet signed');
  await form(other, 'Term sheet').getByLabel('Title').fill('Term sheet with Nordwind');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(row(page, 'Term sheet signed')).toBeVisible();
  const choice = other.getByRole('radiogroup', { name: 'Title: which stands?' });
  await expect(choice).toContainText('Term sheet signed');
  await expect(choice).toContainText('Term sheet with Nordwind');
  await expect(other.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessibleInBothThemes(other);
  await choice.getByRole('radio', { name: 'Yours' }).press(' ');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(row(page, 'Term sheet with Nordwind')).toBeVisible();

  for (const [tab, title] of [[page, 'In the first tab'], [other, 'In the second tab']] as const) {
    await tab.getByRole('button', { name: 'Add goal' }).click();
    await tab.getByRole('form', { name: 'Add goal' }).getByLabel('Title').fill(title);
  }
  await page.reload();
  await expect(page.getByRole('form', { name: 'Add goal' }).getByLabel('Title')).toHaveValue('In the first tab');
  await other.reload();
  await expect(other.getByRole('form', { name: 'Add goal' }).getByLabel('Title')).toHaveValue('In the second tab');
});
