import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { linkFromMail } from '../mail';
import { describeCompany, fillSignUp } from '../newcomer';

async function arrive(page: Page, product: { url: string } & Parameters<typeof linkFromMail>[0], email: string): Promise<void> {
  await page.goto(`${product.url}/auth/signup`);
  await fillSignUp(page, { firstname: 'Eli', lastname: 'Brook', email, password: 'seven-small-boats-7' });
  await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  await page.goto(await linkFromMail(product, email, '/auth/verify-email'));
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
}

test('four steps lead to the growth home; a reload in between loses nothing', async ({ page, product }) => {
  await arrive(page, product, `eli-${test.info().project.name}@brook.example`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByLabel('Company name').fill('Brookside');
  await page.getByLabel('City').fill('Bremen');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Brookside');
  await page.getByLabel('Company name').press('Enter');
  await expect(page.getByRole('heading', { name: 'What does Brookside do, and how far is it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Choose at least one sector')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Sectors' }).fill('energy');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Idea' }).click();
  await page.getByRole('radio', { name: /Raise funding/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who builds Brookside with you?' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who builds Brookside with you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/app\/growth-framework$/);
  await expect(page.getByRole('heading', { name: 'Brookside is Not robust' })).toBeVisible();
});

test('the sample company can be explored and is removed after a question; Undo and the page without a company bring it back', async (
  { page, product },
) => {
  await arrive(page, product, `sample-${test.info().project.name}@brook.example`);
  await page.getByRole('button', { name: 'Explore with a sample company' }).click();
  const isBack = () => expect(page.getByText('This is a demo company.')).toBeVisible();
  const remove = async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Loopcrate?' });
    await expect(dialog).toContainText('for you: its sample content and what you changed in it');
    await dialog.getByRole('button', { name: 'Delete company' }).click();
    await expect(page).toHaveURL(/\/onboarding\/no-team$/);
  };
  await isBack();
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await isBack();
  await remove();
  // Also once the toast is gone, and on another day.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Loopcrate was deleted' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Restore: Loopcrate' }).click();
  await isBack();
});

test('the browser’s Back goes a step back, Forward on again, and the words stay @desktop', async ({ page, product }) => {
  await arrive(page, product, `steps-${test.info().project.name}@brook.example`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Company name').fill('Brookside');
  await page.getByLabel('Company name').press('Enter');
  const focus = page.getByRole('heading', { name: 'What does Brookside do, and how far is it?' });
  await expect(focus).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Company name')).toHaveValue('Brookside');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Brookside');
  await page.goForward();
  await expect(focus).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a further company asks nothing twice: no name, and one invitation, in the modal', {
  tag: '@desktop',
}, async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/onboarding?new_company=true`, 'outsider@fernwood.example');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is your company called?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Company name').fill('Half a thought');
  await page.getByRole('banner').getByRole('link', { name: /^Back to / }).click();
  await expect(page.getByRole('heading', { name: /^Fernwood/ })).toBeVisible();
  await page.goto(`${ownProduct.url}/onboarding?new_company=true`);
  await expect(page.getByLabel('Company name')).toHaveValue('Half a thought');
  await describeCompany(page, 'Second Spring');
  await expect(page.getByRole('dialog', { name: /^Welcome / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to Onboarding' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Second Spring is Not robust' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Second Spring is Not robust' })).toBeVisible();
});
