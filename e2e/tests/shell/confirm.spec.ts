import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { linkFromMail } from '../mail';

const password = 'heartwood-demo';
const noFavour = /status of (?:403|422)/;

/** What a server says whose memory of the sign-in is older than ten minutes; from then on the true one answers. */
async function tooLongAgo(
  page: Page, url: string, wants: (route: Route) => boolean, answer: { status: number; json: unknown },
): Promise<void> {
  let isAsked = false;
  await page.route(url, (route) => {
    if (isAsked || !wants(route)) return route.fallback();
    isAsked = true;
    return route.fulfill(answer);
  });
}

const error = { code: 'CONFIRM_AGAIN', field: null, message: 'Nothing was changed: confirm that it’s you first, or log in again.' };

test('a change of address is confirmed with the password and goes on; the old address hears of it and takes the account back', async (
  { page, ownProduct, guard },
) => {
  guard.allow(noFavour);
  const old = 'founder@loopcrate.example';
  const next = `${randomUUID()}@elsewhere.example`;
  await openAs(page, `${ownProduct.url}/app/settings/account`, old);
  await tooLongAgo(page, '**/api/v1/users/email', () => true, { status: 403, json: { error } });
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Send link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it\'s you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(next)).toBeVisible();

  await page.goto(await linkFromMail(ownProduct, next, '/auth/verify-email'));
  await expect(page).toHaveURL(/\/app\/growth-framework/);
  await page.goto(await linkFromMail(ownProduct, old, '/auth/undo-address'));
  await expect(page.getByRole('heading', { name: 'Was it not you?' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep my old address' }).click();
  await expect(page.getByText('Your old address is back and everybody is logged out.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Solid-again-since-today');
  await page.getByLabel('Repeat new password').fill('Solid-again-since-today');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('Email').fill(old);
  await page.getByLabel('Password', { exact: true }).fill('Solid-again-since-today');
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/app/);
});

test('over an open dialog: cancelled, what was chosen stays; confirmed, it is done', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/team`, 'founder@loopcrate.example');
  const refused = {
    status: 200,
    json: { data: { updateTeamMember: { __typename: 'TeamPayload', team: null, error: { __typename: 'UserError', ...error } } } },
  };
  const isChange = (route: Route) => (route.request().postData() ?? '').includes('updateTeamMember');
  await tooLongAgo(page, '**/graphql', isChange, refused);
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Change role and access' }).click();
  await page.getByRole('radio', { name: /Edit Access/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it\'s you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(error.message)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Edit Access/ })).toBeChecked();
  await tooLongAgo(page, '**/graphql', isChange, refused);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Change role and access' }).click();
  await expect(page.getByRole('radio', { name: /Edit Access/ })).toBeChecked();
});
