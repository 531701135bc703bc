import { randomUUID } from 'node:crypto';
import { ApiClient } from '../server/api-client.mjs';
import { PartnerSite, partnerToken } from '../server/partner-site.mjs';
import { expect, test } from './fixture';

const CREATE = `mutation ($companyId: ID!, $id: ID!, $origins: [String!]!) {
  createPartner(companyId: $companyId, id: $id, name: "Erdmann & Töchter", origins: $origins) { partner { id keyId } signingKey }
}`;

test('a panel on a partner’s page tells the server of its error under the id that the person is shown', async ({ page, product, guard }) => {
  guard.allow(/404|Failed to load resource|integrity/);
  const founder = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
  const site = await PartnerSite.start(product.url);
  const { createPartner: made } = await founder.graphql<{ createPartner: { partner: { id: string; keyId: string }; signingKey: string } }>(CREATE, { companyId: await founder.companyId(), id: randomUUID(), origins: [site.origin] });
  const token = partnerToken({ partner: made.partner.id, keyId: made.partner.keyId, signingKey: made.signingKey }, { id: randomUUID(), name: 'Paula Preis' });
  site.elements = `<heartwood-messaging partner="${made.partner.id}" token="${token}"></heartwood-messaging>`;
  await page.route(/\/remotes\/messaging\//, (route) => route.fulfill({ status: 404, body: '' }));
  const answered = page.waitForResponse((response) => response.url() === `${product.url}/api/v1/reports`);
  await page.goto(site.origin);
  const panel = page.locator('heartwood-messaging iframe').contentFrame();
  const shown = panel.getByText(/Error id/);
  await expect(shown).toBeVisible();
  const answer = await answered;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toMatchObject({ reports: [{ id: (await shown.innerText()).match(/Error id ([a-z0-9]{8})/)?.[1], remote: 'messaging', stage: 'manifest' }] });
  await site.stop();
});
