import { expect, expectAccessibleInBothThemes, expectDayFocused, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';

test('a goal is made, moved by keys and seen by a second member at once', async ({ page, ownProduct, newPerson, isMobile }) => {
  const address = `${ownProduct.url}/app/timeline`;
  await openAs(page, address, FOUNDER);
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeAttached();
  await expectAccessibleInBothThemes(page);

  const second = await newPerson();
  await openAs(second, address, 'viewer@loopcrate.example');
  await expect(second.getByRole('heading', { level: 1, name: 'Timeline' })).toBeAttached();

  await page.getByRole('button', { name: 'Add goal' }).click();
  const form = page.getByRole('form', { name: 'Add goal' });
  await form.getByLabel('Title').fill('Glass crates in two shops');
  await expectAccessibleInBothThemes(page);
  await form.getByLabel('Value').fill('Both shops sell from them');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await form.getByRole('button', { name: /^Due date/ }).click();
  await expectDayFocused(page, 'Due date');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();
  const goal = page.getByRole('button', { name: /^Glass crates in two shops/ });
  await expect(goal).toHaveAccessibleName(/Due today/);
  const theirs = second.getByRole('button', { name: /^Glass crates in two shops/ });
  await expect(theirs).toHaveAccessibleName(/Due today/);

  if (isMobile) {
    await goal.click();
    await page.getByRole('button', { name: 'Actions for Glass crates in two shops' }).click();
    await page.getByRole('menuitem', { name: 'Move to date…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Glass crates in two shops' });
    await expect(dialog.getByRole('grid').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Move 1 day' }).click();
  } else {
    await goal.focus();
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'moves from' })).toBeVisible();
    await page.keyboard.up('Shift');
  }
  await expect(theirs).toHaveAccessibleName(/Upcoming/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs).toHaveAccessibleName(/Due today/);
});

test('how it is looked at stands in the address, and survives a reload @desktop', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/timeline`, FOUNDER);
  await page.getByRole('radio', { name: 'Month' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('scenario');
  await expect(page).toHaveURL(/zoom=month&group=scenario/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 2, name: 'Base plan' })).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page.getByRole('region', { name: 'Phases and goals by date' })).toContainText('Today,');
  await expectAccessibleInBothThemes(page);
});

test('the list begins where today is in sight, and moves nothing around it @desktop', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openAs(page, `${product.url}/app/timeline?view=list`, FOUNDER);
  await expect(page.getByText(/^Today,/)).toBeInViewport();
  const shifted = () => page.getByRole('region', { name: 'Phases and goals by date' }).evaluate((list) => {
    const around: number[] = [];
    for (let each = list.parentElement; each; each = each.parentElement) around.push(each.scrollTop);
    return [list.scrollTop > 0, around.every((top) => top === 0)];
  });
  await expect.poll(shifted).toEqual([true, true]);
});

test('c begins a goal on a page that has this key, and opens no chats @desktop', async ({ page, product }) => {
  for (const path of ['timeline', 'calendar']) {
    await openAs(page, `${product.url}/app/${path}`, FOUNDER);
    await expect(page.getByRole('button', { name: 'Add goal' })).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByRole('form', { name: 'Add goal' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Chats/ })).toHaveAttribute('aria-pressed', 'false');
  }
});
