import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, signIn, test } from '../fixture';
import { describeCompany, invite } from '../newcomer';

const outsider = 'outsider@fernwood.example';

test('Create New Company begins anew each time; a reload stays in it, and a name can be thought over', {
  tag: '@desktop',
}, async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/onboarding?new_company=true`, outsider);
  await describeCompany(page, 'Second Spring');
  await expect(page.getByRole('dialog', { name: /^Welcome / })).toBeVisible();

  // The company stands and is worked in, and /onboarding has nothing open.
  await page.goto(`${ownProduct.url}/onboarding`);
  await expect(page.getByRole('heading', { name: 'Second Spring is Not robust' })).toBeVisible();
  await page.goto(`${ownProduct.url}/onboarding?new_company=true`);
  await page.getByLabel('Company name').fill('Third Summer');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What does Third Summer do, and how far is it?' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await describeCompany(page, 'Third Autumn');
  await page.getByRole('button', { name: 'Go to Onboarding' }).click();
  await expect(page.getByRole('heading', { name: 'Third Autumn is Not robust' })).toBeVisible();
  await goTo(page, 'Your companies');
  await expect(page.getByRole('button', { name: 'Make Current: Second Spring' })).toBeVisible();
});

test('an admin is offered only what is theirs; a member leaves the company from their own line', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/team`, 'admin@loopcrate.example');
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await expect(page.getByRole('menuitem', { name: 'Change role and access' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Make an admin' })).toBeHidden();

  const viewer = await newPerson();
  await openAs(viewer, `${ownProduct.url}/app/team`, 'viewer@loopcrate.example');
  await expect(viewer.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
  await viewer.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await viewer.getByRole('menuitem', { name: 'Leave company' }).click();
  await expect(viewer.getByRole('dialog', { name: 'Leave Loopcrate?' })).toBeVisible();
  await expectAccessible(viewer);
  await viewer.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(viewer).toHaveURL(/\/onboarding\/no-team$/);
  await expect(viewer.getByRole('heading', { name: 'You are not in a company any more' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await invite(page, 'viewer@loopcrate.example');
  await viewer.reload();
  await expect(viewer.getByText('Priya Raman invited you as Founder')).toBeVisible();
  await expect(viewer.getByText('Edit Access · Very Robust · sent today')).toBeVisible();
  await expectAccessible(viewer);
});

test('a company name is checked in its own step, and what only the server refuses leads back to it', {
  tag: '@desktop',
}, async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/onboarding?new_company=true`, outsider);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Enter the name of your company')).toBeVisible();
  const name = page.getByLabel('Company name');
  await name.fill('X');
  await name.press('Enter');
  await expect(page.getByText('Use at least 2 characters')).toBeVisible();
  await name.fill('www.brook.example');
  await name.press('Enter');
  await page.getByRole('combobox', { name: 'Sectors' }).fill('energy');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Idea' }).click();
  await page.getByRole('radio', { name: /Raise funding/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('The name can not be a link or a mail address.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('www.brook.example');
  await expectAccessible(page);
  await name.fill('Brook');
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'What does Brook do, and how far is it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Sofia' })).toBeVisible();
});

test('the company settings keep a sector, ask before they are left, and show what was saved when they are opened again', async (
  { page, ownProduct },
) => {
  await signIn(page, ownProduct.url, outsider);
  await goTo(page, 'Company settings');
  const sectors = page.getByRole('combobox', { name: 'Sectors' });
  const form = page.getByRole('form', { name: 'Sector, stage, objective' });
  await expect(sectors).toBeVisible();
  await form.getByRole('button', { name: 'Remove AgriTech & Food' }).click();
  await form.getByRole('button', { name: 'Remove Consumer Goods' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose at least one sector')).toBeInViewport();
  await expect(sectors).toBeFocused();
  await expectAccessible(page);
  await sectors.fill('gaming');
  await page.keyboard.press('Enter');
  await goTo(page, 'Team');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company saved')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/growth-framework/);
  await page.goForward();
  await expect(form.getByRole('button', { name: 'Remove Gaming' })).toBeVisible();
});

/** By the palette, without loading the page anew. */
async function goTo(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}
