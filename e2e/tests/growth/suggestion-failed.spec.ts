import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, openAs, test as base } from '../fixture';

/** An endpoint that begins to write and hangs up. */
const test = base.extend({
  productEnv: async ({}, use) => {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const chunk = { id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content: 'We wash ' }, finish_reason: null }] };
        response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => { response.destroy(); });
      });
    });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    await use({ SUGGESTIONS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, SUGGESTIONS_MODEL: 'm' });
    server.closeAllConnections();
    await new Promise((resolve) => { server.close(resolve); });
  },
});

test('a suggestion that fails costs nothing: its credit comes back, and the ledger says so', async ({ page, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=culture`, 'founder@loopcrate.example');
  await expect(page.getByText('86 credits', { exact: true })).toBeVisible();
  const before = await page.getByRole('textbox', { name: 'Culture', exact: true }).innerText();
  await page.getByRole('button', { name: 'AI suggestion, 1 credit' }).click();
  await expect(page.getByText('No suggestion this time. Your credit is back.')).toBeVisible();
  await expect(page.getByText('86 credits', { exact: true })).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Culture', exact: true }).innerText()).toBe(before);

  await page.goto(`${ownProduct.url}/app/growth-framework/subscription/credits`);
  await expect(page.getByRole('region', { name: 'Balance' }).locator('[data-balance]')).toHaveText('86');
  // Beside the one that failed in the demo's days.
  const rows = page.getByRole('row').filter({ hasText: 'Culture' });
  await expect(rows.filter({ hasText: '+1' })).toHaveCount(2);
  await expect(rows.filter({ hasText: '−1' })).toHaveCount(2);
});
