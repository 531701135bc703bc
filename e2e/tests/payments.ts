import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import type { Product } from '../server/product.mjs';

/** The bank is asked each time this card is used. */
export const ASKS = '4000 0027 6000 3184';
export const PAID = '4242 4242 4242 4242';
/** It can be kept; whoever charges it is refused. */
export const REFUSED_LATER = '4000 0000 0000 0341';

const CARD_FRAME = 'iframe[title="Card number, date and code"]';
const cardFrame = (page: Page): FrameLocator => page.frameLocator(CARD_FRAME);
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your bank"]');

/** The bank's page is pressed where it stands: on a phone its sheet slides in. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm with your bank' })
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  await bank(page).getByRole('button', { name: 'Approve' }).click();
}

export async function writeCard(page: Page, number: string): Promise<void> {
  await cardFrame(page).getByLabel('Card number').fill(number);
  await cardFrame(page).getByLabel('Expires').fill('05 / 39');
  await cardFrame(page).getByLabel('CVC').fill('123');
}

export async function writeAddress(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Invoice address' });
  await form.getByLabel('Address').fill('Lahnstraße 31');
  await form.getByLabel('Postal code').fill('12055');
  await form.getByLabel('City').fill('Berlin');
  await form.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
}

/** The payment provider's address, read where the fields of a card stand. */
export async function providerOf(page: Page): Promise<string> {
  const source = await page.locator(CARD_FRAME).getAttribute('src');
  return new URL(source ?? '').origin;
}

/** Puts the clock of the payment provider forward, which does what becomes due on the way and tells the product of it. */
export async function putForward({ dataDir }: Product, provider: string, days: number): Promise<void> {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'stripe', 'keys.json'), 'utf8')) as { secretKey: string };
  const answer = await fetch(`${provider}/local/clock`, {
    method: 'POST', headers: { authorization: `Bearer ${secretKey}` }, body: new URLSearchParams({ seconds: String(days * 86_400) }),
  });
  if (!answer.ok) throw new Error(`the clock was not put forward: ${await answer.text()}`);
}
