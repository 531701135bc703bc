import type { Page } from '@playwright/test';
import { GoogleIssuer } from '../../server/google-issuer.mjs';
import { expect, expectAccessibleInBothThemes, test as base } from '../fixture';

const test = base.extend<{ google: GoogleIssuer }>({
  google: async ({}, use) => {
    const google = await GoogleIssuer.start();
    await use(google);
    await google.stop();
  },
  productEnv: async ({ google }, use) => use({ GOOGLE_CLIENT_ID: 'heartwood.apps.example', GOOGLE_ISSUER: google.origin }),
});

const NEW = { sub: 'google-new', email: 'ida@brook.example', given_name: 'Ida', family_name: 'Brook' };
const FOUNDER = { sub: 'google-founder', email: 'founder@loopcrate.example', given_name: 'Amara', family_name: 'Okafor' };

const button = (page: Page) => (
  page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button', { name: 'Continue with Google' })
);

/** Google's button, its window, and the account that is chosen there; the window closes itself, often before the click has returned. */
async function continueAs(page: Page, email: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await button(page).click();
  const choice = await opening;
  const closed = choice.waitForEvent('close');
  await choice.getByRole('button', { name: email }).click().catch((failure: unknown) => {
    if (!choice.isClosed()) throw failure;
  });
  await closed;
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/onboarding`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

test('who is new signs up with Google and is signed in with it the next time', async ({ page, google, ownProduct }) => {
  google.people = [NEW, FOUNDER];
  await page.goto(`${ownProduct.url}/auth/signup`);
  await expect(button(page)).toBeVisible();
  // As wide as the fields under it, whatever Google would draw by itself.
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
  expect(await widthOf('iframe[title="Sign in with Google Button"]')).toBe(Math.min(380, await widthOf('form')));
  await expectAccessibleInBothThemes(page);
  await continueAs(page, NEW.email);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ida');
  await logOut(page);
  await continueAs(page, NEW.email);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});

test('an address that has a password is connected by it once, and then Google is enough', async ({ page, google, ownProduct, guard }) => {
  // The server asks for the password, and refuses a wrong one.
  guard.allow(/status of 422/);
  google.people = [NEW, FOUNDER];
  await page.goto(`${ownProduct.url}/auth/login`);
  await continueAs(page, FOUNDER.email);
  const connect = page.getByRole('form', { name: 'Connect Google' });
  await connect.getByLabel('Password of your account').fill('a guess of it');
  await connect.getByRole('button', { name: 'Connect Google and log in' }).click();
  await expect(connect.getByText('This password is wrong.')).toBeVisible();
  await connect.getByLabel('Password of your account').fill('heartwood-demo');
  await connect.getByRole('button', { name: 'Connect Google and log in' }).click();
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login/);
  await continueAs(page, FOUNDER.email);
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
});
