import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixture';

test('a page whose program is gone says so in words, and loads again', { tag: '@desktop' }, async ({ page, product, guard }) => {
  guard.allow(/404|Failed to load resource/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\/assets\/main\.[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${product.url}/auth/login`);
  await expect(page.getByRole('alert').getByRole('heading', { level: 1, name: 'Heartwood was just updated' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('was just updated')).toHaveCount(0);
});

test('a page finds its files though the process it asks has another build', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await page.goto(`${ownProduct.url}/auth/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  const kept = join(ownProduct.remotesDir, '.shell', 'assets');
  const main = readdirSync(kept).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  // What another process of this product, with an older build, put there.
  renameSync(join(kept, main), join(kept, 'main.00000000.js'));
  const answer = await page.request.get(`${ownProduct.url}/assets/main.00000000.js`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('immutable');
});
