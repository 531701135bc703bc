import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Product } from '../../server/product.mjs';
import { expect, signIn, test } from '../fixture';

/** What a CDN is to a page: another origin, which has the files of the product that it copies from. */
class Copies {
  product: Product | null = null;
  asked: string[] = [];
  /** `away`: it answers nobody as it should; `evil`: it has changed what it hands out. */
  state: 'well' | 'away' | 'evil' = 'well';
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    this.asked.push(path);
    if (this.state === 'away' || !this.product) return void response.writeHead(502).end();
    fetch(this.product.url + path, { headers: { 'accept-encoding': 'identity' } }).then(async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isEvil = this.state === 'evil' && path.includes('remoteEntry.js');
      const handedOn = ['content-type', 'cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy'];
      response.writeHead(answer.status, Object.fromEntries(handedOn.map((name) => [name, answer.headers.get(name) ?? ''])));
      response.end(isEvil ? Buffer.concat([bytes, Buffer.from('\nwindow.stolen = true;')]) : bytes);
    }, () => response.writeHead(502).end());
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => { this.server.listen(0, '127.0.0.1', resolve); });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const copies = new Copies();
let product: Product;
let origin = '';

test.beforeAll(async () => {
  origin = await copies.listen();
  product = await Product.start({ env: { REMOTES_ORIGIN: origin } });
  copies.product = product;
});
test.afterAll(async () => {
  await product?.remove();
  copies.close();
});

const plan = (page: Page) => page.getByRole('heading', { level: 1 });

test('pages take the remotes’ files from the other origin, with their digests @desktop', async ({ page }) => {
  copies.state = 'well';
  const here: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${product.url}/remotes/`)) here.push(request.url());
  });
  await signIn(page, product.url, 'founder@loopcrate.example');
  await page.goto(`${product.url}/app/growth-framework`);
  await expect(plan(page)).toBeVisible();
  await page.goto(`${product.url}/app/feed`);
  await expect(plan(page)).toBeVisible();
  expect(copies.asked.filter((path) => path.includes('remoteEntry.js')).length).toBeGreaterThan(0);
  expect(here).toEqual([]);
});

for (const state of ['away', 'evil'] as const) {
  test(`where the other origin is ${state}, pages take the files from here, and run nothing else @desktop`, async ({ page, guard }) => {
    Object.assign(copies, { state, asked: [] });
    guard.allow(/^console: .*(?:\/remotes\/|Failed to load resource|integrity|CORS|blocked)/);
    guard.allow(/\/remotes\//);
    await signIn(page, product.url, 'founder@loopcrate.example');
    await page.goto(`${product.url}/app/growth-framework`);
    await expect(plan(page)).toBeVisible();
    await expect(page.getByText('is not available right now')).toHaveCount(0);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(copies.asked.length).toBeGreaterThan(0);
  });
}
