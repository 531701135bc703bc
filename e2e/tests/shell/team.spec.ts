import { expect, expectAccessible, openAs, signIn, test } from '../fixture';
import { linkFromMail } from '../mail';
import { fillSignUp, invite } from '../newcomer';

const founder = 'founder@loopcrate.example';

test('an invitation is sent, shown as pending, not sent twice in a minute, and taken back', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/team`, founder);
  await page.getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByText(/^Team \d+ of 5 · Advisors \d+ of 5$/)).toBeVisible();
  await invite(page, 'lena@hoff.example');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('tab', { name: /Pending/ }).click();
  await expect(page.getByText('lena@hoff.example')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for lena@hoff.example' }).click();
  await page.getByRole('menuitem', { name: 'Send the mail again' }).click();
  // Not within a minute of the first mail.
  await expect(page.getByText('This invitation was just sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for lena@hoff.example' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the invitation' }).click();
  await page.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('No pending invitations')).toBeVisible();
});

test('role and access change for the other person at once; removing takes them out of the company', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  await signIn(page, ownProduct.url, founder);
  const other = await newPerson();
  await openAs(other, `${ownProduct.url}/app/team`, 'viewer@loopcrate.example');
  await expect(other.getByRole('heading', { name: 'Team of Loopcrate' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Invite people' })).toBeHidden();
  await page.goto(`${ownProduct.url}/app/team`);
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Make an admin' }).click();
  await expect(other.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Change role and access' }).click();
  await page.getByRole('radio', { name: /Edit Access/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Jonas Lindqvist' }).getByText('Edit Access')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Jonas Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('viewer@loopcrate.example')).toBeHidden();
  await expect(other).toHaveURL(/\/onboarding\/no-team$/);
  await expect(other.getByRole('heading', { name: /^You are not in .* any more$/ })).toBeVisible();
  await expectAccessible(other);
});

test('somebody with an account answers from the mail; the wrong account is told and can be switched', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/team`, founder);
  await page.getByRole('button', { name: 'Invite people' }).click();
  await invite(page, 'outsider@fernwood.example');
  const link = await linkFromMail(ownProduct, 'outsider@fernwood.example', '/auth/new-invite');
  await page.goto(link);
  await expect(page.getByText(`You are logged in as ${founder}.`)).toBeVisible();
  await expectAccessible(page);
  const other = await newPerson();
  await openAs(other, link, 'outsider@fernwood.example');
  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(other).toHaveURL(/\/app\/growth-framework$/);
  await expect(other.getByRole('heading', { name: 'Loopcrate is Very Robust' })).toBeVisible();
});

test('an invitation for a new address leads to a sign-up with the address filled in @desktop', async ({ page, newPerson, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/team`, founder);
  await page.getByRole('button', { name: 'Invite people' }).click();
  await invite(page, 'kim@new.example');
  const other = await newPerson();
  await other.goto(await linkFromMail(ownProduct, 'kim@new.example', '/auth/new-invite'));
  await other.getByRole('link', { name: 'Sign Up to answer' }).click();
  await expect(other.getByLabel('Email')).toHaveValue('kim@new.example');
  await fillSignUp(other, { firstname: 'Kim', lastname: 'Voss', email: 'kim@new.example', password: 'five-red-kites-5' });
  await other.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'You have declined.' })).toBeVisible();
  await other.getByRole('link', { name: 'Go to Heartwood' }).last().click();
  await expect(other).toHaveURL(/\/onboarding(\?|$)/);
});

test('the server’s refusal of an invitation is shown as Error!!!', { tag: '@desktop' }, async ({ page, product, guard }) => {
  guard.allow(/status of 400/);
  await openAs(page, `${product.url}/app/team?new_company=true`, founder);
  await page.route('**/api/v1/team/invite', (route) =>
    route.fulfill({
      status: 400, contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'NO_SEAT', message: 'All seats are taken.', id: 'x' } }),
    }));
  await page.getByLabel('Email of invitation 1').fill('mo@new.example');
  await page.getByLabel('Access type of invitation 1').selectOption({ label: 'View Access' });
  await page.getByLabel('Role of invitation 1').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Send invitation 1' }).click();
  await expect(page.getByText('Error!!!')).toBeVisible();
  await expect(page.getByLabel('Email of invitation 1')).toHaveValue('mo@new.example');
});
