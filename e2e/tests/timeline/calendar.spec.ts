import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const VIEWER = 'viewer@loopcrate.example';

/** The demo's late goal was due so many days ago. */
const GROCER_APP_DAYS = 8;
const cellOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^\w+ \d{4}$/ });

async function fillGoal(page: Page, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add goal' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Value').fill('Both shops sell from them');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();
}

test('a press on a day of the month makes a goal on it, which every member sees at once', async (
  { page, ownProduct, newPerson, isMobile },
) => {
  const address = `${ownProduct.url}/app/calendar`;
  await openAs(page, address, FOUNDER);
  await expect(heading(page)).toBeVisible();
  if (isMobile) {
    await expect(page.getByRole('radio', { name: 'Agenda' })).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('radio', { name: 'Month' }).click();
  }
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const second = await newPerson();
  await openAs(second, `${address}?look=agenda`, VIEWER);
  await expect(heading(second)).toBeVisible();

  const day = await page.locator('[aria-current="date"]').getAttribute('data-day') ?? '';
  if (isMobile) {
    await cellOf(page, day).click();
    await page.getByRole('button', { name: 'Add goal on this day' }).click();
  } else {
    // Where nothing stands: the lines of phases and the entries open what they are of.
    await cellOf(page, day).click({ position: { x: 90, y: 12 } });
  }
  await fillGoal(page, 'Glass crates in two shops');
  await expect(page.getByRole('button', { name: /^Glass crates in two shops/ }).first()).toBeVisible();
  const theirs = second.getByRole('button', { name: /^Glass crates in two shops/ });
  await expect(theirs).toContainText('Goal · Today');
  await theirs.click();
  await expect(second).toHaveURL(/goal=/);
  await expectAccessibleInBothThemes(second);
});

test('by keys alone: from day to day, a goal made, lifted to another day and put back @desktop', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/calendar?month=2031-05`, FOUNDER);
  await cellOf(page, '2031-05-01').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cellOf(page, '2031-05-09')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(heading(page)).toHaveText('June 2031');
  await expect(cellOf(page, '2031-06-09')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Add goal' })).toContainText('09 Jun. 2031');
  await fillGoal(page, 'Second depot');

  await cellOf(page, '2031-06-09').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Open Monday 9 June/ })).not.toBeFocused();
  const goal = page.getByRole('button', { name: /^Second depot/ });
  await expect(goal).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Second depot is now on Monday 9 June 2031.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Second depot is now on Tuesday 10 June 2031.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Second depot is now on Tuesday 17 June 2031.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(cellOf(page, '2031-06-17')).toContainText('Second depot');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(page, '2031-06-09')).toContainText('Second depot');
  await cellOf(page, '2031-06-09').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Monday 9 June 2031' });
  await expect(dialog.getByRole('button', { name: /^Second depot/ })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('t');
  await expect(page.locator('[aria-current="date"]')).toBeFocused();
});

test('a goal is dragged to another day, and opens by a press @desktop', async ({ page, ownProduct }) => {
  const month = new Date(Date.now() - GROCER_APP_DAYS * 86_400_000).toISOString().slice(0, 7);
  await openAs(page, `${ownProduct.url}/app/calendar?month=${month}`, FOUNDER);
  const goal = page.getByRole('grid').getByRole('button', { name: /^Grocer app/ });
  const from = await goal.evaluate((element) => element.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? '');
  const target = `${month}-${from.endsWith('-12') ? 13 : 12}`;
  await goal.hover();
  await page.mouse.down();
  const box = await cellOf(page, target).boundingBox();
  if (!box) throw new Error('the day is not in sight');
  await page.mouse.move(box.x + 60, box.y + 12, { steps: 8 });
  await expect(page.getByText(new RegExp(`^Grocer app is now on \\w+ ${Number(target.slice(8))} `))).toBeAttached();
  await page.mouse.up();
  await expect(cellOf(page, target)).toContainText('Grocer app');
  await expect(page.getByText(/^Grocer app moved to/)).toBeVisible();
  await expect(page).not.toHaveURL(/goal=/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(page, from)).toContainText('Grocer app');
  await goal.click();
  await expect(page.getByRole('form', { name: 'Edit Grocer app' })).toBeVisible();
});

test('other calendars read a secret link: what changes, what is gone, and nothing once it is renewed @desktop', async (
  { page, ownProduct, request },
) => {
  await openAs(page, `${ownProduct.url}/app/calendar?subscribe=open`, FOUNDER);
  const dialog = page.getByRole('dialog', { name: 'Subscribe (ICS)' });
  await dialog.getByRole('button', { name: 'Make my link' }).click();
  const link = dialog.getByLabel('Your secret link');
  await expect(link).toHaveValue(/\/calendar\/.+/);
  await expectAccessibleInBothThemes(page);
  const first = await link.inputValue();
  // As a program reads it that is not ours.
  const events = async (url: string) => {
    const answer = await request.get(url);
    return new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent').map((each) => {
      const { summary, startDate, sequence, uid } = new ICAL.Event(each);
      return { title: summary, day: startDate.toString(), sequence, uid, status: each.getFirstPropertyValue('status') };
    });
  };
  const grocerApp = async () => (await events(first)).find(({ title }) => title === 'Grocer app');
  const before = await grocerApp();
  expect(before).toMatchObject({ status: 'CONFIRMED' });
  expect((await events(first)).filter(({ title }) => title.endsWith(' due'))).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Modules with a due date' }).check();
  await expect.poll(async () => (await events(first)).map(({ title }) => title)).toContain('Culture due');

  await page.goto(`${ownProduct.url}/app/calendar`);
  await page.getByRole('button', { name: /^Grocer app/ }).first().click();
  await page.getByRole('button', { name: 'Actions for Grocer app' }).click();
  await page.getByRole('menuitem', { name: 'Move to date…' }).click();
  const move = page.getByRole('dialog', { name: 'Move Grocer app' });
  await expect(move.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await move.getByRole('button', { name: 'Move 1 day' }).click();
  await expect.poll(async () => (await grocerApp())?.day).not.toBe(before?.day);
  expect(await grocerApp()).toMatchObject({ uid: before?.uid, sequence: (before?.sequence ?? 0) + 1, status: 'CONFIRMED' });
  await page.getByRole('button', { name: 'Actions for Grocer app' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(async () => (await grocerApp())?.status).toBe('CANCELLED');

  await page.goto(`${ownProduct.url}/app/calendar?subscribe=open`);
  await expect(link).toHaveValue(first);
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  await expect(dialog.getByText(/hear nothing more/)).toBeVisible();
  await dialog.getByRole('group', { name: 'Make a new link' }).getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(first);
  expect([(await request.get(first)).status(), (await request.get(await link.inputValue())).status()]).toEqual([404, 200]);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  const second = await link.inputValue();
  await dialog.getByRole('group', { name: 'Switch off' }).getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByRole('button', { name: 'Make my link' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
