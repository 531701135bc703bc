import { expect, signIn, test } from '../fixture';
import { linkFromMail } from '../mail';
import { fillSignUp } from '../newcomer';

const founder = 'founder@loopcrate.example';

test('a wrong password says so under the form, and the typed text stays', async ({ page, product, guard }) => {
  guard.allow(/status of 401/);
  await page.goto(`${product.url}/auth/login`);
  await page.getByLabel('Email').fill(founder);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(founder);
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('pages behind the sign-in lead to it and back', { tag: '@desktop' }, async ({ page, product }) => {
  await page.goto(`${product.url}/app/team`);
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.getByLabel('Email').fill(founder);
  await page.getByLabel('Password', { exact: true }).fill('heartwood-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/team$/);
  await expect(page.getByRole('heading', { name: /^Team of / })).toBeVisible();
});

test('who is signed in is sent on from the pages of the signed-out @desktop', async ({ page, product }) => {
  await signIn(page, product.url, founder);
  for (const path of ['login', 'signup', 'forgot-password', 'set-password']) {
    await page.goto(`${product.url}/auth/${path}`);
    await expect(page).toHaveURL(/\/app\/growth-framework/);
  }
  await page.goto(product.url);
  await expect(page).toHaveURL(/\/app\/growth-framework/);
});

test('logging out in one tab logs out in the other', { tag: '@desktop' }, async ({ page, context, product }) => {
  await signIn(page, product.url, founder);
  const other = await context.newPage();
  await other.goto(`${product.url}/app/team`);
  await expect(other.getByRole('heading', { name: /^Team of / })).toBeVisible();
  await page.getByRole('button', { name: /, your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => [localStorage.getItem('apollo-token'), localStorage.getItem('refresh-token')])).toEqual([null, null]);
});

test('an expired token is refreshed without a word; a refused one leads to the login page', {
  tag: '@desktop',
}, async ({ page, product, guard }) => {
  await signIn(page, product.url, founder);
  await page.evaluate(() => localStorage.setItem('apollo-token', 'worn.out.token'));
  guard.allow(/status of 401/);
  await page.goto(`${product.url}/app/team`);
  await expect(page.getByRole('heading', { name: /^Team of / })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('apollo-token', 'worn.out.token');
    localStorage.setItem('refresh-token', 'nobody-knows-it');
  });
  await page.goto(`${product.url}/app/team`);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});

test('a new password is set by mail @desktop', async ({ page, ownProduct, guard }) => {
  await page.goto(`${ownProduct.url}/auth/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('editor@loopcrate.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If editor@loopcrate.example has an account')).toBeVisible();
  await page.goto(await linkFromMail(ownProduct, 'editor@loopcrate.example', '/auth/set-password'));
  await page.getByLabel('New password', { exact: true }).fill('a-better-one-today');
  await page.getByLabel('Repeat new password', { exact: true }).fill('a-better-one-todax');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The two passwords differ')).toBeVisible();
  await page.getByLabel('Repeat new password', { exact: true }).fill('a-better-one-today');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await signIn(page, ownProduct.url, 'editor@loopcrate.example', 'a-better-one-today');
  guard.allow(/status of 401/);
});

test('an account that is not confirmed is led to its mail, which can be sent again after a pause @desktop', async (
  { page, ownProduct, guard },
) => {
  guard.allow(/status of 403/);
  const person = { firstname: 'Ida', lastname: 'Moos', email: 'ida@moos.example', password: 'thirteen-owls-13' };
  await page.goto(`${ownProduct.url}/auth/signup`);
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  await page.goto(`${ownProduct.url}/auth/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
});

test('the header changes its look after 20 px of scroll', async ({ page, product }) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await page.goto(`${product.url}/auth/signup`);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.mouse.wheel(0, 60);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
});
