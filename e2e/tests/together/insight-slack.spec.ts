import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessibleInBothThemes, openAs, test as base } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';

interface LocalSlack { origin: string; texts: string[] }

/** A Slack that takes everything, and says what it was told. */
const test = base.extend<{ slack: LocalSlack }>({
  slack: async ({}, use) => {
    const texts: string[] = [];
    const http: Server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => { body += chunk.toString('utf8'); });
      request.on('end', () => {
        texts.push((JSON.parse(body) as { text: string }).text);
        response.writeHead(200).end('ok');
      });
    });
    await new Promise<void>((resolve) => { http.listen(0, '127.0.0.1', resolve); });
    await use({ origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, texts });
    http.closeAllConnections();
    await new Promise((resolve) => { http.close(resolve); });
  },
  productEnv: async ({ slack }, use) => { await use({ LOCAL_SLACK: slack.origin }); },
});

test('the founder reads who looks at the company, and lets Slack hear of a module that is done', async (
  { page, newPerson, ownProduct, slack },
) => {
  const { url } = ownProduct;
  await openAs(page, `${url}/app/insight`, FOUNDER);
  await expect(page.getByRole('heading', { level: 1, name: /^Visits/ })).toBeVisible();
  // What the page has for the top bar leaves room for everything else in it.
  await expect(page.getByRole('button', { name: /Amara Okafor/ }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('term').filter({ hasText: 'Modules done' }).locator('..')).toContainText('17 of 28');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Profile visits by week as a table' }).click();
  await expect(page.getByRole('region', { name: 'Profile visits by week' }).getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('term').filter({ hasText: 'Share views' })).toBeVisible();
  await page.getByRole('radio', { name: '4 weeks' }).click();
  await expect(page).toHaveURL(/\?weeks=4$/);
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Profile visits by day' })).toBeVisible();

  await page.goto(`${url}/app/slack`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slack is not connected' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const address = page.getByLabel(/Webhook address/);
  await address.fill('http://169.254.169.254/services/T000AAAA/B000BBBB/secret');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('This is no webhook of Slack')).toBeVisible();
  await address.fill(`${slack.origin}/services/T000AAAA/B000BBBB/secretsecretsecret`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slack hears about 4 things' })).toBeVisible();
  expect(slack.texts).toEqual(['Loopcrate is connected. Amara Okafor chose what is sent here.']);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: /The week in one message/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Test message' }).click();
  await expect.poll(() => slack.texts).toContain('A test message. What Loopcrate tells Slack arrives here.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Slack hears about 5 things' })).toBeVisible();

  const member = await newPerson();
  await openAs(member, `${url}/app/slack`, 'viewer@loopcrate.example');
  await expect(member.getByRole('heading', { level: 1, name: 'Slack is for the owner and admins' })).toBeVisible();
  await member.goto(`${url}/app/insight`);
  await expect(member.getByRole('heading', { level: 1, name: 'Insight is for the owner and admins' })).toBeVisible();

  await page.goto(`${url}/app/growth-framework/foundation?module=culture`);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect.poll(() => slack.texts.at(-1), { timeout: 60_000 }).toMatch(
    /^Culture is done\. Loopcrate is Very Robust, 18 of 28\. Amara Okafor marked it\./,
  );

  await page.goto(`${url}/app/slack`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slack is not connected' })).toBeVisible();
});
