import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

test('who is in the company stands on the page, and a position is changed', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/presentation`, 'founder@loopcrate.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Presentation' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Change the position of Helen Brandt' }).click();
  // One of those that her department has: the server knows them.
  await page.getByRole('textbox', { name: 'Position' }).fill('Mentor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'People' })).toContainText('Mentor');
});
