import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const OUTSIDER = 'outsider@fernwood.example';

const EXPLORE = '/app/explore';

test('what was saved stands under both of its addresses, and an address that is none leads to Explore', async ({ page, product }) => {
  await openAs(page, `${product.url}${EXPLORE}/saved-posts`, OUTSIDER);
  await expect(page).toHaveURL(/\/app\/explore\/saved$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved posts' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`${product.url}${EXPLORE}/no-such-place`);
  await expect(page).toHaveURL(/\/app\/explore$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeAttached();
});
