import { expect, expectAccessible, signIn, test } from './fixture';
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

test('an admin is offered only what is theirs; a member leaves the company from their own line', async ({ page, newPerson, ownProduct }) => {
  await signIn(page, ownProduct.url, 'admin@loopcrate.example');
  await page.goto(`${ownProduct.url}/app/team`);
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await expect(page.getByRole('menuitem', { name: 'Change role and access' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Make an admin' })).toBeHidden();

  const viewer = await newPerson();
  await signIn(viewer, ownProduct.url, 'viewer@loopcrate.example');
  await viewer.goto(`${ownProduct.url}/app/team`);
  await expect(viewer.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
  await viewer.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await viewer.getByRole('menuitem', { name: 'Leave company' }).click();
  await expect(viewer.getByRole('dialog', { name: 'Leave Loopcrate?' })).toBeVisible();
  await expectAccessible(viewer);
  await viewer.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(viewer).toHaveURL(/\/onboarding\/no-team$/);
  await expect(viewer.getByRole('heading', { name: 'You are not in a company any more' })).toBeVisible();
});
