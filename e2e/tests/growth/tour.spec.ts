import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const card = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const FOUNDATION = [
  ['Vision', 'vision'], ['Belief', 'belief'], ['Values', 'values'], ['Culture', 'culture'], ['Sustainable development goals', 'sdgs'],
  ['Skills', 'skills'], ['Team', 'team'], ['Advisory board', 'advisoryBoard'],
] as const;

/** px between the card and what it points at; negative where it covers it. */
const gap = (page: Page, name: string, target: string) => card(page, name).evaluate((shown, mark) => {
  const lit = [...document.querySelectorAll(`[data-tour="${mark}"]`)].find((element) => element.checkVisibility())?.getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  return lit ? Math.max(box.left - lit.right, lit.left - box.right, box.top - lit.bottom, lit.top - box.bottom) : NaN;
}, target);

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /Amara Okafor/ }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the tour is walked from its start to its end over three pages, by keys alone', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework`, FOUNDER);
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
  await fromMenu(page, 'Guided tour');
  const next = async () => {
    await page.keyboard.press('Tab');
    while (await page.evaluate(() => document.activeElement?.textContent) !== 'Next') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await expect(card(page, 'Start with the foundation')).toBeFocused();
  await expect(card(page, 'Start with the foundation')).toContainText('Idea · 10 mins');
  await expectAccessibleInBothThemes(page);
  for (const [at, [name, target]] of FOUNDATION.entries()) {
    await next();
    await expect(card(page, name)).toBeFocused();
    await expect(card(page, name)).toContainText(`${at + 1} of 8`);
    await expect(card(page, name)).toContainText('Idea · 00:35mins');
    await expect(card(page, name)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.abs(await gap(page, name, target) - 10)).toBeLessThan(12);
  }
  await expect(page).toHaveURL(/\/foundation\?module=team$/);
  await expectAccessibleInBothThemes(page);
  await next();
  await expect(card(page, 'The business model')).toContainText('Business Ready · 10 mins');
  await expect(page).toHaveURL(/\/business-model$/);
  for (const [name, target] of [
    ['Overall problem', 'overallProblem'], ['Overall solution', 'overallSolution'], ['Target audience', 'customerSegment'],
  ] as const) {
    await next();
    await expect.poll(async () => Math.abs(await gap(page, name, target) - 10)).toBeLessThan(12);
    await expect(card(page, name)).toContainText('Business Ready · 5 mins');
  }
  await next();
  await expect(card(page, 'The overview')).toBeFocused();
  await next();
  await expect(card(page, 'Elevator pitch')).toContainText('4 of 4');
  await expect.poll(async () => Math.abs(await gap(page, 'Elevator pitch', 'elevatorPitch') - 10)).toBeLessThan(12);
  await expect(page).toHaveURL(/\/app\/growth-framework\/overview$/);
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
  await expect(card(page, 'Elevator pitch')).toHaveCount(0);
});

test('what is skipped goes on where it was left, after a reload too, or from its beginning @desktop', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework`, FOUNDER);
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
  await fromMenu(page, 'Guided tour');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(card(page, 'Vision')).toBeVisible();
  await next.click();
  await expect(card(page, 'Belief')).toBeVisible();

  await page.reload();
  await expect(card(page, 'Belief')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Belief')).toHaveCount(0);
  await expect(page.getByText('The tour waits for you')).toBeVisible();

  await fromMenu(page, 'Guided tour');
  await card(page, 'Belief').getByRole('button', { name: 'Back' }).click();
  await expect(card(page, 'Vision')).toBeVisible();
  await page.getByRole('button', { name: 'Skip tour' }).click();
  await fromMenu(page, 'Restart the tour');
  await expect(card(page, 'Start with the foundation')).toBeVisible();
});

test('the home leads into it, and what it points at can be used @desktop', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework`, FOUNDER);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(card(page, 'Vision')).toBeVisible();
  await page.getByRole('navigation', { name: 'Foundation modules' }).getByRole('link', { name: /Vision/ }).click();
  await expect(card(page, 'Vision')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Timeline', exact: true }).click({ timeout: 1_000 })).rejects.toThrow(
    /intercepts pointer events/,
  );
});
