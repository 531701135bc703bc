import { expect, expectAccessible, openAs, test } from '../fixture';

test('words are proposed for a credit, and stand in the plan when somebody puts them there', {
  tag: '@desktop',
}, async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=culture`, 'founder@loopcrate.example');
  const text = page.getByRole('textbox', { name: 'Culture', exact: true });
  await expect(page.getByText('86 credits', { exact: true })).toBeVisible();
  await expect(page.getByText('No text leaves this server.')).toBeVisible();
  const before = await text.innerText();
  await page.getByRole('button', { name: 'AI suggestion, 1 credit' }).click();
  const card = page.getByRole('region', { name: 'AI suggestion' });
  await expect(card.getByText(/To that we add/)).toBeVisible();
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(card.getByRole('button', { name: 'Insert' })).toBeVisible();
  await expectAccessible(page);
  expect(await text.innerText()).toBe(before);
  await card.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toContainText('To that we add');
  await expect(page.getByText('85 credits', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});
