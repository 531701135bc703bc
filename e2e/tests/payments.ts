import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixture';

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

/** Puts the clock of the payment provider forward, which does what becomes due on the way; the page has to know the provider's address. */
export async function putForward(page: Page, days: number): Promise<void> {
  const origin = await page.evaluate(() => {
    const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name)).find(({ hostname, port, origin: of }) => (
      /^(localhost|127\.0\.0\.1)$/.test(hostname) && port !== location.port && of !== location.origin));
    return seen?.origin ?? null;
  });
  expect(origin, 'the address of the payment provider').not.toBeNull();
  const answer = await page.request.post(`${origin}/local/clock`, {
    headers: { authorization: 'Bearer sk_test_local' }, form: { seconds: String(days * 86_400) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.reload();
}
