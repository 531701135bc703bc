import type { Page } from '@playwright/test';
import { expect, test } from '../fixture';
import { linkFromMail } from '../mail';
import { fillSignUp, foundCompany, invite } from '../newcomer';
import type { Newcomer } from '../newcomer';
import { slowness } from '../../slowness';

const nora: Newcomer = { firstname: 'Nora', lastname: 'Winter', email: 'nora@brightwater.example', password: 'a-quiet-lake-at-dawn' };
const sam: Newcomer = { firstname: 'Sam', lastname: 'Okafor', email: 'sam@brightwater.example', password: 'nine-green-bottles-9' };
const home = /\/app\/growth-framework\/?(\?.*)?$/;

test('two people found a company, share its plan live, and a hard kill takes nothing away', async (
  { page, newPerson, ownProduct, guard },
) => {
  test.setTimeout(180_000 * slowness);

  await test.step('sign up, confirm the mail, log in', async () => {
    await page.goto(`${ownProduct.url}/auth/signup`);
    await fillSignUp(page, nora);
    await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
    await page.goto(await linkFromMail(ownProduct, nora.email, '/auth/verify-email'));
    await page.waitForURL(/\/(auth\/login|onboarding)/);
    if (page.url().includes('/auth/login')) await logIn(page, nora);
  });

  await test.step('found the company and invite a teammate', async () => {
    await foundCompany(page, 'Brightwater');
    await invite(page, sam.email);
    await page.getByRole('button', { name: 'Go to Onboarding' }).click();
    await page.waitForURL(home);
    await expectDone(page, 2);
  });

  const other = await newPerson();
  await test.step('the teammate signs up from the invitation and accepts', async () => {
    await other.goto(await linkFromMail(ownProduct, sam.email, '/auth/new-invite'));
    await expect(other.getByRole('heading', { name: 'Join Brightwater.' })).toBeVisible();
    await other.getByRole('link', { name: 'Sign Up to answer' }).click();
    await fillSignUp(other, sam);
    await other.getByRole('button', { name: 'Accept', exact: true }).click();
    await other.waitForURL(home);
    // Sectors, stage, and now a team.
    await expectDone(other, 3);
    await expectDone(page, 3);
  });

  await test.step('the belief is assigned to the teammate, who sees it at once', async () => {
    await page.goto(`${ownProduct.url}/app/growth-framework`);
    await unfoldFoundation(page);
    await page.getByRole('button', { name: 'Assign Belief, nobody assigned' }).click();
    await expect(page.getByText('Team Members')).toBeVisible();
    await page.getByRole('option', { name: /Sam Okafor/ }).click();
    await page.keyboard.press('Escape');
    await unfoldFoundation(other);
    await expect(other.getByRole('button', { name: 'Assign Belief, assigned to Sam Okafor' })).toBeVisible();
  });

  await test.step('the vision is written and done: the other browser shows it without a reload', async () => {
    await writeVision(page, ownProduct.url, 'Every parcel in the valley arrives by boat.');
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('Vision is done.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Next: / })).toBeFocused();
    await expectDone(other, 4);
  });

  await test.step('kill -9, start again: everything is there, and the live connection comes back', async () => {
    guard.allow(
      /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection|Failed to fetch|Failed to load resource/,
    );
    await ownProduct.kill();
    await ownProduct.start();
    await page.goto(`${ownProduct.url}/app/growth-framework/foundation?module=vision`);
    await expect(page.getByText('Every parcel in the valley arrives by boat.')).toBeVisible();
    await page.goto(`${ownProduct.url}/app/growth-framework`);
    await expectDone(page, 4);
    await page.goto(`${ownProduct.url}/app/growth-framework/foundation?module=vision`);
    await page.getByRole('button', { name: 'Mark as not done' }).click();
    await expectDone(other, 3);
  });
});

async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
}

async function expectDone(page: Page, done: number): Promise<void> {
  await expect(page.getByRole('region', { name: 'Company level' })).toContainText(`${done}of 28 done`);
}

/** On a phone the areas are folded. */
async function unfoldFoundation(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Foundation/ });
  if ((await toggle.count()) > 0 && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

async function writeVision(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/app/growth-framework/foundation?module=vision`);
  const editor = page.getByRole('textbox', { name: 'Vision' });
  await editor.click();
  await page.keyboard.type(text);
  await expect(page.getByText(/^Saved/)).toBeVisible();
}
