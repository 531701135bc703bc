import { expect, signIn, test } from '../fixture';

/** What the browser asked the API for, by operation, and when. */
function askedOf(operation: string, asked: readonly { operation: string; at: number }[]): number[] {
  return asked.filter((one) => one.operation === operation).map(({ at }) => at);
}

test('who is here is asked once, by the page itself, before its program has run', async ({ page, product }) => {
  await signIn(page, product.url, 'founder@loopcrate.example');
  await page.waitForURL(/\/app\//);
  await page.addInitScript(() => {
    const asked: { operation: string; at: number }[] = [];
    Reflect.set(window, 'asked', asked);
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (typeof init?.body === 'string' && String(input).endsWith('/graphql')) {
        const { operationName } = JSON.parse(init.body) as { operationName: string };
        asked.push({ operation: operationName, at: performance.now() });
      }
      return send(input, init);
    };
  });
  await page.goto(`${product.url}/app/growth-framework`);
  await expect(page.locator('[data-remote="growth"]').getByRole('heading', { level: 1 })).toBeVisible();
  const asked = await page.evaluate(() => Reflect.get(window, 'asked') as { operation: string; at: number }[]);
  const read = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive);
  expect(askedOf('GrowthHome', asked)).toHaveLength(1);
  const [first, ...again] = askedOf('Me', asked);
  expect(again).toEqual([]);
  expect(first).toBeLessThan(read);
});
