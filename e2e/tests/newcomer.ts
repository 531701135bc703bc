import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface Newcomer {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

/** Fills in the sign-up form that is open and sends it. */
export async function fillSignUp(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(person.firstname);
  await page.getByLabel('Last name').fill(person.lastname);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/**
 * Onboarding up to its last step: the name is known, the company is made. `atStep` is called where a step after the first has just come.
 */
export async function foundCompany(page: Page, company: string, atStep: () => Promise<void> = async () => undefined): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await goOn(page);
  await describeCompany(page, company, atStep);
  await expect(page.getByRole('heading', { name: `Who builds ${company} with you?` })).toBeVisible();
  await atStep();
}

/** The two steps that everybody goes through who makes a company. */
export async function describeCompany(page: Page, company: string, atStep: () => Promise<void> = async () => undefined): Promise<void> {
  await page.getByLabel('Company name').fill(company);
  await atStep();
  await goOn(page);
  await expect(page.getByRole('heading', { name: `What does ${company} do, and how far is it?` })).toBeVisible();
  await atStep();
  await page.getByRole('combobox', { name: 'Sectors' }).fill('logist');
  await page.getByRole('option', { name: /Logistics/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Prototype' }).click();
  await page.getByRole('radio', { name: /First customers/ }).click();
  await goOn(page);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Sends one invitation in the rows that are open. */
export async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email of invitation 1').fill(email);
  await page.getByLabel('Access type of invitation 1').selectOption({ label: 'Edit Access' });
  await page.getByLabel('Role of invitation 1').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Send invitation 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
}
