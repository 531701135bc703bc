import { randomUUID } from 'node:crypto';
import { partnerToken } from '../../server/partner-site.mjs';
import { expect, test } from '../fixture';
import { openSite } from '../partner-of';

test('a panel on a partner’s page tells the server of its error under the id that the person is shown', async (
  { page, product, guard },
) => {
  guard.allow(/404|Failed to load resource|integrity/);
  const { site, credentials } = await openSite(product);
  const token = partnerToken(credentials, { id: randomUUID(), name: 'Paula Preis' });
  site.elements = `<heartwood-messaging partner="${credentials.partner}" token="${token}"></heartwood-messaging>`;
  await page.route(/\/remotes\/messaging\//, (route) => route.fulfill({ status: 404, body: '' }));
  const answered = page.waitForResponse((response) => response.url() === `${product.url}/api/v1/reports`);
  await page.goto(site.origin);
  const panel = page.locator('heartwood-messaging iframe').contentFrame();
  const shown = panel.getByText(/Error id/);
  await expect(shown).toBeVisible();
  const answer = await answered;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toMatchObject({
    reports: [{ id: (await shown.innerText()).match(/Error id ([a-z0-9]{8})/)?.[1], remote: 'messaging', stage: 'manifest' }],
  });
  await site.stop();
});
