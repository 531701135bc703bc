import type { Page } from '@playwright/test';
import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const KITCHEN = 'Fernwood Kitchen';

async function openCompanies(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /of 28/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your companies' })).toBeVisible();
}

test('a company goes once its name is typed, for everybody at once, and its owner has it back with everything in it @desktop', async (
  { page, newPerson, ownProduct, isMobile },
) => {
  const owner = await ApiClient.signIn(ownProduct.url, 'leo.baptiste@fernwood-kitchen.example');
  const companyId = await owner.companyId();
  await owner.addVisionComment(companyId);
  const comments = await owner.visionCommentIds(companyId);
  const member = await newPerson();
  await openAs(member, `${ownProduct.url}/app/growth-framework`, 'founder@loopcrate.example');
  await openCompanies(member, isMobile);
  await member.getByRole('button', { name: `Make Current: ${KITCHEN}` }).click();
  await member.waitForEvent('load');
  await member.goto(`${ownProduct.url}/app/team`);
  await expect(member.getByRole('heading', { name: `Team of ${KITCHEN}` })).toBeVisible();

  await openAs(page, `${ownProduct.url}/app/company`, 'leo.baptiste@fernwood-kitchen.example');
  await page.getByRole('button', { name: 'Delete company' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${KITCHEN}?` });
  await expect(dialog).toContainText(/for you and \d+ other (?:person|people)/);
  const confirm = dialog.getByRole('button', { name: 'Delete company' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type “${KITCHEN}” to delete it`).fill('Fernwood');
  await expect(confirm).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel(`Type “${KITCHEN}” to delete it`).fill(KITCHEN);
  await confirm.click();
  await expect(page).toHaveURL(/\/onboarding\/no-team$/);
  await expect(page.getByRole('heading', { name: `${KITCHEN} was deleted` })).toBeVisible();
  await expect(member.getByText(`${KITCHEN} was deleted`)).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Team of Loopcrate' })).toBeVisible();

  // Somebody who has another company finds it in the list of theirs.
  await page.getByRole('button', { name: 'Explore the demo company' }).click();
  await expect(page.getByText('This is a demo company.')).toBeVisible();
  await openCompanies(page, isMobile);
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: `Restore: ${KITCHEN}` }).click();
  await expect(page.getByText(`${KITCHEN} is back`)).toBeVisible();
  await expect(page.getByText('This is a demo company.')).toBeHidden();
  await expect(member.getByText(`${KITCHEN} is back`)).toBeVisible();
  await page.goto(`${ownProduct.url}/app/team`);
  await expect(page.getByRole('heading', { name: `Team of ${KITCHEN}` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Amara Okafor');
  const founder = await ApiClient.signIn(ownProduct.url, 'founder@loopcrate.example');
  expect(await founder.visionCommentIds(companyId)).toEqual(comments);
});
