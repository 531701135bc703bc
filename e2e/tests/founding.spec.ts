import { expect, signIn, test } from './fixture';
import { foundCompany } from './newcomer';

const outsider = 'outsider@fernwood.example';

test('Create New Company begins anew although the last step of the one before was left open; a reload stays in it', async ({ page, ownProduct }) => {
  await signIn(page, ownProduct.url, outsider);
  await page.goto(`${ownProduct.url}/onboarding?new_company=true`);
  await foundCompany(page, 'Second Spring');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who builds Second Spring with you?' })).toBeVisible();

  // Left without an answer: the company stands and is worked in, and /onboarding has nothing open.
  await page.goto(`${ownProduct.url}/onboarding`);
  await expect(page.getByRole('heading', { name: 'Second Spring is Not robust' })).toBeVisible();
  await page.goto(`${ownProduct.url}/onboarding?new_company=true`);
  await foundCompany(page, 'Third Summer');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Company name').fill('Third Autumn');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Go to Onboarding' }).click();
  await expect(page.getByRole('heading', { name: 'Third Autumn is Not robust' })).toBeVisible();
  await page.getByRole('button', { name: /Third Autumn/ }).first().click();
  await expect(page.getByRole('button', { name: 'Make Current: Second Spring' })).toBeVisible();
});
