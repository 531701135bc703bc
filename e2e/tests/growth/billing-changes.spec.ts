import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { PAID, writeCard } from '../payments';

const LEO = 'leo.baptiste@fernwood-kitchen.example';
const MANAGE = '/app/growth-framework/subscription/manage';
const cards = (page: Page) => page.getByRole('region', { name: 'Cards' });
const details = (page: Page) => page.getByRole('region', { name: 'Invoices go to' });

test('a card is taken away, one that pays for the plan is not, and the same one typed twice stands once', async (
  { page, ownProduct: { url } },
) => {
  await openAs(page, `${url}${MANAGE}`, LEO);
  await expect(cards(page).getByRole('listitem')).toHaveCount(2);
  await cards(page).getByRole('button', { name: 'Remove card ending 4242' }).click();
  const refused = page.getByRole('dialog', { name: 'Choose another card first' });
  await expect(refused).toContainText('The card ending 4242 pays for Pro.');
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await cards(page).getByRole('button', { name: 'Remove card ending 4444' }).click();
  await page.getByRole('dialog', { name: 'Remove the card ending 4444?' }).getByRole('button', { name: 'Remove card' }).click();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add card' });
  await writeCard(page, PAID);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cards(page).getByRole('listitem').filter({ hasText: '05/39' })).toContainText('Default');
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
});

test('VAT numbers of four kinds are saved as their countries write them, and what is none is refused', async (
  { page, guard, ownProduct: { url } },
) => {
  // The server refuses what is no number.
  guard.allow(/status of 422/);
  await openAs(page, `${url}${MANAGE}`, LEO);
  const form = page.getByRole('dialog', { name: 'Invoices go to' });
  const number = form.getByRole('textbox', { name: /^VAT number/ });
  for (const [typed, kept] of [
    ['gb 123 4567 89', 'GB123456789'], ['CHE 123456789 MWST', 'CHE-123.456.789 MWST'], ['NO 123 456 789 MVA', '123456789MVA'],
    ['FR 40 303265045', 'FR40303265045'],
  ] as const) {
    await details(page).getByRole('button', { name: 'Change' }).click();
    await number.fill(typed);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(details(page)).toContainText(kept);
  }
  await details(page).getByRole('button', { name: 'Change' }).click();
  await number.fill('CHE-123.456.789');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^A Swiss VAT number is CHE, 9 digits and MWST, TVA or IVA/)).toBeVisible();
  await number.fill('FR12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This VAT number is not complete, or has no such form.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
