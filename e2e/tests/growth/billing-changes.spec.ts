import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../fixture';
import { PAID, writeCard } from '../payments';

const LEO = 'leo.baptiste@fernwood-kitchen.example';
const MANAGE = '/app/growth-framework/subscription/manage';
const cards = (page: Page) => page.getByRole('region', { name: 'Cards' });

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
