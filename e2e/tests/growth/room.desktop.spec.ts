import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../fixture';

const founder = 'founder@loopcrate.example';
/** What a person who writes has at least, wherever the product is as wide as a desk. */
const WRITING = 520;
const DESKS = [1024, 1100, 1200, 1280, 1366, 1440];
const HANDS = [320, 390, 820];

async function expectNothingSideways(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth), `sideways at ${where}`)
    .toBeLessThanOrEqual(0);
}

test('a module keeps room to write at every width, and its facts a way in', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/growth-framework/foundation?module=culture`, founder);
  const text = page.getByRole('textbox', { name: 'Culture' });
  await expect(text).toBeVisible();
  for (const width of DESKS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await text.boundingBox())?.width ?? 0, { message: `the writing column at ${width}` })
      .toBeGreaterThanOrEqual(WRITING);
    await expectNothingSideways(page, String(width));
  }
  for (const width of HANDS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page, String(width));
  }

  await page.setViewportSize({ width: 1100, height: 900 });
  const door = page.getByRole('button', { name: /^Facts and comments/ });
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect(facts).toBeHidden();
  await door.click();
  await expect(facts.getByText('Visibility')).toBeVisible();
  await expect(facts).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(facts).toBeHidden();
  await expect(door).toBeFocused();
  // The rail says its names to whoever comes near.
  await page.getByRole('link', { name: /Belief/ }).hover();
  await expect.poll(async () => (await page.getByRole('navigation', { name: 'Foundation modules' }).boundingBox())?.width).toBe(264);
});

test('on the home no name of a level or of an area is cut or broken at any width', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/growth-framework`, founder);
  const names = page.getByRole('list', { name: 'Levels' }).getByRole('listitem').filter({ visible: true });
  await expect(names).toHaveCount(5);
  for (const width of DESKS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(names.filter({ hasText: 'Very Robust' }), `the level at ${width}`).toBeInViewport();
    await expect.poll(() => (
      names.evaluateAll((items) => items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent))
    ), { message: `levels at ${width}` }).toEqual([]);
    await expect.poll(async () => (await page.getByRole('heading', { name: 'Business model', exact: true }).boundingBox())?.height, {
      message: `the area's name at ${width}`,
    }).toBeLessThan(30);
    await expectNothingSideways(page, String(width));
  }
});

test('the 17 goals are whole on the smallest phone and named as they are read', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openAs(page, `${product.url}/app/growth-framework/foundation?module=sdgs`, founder);
  await expect(page.getByRole('button', { name: '9 Industry, Innovation and Infrastructure', exact: true })).toBeVisible();
  await expectNothingSideways(page, '320');
  await expectAccessible(page);
});

test('a chat keeps room to write between the lists and the details', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/messaging`, founder);
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('button', { name: /participants/ }).first().click();
  const chat = page.getByRole('region', { name: /^Chat with / });
  await page.getByRole('button', { name: /details/i }).first().click();
  await expect(page.getByRole('complementary', { name: 'Channel details' })).toBeVisible();
  for (const width of DESKS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await chat.boundingBox())?.width ?? 0, { message: `the chat at ${width}` })
      .toBeGreaterThanOrEqual(WRITING);
    await expectNothingSideways(page, String(width));
  }
});

test('on paper there is the plan alone, in light', async ({ page, product }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openAs(page, `${product.url}/app/growth-framework/foundation?module=culture`, founder);
  await expect(page.getByRole('heading', { name: 'Culture', level: 1 })).toBeVisible();
  await expect(page.getByText('Everybody at Loopcrate spends')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Assumption' })).toBeVisible();
  for (const hidden of [
    page.getByRole('complementary', { name: 'Main' }), page.getByRole('banner'), page.getByRole('toolbar'), page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Add habit' }),
  ]) await expect(hidden).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.goto(`${product.url}/app/growth-framework`);
  await expect(page.getByRole('heading', { name: /28 modules/ })).toBeVisible();
  await expect(page.getByText('Next best step')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
});
