import type { FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const SUBSCRIPTION = '/app/growth-framework/subscription';
/** The bank is asked each time this card is used. */
const ASKS = '4000 0027 6000 3184';
const PAID = '4242 4242 4242 4242';

const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card number, date and code"]');
const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your bank"]');
const invoice = (page: Page) => page.getByRole('region', { name: 'Upcoming invoice' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The bank's page is pressed where it stands: on a phone its sheet slides in. */
async function approve(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm with your bank' })
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  await bank(page).getByRole('button', { name: 'Approve' }).click();
}

async function writeCard(page: Page, number: string): Promise<void> {
  await cardFrame(page).getByLabel('Card number').fill(number);
  await cardFrame(page).getByLabel('Expires').fill('05 / 39');
  await cardFrame(page).getByLabel('CVC').fill('123');
}

async function writeAddress(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Invoice address' });
  await form.getByLabel('Address').fill('Lahnstraße 31');
  await form.getByLabel('Postal code').fill('12055');
  await form.getByLabel('City').fill('Berlin');
  await form.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
}

test('from the trial to Pro with the bank’s word, to Premium, cancelled and kept', async ({ page, ownProduct: { url }, isMobile }) => {
  await openAs(page, `${url}/app/growth-framework`, FOUNDER);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('region', { name: 'Plan' }).getByRole('link', { name: 'Upgrade' }).click();

  await test.step('the plans stand side by side, and the present one is marked', async () => {
    await expect(heading(page, 'Choose a plan')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Trial' })).toContainText('Your plan');
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await expect(page.getByRole('region', { name: 'Pro' })).toContainText('€28.80 a month');
    await page.getByRole('radio', { name: 'Yearly, 2 months free' }).click();
    await expect(page.getByRole('region', { name: 'Pro' })).toContainText('€24 a month');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  });

  await test.step('what it comes to is said before; the bank refuses, and nothing is charged; then it approves', async () => {
    await expect(heading(page, 'Upgrade to Pro')).toBeVisible();
    await expect(invoice(page)).toContainText('€288.00');
    await expect(invoice(page)).toContainText('Due today€0.00');
    await writeCard(page, ASKS);
    await expectAccessibleInBothThemes(page);
    const upgrade = invoice(page).getByRole('button', { name: 'Upgrade to Pro' });
    await upgrade.click();
    await expect(page.getByText('Address is required')).toBeVisible();
    await writeAddress(page);
    await upgrade.click();
    await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible();
    await bank(page).getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('dialog', { name: 'The bank did not confirm' }).getByRole('button', { name: 'Try again' }).click();
    await approve(page);
    await expect(heading(page, /^Pro starts on \d+ \w+ \d{4}$/)).toBeVisible();
  });

  await test.step('the plan’s box and the cards tell what was chosen', async () => {
    await expect(page.getByRole('region', { name: 'Cards' })).toContainText('•••• 3184');
    await expect(page.getByRole('region', { name: 'Invoices go to' })).toContainText('Lahnstraße 31, 12055 Berlin');
    await expect(page.getByRole('row', { name: /^Pro, yearly \d/ })).toContainText('Upcoming');
    // On a phone it stands in the menu, which covers the page.
    if (!isMobile) await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText('Trial, then Pro');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('to Premium, with the card that is kept', async () => {
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByRole('button', { name: 'Change to Premium' }).click();
    await expect(invoice(page)).toContainText('€588.00');
    await invoice(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(heading(page, /^Premium starts on/)).toBeVisible();
  });

  await test.step('cancelled with a reason, after what happens was said, and kept again', async () => {
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('radio', { name: 'A function is missing' }).check({ force: true });
    await page.getByRole('textbox', { name: /^What is missing/ }).fill('A cash plan by month');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: /^Cancel on/ }).click();
    await expect(heading(page, /^Your free trial ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep plan' }).click();
    await expect(heading(page, /^Premium starts on/)).toBeVisible();
    await page.reload();
    await expect(heading(page, /^Premium starts on/)).toBeVisible();
  });
});

test('a locked function leads to the plan that opens it, is paid at once, and one is back', async ({ page, guard, ownProduct: { url } }) => {
  // The bank declines one card on purpose.
  guard.allow(/status of 402/);
  await openAs(page, `${url}/app/growth-framework/market-potential?module=tam`, 'outsider@fernwood.example');
  await page.getByRole('region', { name: 'Locked by your plan' }).getByRole('button', { name: 'Upgrade to open' }).click();
  await page.getByRole('dialog', { name: 'TAM comes with Pro' }).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await expect(invoice(page)).toContainText('Due today€28.80');
  await writeCard(page, '4000 0000 0000 0341');
  await writeAddress(page);
  await invoice(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText('Your bank declined the card.')).toBeVisible();
  await page.getByRole('radio', { name: 'A new card' }).check({ force: true });
  await writeCard(page, ASKS);
  await invoice(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await approve(page);
  await expect(bank(page).getByText('Heartwood asks for €28.80.')).toBeVisible();
  await approve(page);
  await expect(page).toHaveURL(/\/market-potential\?module=tam$/);
  await expect(page.getByRole('region', { name: 'Locked by your plan' })).toHaveCount(0);
  await page.goto(`${url}${SUBSCRIPTION}/manage`);
  await expect(heading(page, /^Pro renews on/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download PDF/ }).first().click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
});

test('credits are bought, and stand in the ledger', async ({ page, ownProduct: { url } }) => {
  await openAs(page, `${url}${SUBSCRIPTION}/credits`, FOUNDER);
  await expect(page.getByRole('region', { name: 'What uses credits' })).toContainText('Writing suggestion for a module');
  await expectAccessibleInBothThemes(page);
  const before = Number(await page.getByRole('region', { name: 'Balance' }).locator('[data-balance]').textContent());
  await page.getByRole('button', { name: 'Buy Points' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy 150 credits?' });
  await expect(dialog).toContainText('€15.00');
  await writeCard(page, PAID);
  await dialog.getByRole('button', { name: 'Buy Points' }).click();
  await expect(page.getByText('150 credits added')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' }).locator('[data-balance]')).toHaveText(String(before + 150));
  await expect(page.getByRole('row', { name: /150 credits bought/ })).toContainText('+150');
});
