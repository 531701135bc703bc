import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { canaryBucketOf, canaryNumberOf } from '@heartwood/contract';
import { root } from '../../../tools/src/root.mjs';
import { expect, openAs, test } from '../fixture';
import { liveVersion, publishCopy } from '../releases';

const vision = '/app/growth-framework/foundation?module=vision';

/** As when somebody comes back to a tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const standing = (page: Page) => page.locator('main [data-remote="growth"]').getAttribute('data-version');

test('an open tab is told of a release and of the way back, and what is half typed stays', async ({ page, ownProduct }) => {
  const first = liveVersion(ownProduct, 'growth');
  const second = `${first}.told`;
  await openAs(page, ownProduct.url + vision, 'founder@loopcrate.example');
  const text = page.getByRole('textbox', { name: 'Vision', exact: true });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Half a sentence');
  expect(await standing(page)).toBe(first);

  await publishCopy(ownProduct, 'growth', first, second);
  // Whoever opens a page now has it.
  const began = Date.now();
  const { remotes } = await (await page.request.get(`${ownProduct.url}/registry.json`)).json() as { remotes: { name: string; version: string }[] };
  expect(remotes.find(({ name }) => name === 'growth')?.version).toBe(second);
  expect(Date.now() - began).toBeLessThan(5_000);

  const told = page.getByText('A newer version is ready');
  await expect(told).toBeHidden();
  await expect(async () => {
    await comeBack(page);
    await expect(told).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expect(text).toContainText('Half a sentence');
  expect(await standing(page)).toBe(first);
  await page.keyboard.type(' and more');
  await page.getByRole('button', { name: /Reload/ }).click();
  await expect.poll(() => standing(page).catch(() => null)).toBe(second);
  await expect(text).toContainText('Half a sentence and more');
  await expect(told).toBeHidden();

  execFileSync('npm', ['run', '--silent', 'remote', '--', 'rollback', 'growth'], { cwd: root, env: { ...process.env, ...ownProduct.env } });
  await expect(async () => {
    await comeBack(page);
    await expect(told).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await page.getByRole('button', { name: /Reload/ }).click();
  await expect.poll(() => standing(page).catch(() => null)).toBe(first);
  await expect(text).toContainText('Half a sentence and more');
});

test('a canary is a person’s: its page stands in their menu and in nobody else’s, and /status says how it does', async (
  { page, newPerson, ownProduct },
) => {
  const first = liveVersion(ownProduct, 'growth');
  const second = `${first}.canary`;
  const people = ['founder@loopcrate.example', 'viewer@loopcrate.example'];
  await openAs(page, `${ownProduct.url}/app/growth-framework`, people[0] ?? '');
  const other = await newPerson();
  await openAs(other, `${ownProduct.url}/app/growth-framework`, people[1] ?? '');
  const bucketOf = async (who: Page) => canaryBucketOf('growth', canaryNumberOf(
    await who.evaluate(() => (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { userId: string }).userId),
  ));
  const both = [{ who: page, bucket: await bucketOf(page) }, { who: other, bucket: await bucketOf(other) }];
  const [inside, outside] = both.toSorted((a, b) => a.bucket - b.bucket);
  if (!inside || !outside || inside.bucket === outside.bucket) throw new Error('The two people are in one bucket.');

  await publishCopy(ownProduct, 'growth', first, second, {
    canary: inside.bucket + 1,
    more: {
      pages: [{ path: '/app/growth-framework', title: 'Growth Framework' }, { path: '/app/orchard', title: 'Orchard' }],
      menu: [{ id: 'orchard', label: 'Orchard', icon: 'layers', path: '/app/orchard', area: 'business', order: 1 }],
    },
  });
  for (const { who } of both) await who.reload();
  await expect(inside.who.getByRole('link', { name: 'Orchard' })).toBeVisible();
  await expect(outside.who.locator('main [data-remote="growth"]')).toHaveAttribute('data-version', first);
  await expect(outside.who.getByRole('link', { name: 'Orchard' })).toHaveCount(0);
  await inside.who.goto(`${ownProduct.url}/app/growth-framework`);
  await expect(inside.who.locator('main [data-remote="growth"]')).toHaveAttribute('data-version', second);

  // The tab is left: what it knows of how the version does goes out.
  const answers: number[] = [];
  inside.who.on('response', (answer) => {
    if (answer.url().endsWith('/api/v1/pulses')) answers.push(answer.status());
  });
  // What tells comes late into a page: it is left until it does.
  await expect.poll(async () => {
    await inside.who.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return answers;
  }).toContain(204);
  await outside.who.goto(`${ownProduct.url}/status`);
  await outside.who.locator('[data-versions="growth"] summary').click();
  const row = outside.who.locator('[data-versions="growth"] li').filter({ hasText: second });
  await expect(row).toContainText('canary');
  await expect(row).toContainText(/1 person, 0 with errors, stands after \d+ ms/);
});
