import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessibleInBothThemes, openAs, signIn, test } from '../fixture';
import { linkFromMail } from '../mail';
import { fillSignUp, foundCompany } from '../newcomer';

const founder = 'founder@loopcrate.example';
const password = 'heartwood-demo';

const numberOf = (secret: string, at = Date.now()): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Two-factor set up on the page; gives the secret, the number that turned it on, and the codes. */
async function setUp(page: Page): Promise<{ secret: string; taken: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const scan = page.getByRole('dialog', { name: 'Set up two-factor' });
  await expect(scan.getByLabel('Or type this key')).not.toHaveValue('');
  const secret = (await scan.getByLabel('Or type this key').inputValue()).replaceAll(' ', '');
  await expectAccessibleInBothThemes(page);
  await scan.getByRole('button', { name: 'Next' }).click();
  const prove = page.getByRole('dialog', { name: 'Enter the 6 digits' });
  await prove.getByLabel('6 digits', { exact: true }).fill(String((Number(numberOf(secret)) + 1) % 1_000_000).padStart(6, '0'));
  await expect(prove.getByText('This number is not right. Check the clock of your phone.')).toBeVisible();
  const taken = numberOf(secret);
  await prove.getByLabel('6 digits', { exact: true }).fill(taken);
  const kept = page.getByRole('dialog', { name: 'Keep these 8 codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(8);
  const codes = await kept.getByRole('listitem').allInnerTexts();
  await expect(kept.getByRole('button', { name: 'Done' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(kept).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await kept.getByText('I have stored the codes').click();
  await kept.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('8 of 8 left')).toBeVisible();
  return { secret, taken, codes };
}

async function enterPassword(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(founder);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
}

test('two-factor: set up, asked for at the next login, a recovery code in need, turned off with the password', async (
  { page, ownProduct, newPerson, guard },
) => {
  guard.allow(/status of (?:403|422)/);
  await openAs(page, `${ownProduct.url}/app/settings/security`, founder);
  await expect(page.getByText('Only a password protects your account.')).toBeVisible();
  const { secret, taken, codes } = await setUp(page);
  await expect(page.getByText('Only a password protects your account.')).toHaveCount(0);

  const phone = await newPerson();
  await enterPassword(phone, ownProduct.url);
  await expect(phone.getByRole('heading', { name: 'Enter the 6 digits' })).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  // The number that turned it on is taken; the next one is good already.
  await phone.getByLabel('6 digits', { exact: true }).fill(taken);
  await expect(phone.getByText('This number is not right. Check the clock of your phone.')).toBeVisible();
  await phone.getByText('Trust this browser for 30 days').click();
  await phone.getByLabel('6 digits', { exact: true }).fill(numberOf(secret, Date.now() + 30_000));
  await phone.waitForURL(/\/app\/growth-framework/);

  const borrowed = await newPerson();
  await enterPassword(borrowed, ownProduct.url);
  await borrowed.getByRole('button', { name: 'Use a recovery code' }).click();
  await borrowed.getByRole('textbox', { name: 'Recovery code' }).fill(codes[3]?.toLowerCase() ?? '');
  await borrowed.locator('form').getByRole('button', { name: 'Login' }).click();
  await borrowed.waitForURL(/\/app\/growth-framework/);

  await page.reload();
  await expect(page.getByText('7 of 8 left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off two-factor' }).click();
  const off = page.getByRole('dialog', { name: 'Turn two-factor off?' });
  await off.getByLabel('Password', { exact: true }).fill(password);
  await expectAccessibleInBothThemes(page);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
});

test('a device that is signed out is at the login at once, and stays there @desktop', async ({ page, ownProduct, newPerson, guard }) => {
  guard.allow(/status of 401/);
  await signIn(page, ownProduct.url, founder);
  const other = await newPerson();
  await signIn(other, ownProduct.url, founder);
  await page.goto(`${ownProduct.url}/app/settings/security`);
  await expect(page.getByRole('heading', { name: 'You are signed in on 2 devices' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Sign out (?!all)/ }).click();
  await other.waitForURL(/\/auth\/login/);
  await expect(page.getByRole('heading', { name: 'You are signed in on this device' })).toBeVisible();
});

/** A phone that holds passkeys, and shows them at once. */
async function authenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

test('a passkey is made, named, signs in without password and code, and is removed @desktop', async ({ page, ownProduct, guard }) => {
  guard.allow(/status of (?:403|422)/);
  await authenticator(page);
  await signIn(page, ownProduct.url, founder);
  await page.goto(`${ownProduct.url}/app/settings/security`);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: /^Rename Passkey of/ }).click();
  const name = `Phone ${randomUUID().slice(0, 4)}`;
  await page.getByRole('dialog', { name: 'Rename passkey' }).getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await setUp(page);
  await expectAccessibleInBothThemes(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${ownProduct.url}/auth/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(/\/app\/growth-framework/);

  await page.goto(`${ownProduct.url}/app/settings/security`);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkey yet')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${ownProduct.url}/auth/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted. Try again, or log in another way.')).toBeVisible();
});

test('an account gives its data away, says when it ends once it is given up, and comes back with a login @desktop', async (
  { page, ownProduct, guard },
) => {
  guard.allow(/status of (?:401|403)/);
  const person = { email: `${randomUUID()}@people.example`, password: 'Solid-since-the-first-day' };
  await page.goto(`${ownProduct.url}/auth/signup`);
  await fillSignUp(page, { firstname: 'Ada', lastname: 'Lovelace', ...person });
  await expect(page).toHaveURL(/\/auth\/verify-email/);
  await page.goto(await linkFromMail(ownProduct, person.email, '/auth/verify-email'));
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await foundCompany(page, 'Tideline');
  await page.goto(`${ownProduct.url}/app/settings/account`);
  await page.getByRole('button', { name: 'Export data' }).click();
  await expect(page.getByText('Your export is being put together.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Your export is ready, \d+ KB\.$/)).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expectAccessibleInBothThemes(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^heartwood-data-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Tideline is deleted with it')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Type DELETE').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL(/\/auth\/login/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Your account ends on \d+ \w+$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep account' }).click();
  await page.waitForURL(/\/app\//);
});
