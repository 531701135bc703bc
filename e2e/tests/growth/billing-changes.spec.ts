import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { PAID, providerOf, putForward, REFUSED_LATER, writeAddress, writeCard } from '../payments';

const LEO = 'leo.baptiste@fernwood-kitchen.example';
const SOFIA = 'outsider@fernwood.example';
const SUBSCRIPTION = '/app/growth-framework/subscription';
const MANAGE = `${SUBSCRIPTION}/manage`;
const invoice = (page: Page) => page.getByRole('region', { name: 'Upcoming invoice' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const cards = (page: Page) => page.getByRole('region', { name: 'Cards' });
const details = (page: Page) => page.getByRole('region', { name: 'Invoices go to' });

test('paid by the month, then by the year: what that comes to is said before', async ({ page, ownProduct: { url } }) => {
  await openAs(page, `${url}${MANAGE}`, LEO);
  await expect(heading(page, /^Pro renews on/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(heading(page, 'Switch to yearly')).toBeVisible();
  await expect(invoice(page)).toContainText('€288.00');
  // What is left of the month is taken off.
  await expect(invoice(page)).toContainText(/−€\d+\.\d\d/);
  await expect(invoice(page)).toContainText(/Due today€2\d\d\.\d\d/);
  const due = /Due today(€[\d.]+)/.exec(await invoice(page).innerText().then((text) => text.replaceAll('\n', '')))?.[1] ?? 'nothing is due';
  await expectAccessibleInBothThemes(page);
  await invoice(page).getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(heading(page, /^Pro renews on/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan and period' })).toContainText('Yearly');
  await expect(page.getByRole('row').filter({ hasText: due }).filter({ hasText: 'Paid' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Switch to monthly' })).toBeVisible();
});

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

test('“Stay on Premium” keeps it: before one goes, and after a smaller plan was chosen', async ({ page, ownProduct: { url } }) => {
  await openAs(page, `${url}${SUBSCRIPTION}?plan=Premium&period=monthly`, LEO);
  await expect(invoice(page)).toContainText('Due today');
  await invoice(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(heading(page, /^Premium renews on/)).toBeVisible();

  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('button', { name: 'Switch to Free' }).click();
  const dialog = page.getByRole('dialog', { name: /^Switch to Free on/ });
  await expect(dialog).toContainText('You keep everything you wrote.');
  await dialog.getByRole('button', { name: 'Stay on Premium' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Switch to Free' })).toBeVisible();

  await page.getByRole('radio', { name: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Change to Pro' }).click();
  await expect(invoice(page)).toContainText('Due today€0.00');
  await invoice(page).getByRole('button', { name: 'Change to Pro' }).click();
  await expect(heading(page, /^Premium until/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on Premium' }).click();
  await expect(heading(page, /^Premium renews on/)).toBeVisible();
  await page.reload();
  await expect(heading(page, /^Premium renews on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay on Premium' })).toHaveCount(0);
});

test('two tabs that pay at once pay once', { tag: '@desktop' }, async ({ page, guard, ownProduct: { url } }) => {
  // One of the two comes too late.
  guard.allow(/status of 4\d\d/);
  const address = `${url}${SUBSCRIPTION}?plan=Pro&period=monthly`;
  await openAs(page, address, SOFIA);
  const other = await page.context().newPage();
  await other.goto(address);
  for (const tab of [page, other]) {
    await expect(invoice(tab)).toContainText('Due today€28.80');
    await writeCard(tab, PAID);
    await writeAddress(tab);
  }
  await Promise.all([page, other].map((tab) => invoice(tab).getByRole('button', { name: 'Upgrade to Pro' }).click()));
  for (const tab of [page, other]) await expect(heading(tab, /^Pro renews on/)).toBeVisible();
  await page.goto(`${url}${MANAGE}`);
  await expect(page.getByRole('row', { name: /^Pro, monthly/ }).filter({ hasText: 'Paid' })).toHaveCount(1);
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
});

test('nobody pays for 14 days: Free, where what was written is still read, and nothing is gone', async (
  { page, guard, ownProduct },
) => {
  // The bank declines on purpose.
  guard.allow(/status of 402/);
  await openAs(page, `${ownProduct.url}${SUBSCRIPTION}?plan=Pro&period=monthly`, SOFIA);
  await writeCard(page, PAID);
  await writeAddress(page);
  await invoice(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(heading(page, /^Pro renews on/)).toBeVisible();

  const words = 'Bakeries tell their suppliers of us.';
  await test.step('something is written that Pro opens', async () => {
    await page.goto(`${ownProduct.url}/app/growth-framework/competition?module=pointOfDifferentiation`);
    await page.getByRole('textbox', { name: 'Point of differentiation', exact: true }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(words);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('the next month is asked of a card that says no, until the last try is over', async () => {
    await page.goto(`${ownProduct.url}${MANAGE}`);
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add card' });
    await writeCard(page, REFUSED_LATER);
    const provider = await providerOf(page);
    await dialog.getByRole('button', { name: 'Add card' }).click();
    await page.getByRole('button', { name: 'Make card ending 0341 the default' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '0341' })).toContainText('Default');
    await putForward(ownProduct, provider, 32);
    await expect(heading(page, /more tries before/)).toBeVisible();
    await putForward(ownProduct, provider, 15);
    await expect(heading(page, 'You are on Free')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('it is locked, and what was written is read', async () => {
    await page.goto(`${ownProduct.url}/app/growth-framework/competition?module=pointOfDifferentiation`);
    await expect(page.getByRole('region', { name: 'Locked by your plan' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Point of differentiation', exact: true })).toHaveCount(0);
    await page.goto(`${ownProduct.url}${MANAGE}`);
    await expect(page.getByRole('row', { name: /^Pro, monthly/ }).filter({ hasText: 'Paid' })).toHaveCount(1);
    await expect(cards(page).getByRole('listitem')).toHaveCount(2);
  });
});
