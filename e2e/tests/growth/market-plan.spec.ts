import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const PLAN = '/app/growth-framework';

test('goals and tractions of the market plan are made on the growth home, and the level follows', async (
  { page, ownProduct, newPerson },
) => {
  await openAs(page, ownProduct.url + PLAN, 'founder@loopcrate.example');
  const second = await newPerson();
  await openAs(second, `${ownProduct.url}${PLAN}?module=traction`, 'viewer@loopcrate.example');
  await expect(second.getByRole('heading', { level: 3, name: /^Traction/ })).toBeVisible();
  await expect(second.getByRole('button', { name: /Add (goal|traction)|Mark .* as achieved/ })).toHaveCount(0);

  const area = page.getByRole('list', { name: 'Market plan' });
  if (!(await area.isVisible())) await page.getByRole('button', { name: /^Market plan/ }).click();
  await area.getByRole('link', { name: 'Market goals' }).click();
  const card = page.getByRole('region', { name: 'Market plan' });
  await expect(card.getByRole('heading', { level: 2, name: 'Market plan' })).toBeFocused();
  const goals = card.getByRole('list', { name: 'Market goals' });
  await expect(goals.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await card.getByRole('button', { name: 'Add goal' }).click();
  const form = page.getByRole('form', { name: 'Add goal' });
  await form.getByLabel('Title').fill('Glass crates in two shops');
  await form.getByLabel('Value').fill('Both shops sell from them');
  await form.getByRole('button', { name: /^Due date/ }).click();
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: /, today/ }).press('Enter');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(goals.getByText('Glass crates in two shops')).toBeVisible();
  await expect(second.getByRole('list', { name: 'Market goals' }).getByText('Glass crates in two shops')).toBeVisible();

  await card.getByRole('button', { name: 'Mark Glass crates in two shops as achieved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as achieved' });
  await dialog.getByRole('button', { name: /^Achieved date/ }).click();
  await page.getByRole('dialog', { name: 'Achieved date' }).getByRole('button', { name: /, today/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(goals.getByText('Glass crates in two shops')).toBeHidden();
  await expect(card.getByRole('list', { name: 'Traction' }).getByText('Glass crates in two shops')).toBeVisible();
  await expect(second.getByRole('list', { name: 'Traction' }).getByText('Glass crates in two shops')).toBeVisible();
});

for (const [name, module] of [['Idea stage', 'businessStage'], ['Market plan', 'traction']] as const) {
  test(`${name} opens on the growth home with its title below the bar`, async ({ page, product }) => {
    await openAs(page, `${product.url}${PLAN}?module=${module}`, 'founder@loopcrate.example');
    const title = page.getByRole('heading', { level: 2, name });
    await expect(title).toBeFocused();
    const bar = await page.locator('header').first().boundingBox();
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(title).toBeInViewport();
  });
}
