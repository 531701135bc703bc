import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { approve, ASKS, bank, PAID, providerOf, putForward, REFUSED_LATER, writeAddress, writeCard } from '../payments';

const FOUNDER = 'founder@loopcrate.example';
const SUBSCRIPTION = '/app/growth-framework/subscription';
const invoice = (page: Page) => page.getByRole('region', { name: 'Upcoming invoice' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

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

test('a locked function leads to the plan that opens it, is paid at once, and one is back', async (
  { page, guard, ownProduct: { url } },
) => {
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

test('a renewal is declined: everything works on, it is said and mailed, and a new card ends it', async (
  { page, guard, ownProduct, isMobile },
) => {
  // The bank declines on purpose.
  guard.allow(/status of 402/);
  const owner = 'outsider@fernwood.example';
  await openAs(page, `${ownProduct.url}${SUBSCRIPTION}?plan=Pro&period=monthly`, owner);

  await test.step('paid with the bank’s word, then upgraded for what is left of the month', async () => {
    await expect(invoice(page)).toContainText('Due today€28.80');
    await writeCard(page, ASKS);
    await writeAddress(page);
    await invoice(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
    await approve(page);
    await expect(bank(page).getByText('Heartwood asks for €28.80.')).toBeVisible();
    await approve(page);
    await expect(heading(page, /^Pro renews on/)).toBeVisible();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(invoice(page)).toContainText('Due today€30.00');
    await invoice(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
    await approve(page);
    await expect(heading(page, /^Premium renews on/)).toBeVisible();
  });

  await test.step('the next month is asked of a card that says no', async () => {
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add card' });
    await writeCard(page, REFUSED_LATER);
    const provider = await providerOf(page);
    await dialog.getByRole('button', { name: 'Add card' }).click();
    await page.getByRole('button', { name: 'Make card ending 0341 the default' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '0341' })).toContainText('Default');
    await putForward(ownProduct, provider, 32);
    await expect(heading(page, /more tries before/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Plan and period' })).toContainText('Past due');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('until the last try everything is open, and each page says what is due', async () => {
    await page.goto(`${ownProduct.url}/app/growth-framework/market-potential?module=tam`);
    await expect(page.getByText('A payment did not go through.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Locked by your plan' })).toHaveCount(0);
    if (!isMobile) await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText('Premium, payment due');
    const mails = () => ownProduct.mailsTo(owner).then((all) => all.map(({ subject, text }) => `${subject} ${text}`).join('\n'));
    await expect.poll(mails, { message: 'a mail says that the payment failed' }).toMatch(
      /payment for Premium of Fernwood Bakery did not go through/,
    );
  });

  await test.step('another card is charged at once, and the plan goes on', async () => {
    await page.locator('#main').getByRole('link', { name: 'Update card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay €58.80 with another card' });
    await writeCard(page, PAID);
    await dialog.getByRole('button', { name: 'Pay €58.80' }).click();
    await expect(page.getByText('€58.80 paid')).toBeVisible();
    await expect(heading(page, /^Premium renews on/)).toBeVisible();
    await expect(page.getByText('Past due')).toHaveCount(0);
  });
});
