import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../../tools/src/root.mjs';
import { expect, signIn, test } from '../fixture';
import { liveVersion, publishCopy } from '../releases';

const home = '/app/growth-framework';

test('without the remote’s files the shell goes on and says what is missing; Retry brings it back @desktop', async (
  { page, ownProduct, guard },
) => {
  const folder = join(ownProduct.remotesDir, 'growth');
  renameSync(folder, `${folder}-away`);
  guard.allow(/^console: (?:Failed to (?:load resource: .* 404|find a valid digest) .*|Fetch API cannot load \S*)\/remotes\/growth\//);

  // A browser that was never here: one that was may still hold the files, which never change.
  await signIn(page, ownProduct.url, 'founder@loopcrate.example');
  const fallback = page.getByRole('alert').filter({ hasText: 'is not available right now' });
  await expect(fallback).toContainText('Its files could not be found.');
  await expect(fallback).toContainText('Error id');
  await page.goto(`${ownProduct.url}/app/team`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(ownProduct.url + home);
  await expect(fallback).toBeVisible();

  renameSync(`${folder}-away`, folder);
  await fallback.getByRole('button', { name: 'Retry' }).click();
  await expect(fallback).toBeHidden();
  await expect(plan(page)).toBeVisible();
});

test('a version published while the shell runs is there at the next load, and one command goes back @desktop', async (
  { page, ownProduct, guard },
) => {
  const first = liveVersion(ownProduct, 'growth');
  const second = `${first}.next`;
  await signIn(page, ownProduct.url, 'founder@loopcrate.example');
  await expect.poll(() => loadedVersions(page)).toEqual([first]);

  await publishCopy(ownProduct, 'growth', first, second);
  await page.goto(ownProduct.url + home);
  await expect.poll(() => loadedVersions(page)).toEqual([second]);
  await expect(plan(page)).toBeVisible();

  const said = execFileSync('npm', ['run', '--silent', 'remote', '--', 'rollback', 'growth'], {
    cwd: root, env: { ...process.env, ...ownProduct.env }, encoding: 'utf8',
  });
  expect(said).toContain(`growth went back from ${second} to ${first}.`);
  await page.goto(ownProduct.url + home);
  await expect.poll(() => loadedVersions(page)).toEqual([first]);

  // A start publishes what is new, and a version that was rolled back is not.
  await publishCopy(ownProduct, 'growth', first, second);
  execFileSync('npm', ['run', '--silent', 'remote', '--', 'rollback', 'growth', '--to', first], {
    cwd: root, env: { ...process.env, ...ownProduct.env },
  });
  guard.allow(/WebSocket connection|ERR_CONNECTION_(REFUSED|RESET)/);
  await ownProduct.stop();
  await ownProduct.start();
  expect(liveVersion(ownProduct, 'growth')).toBe(first);
});

test('a preview is there for who opens its link, in that tab, until it is ended @desktop', async ({ page, ownProduct }) => {
  const first = liveVersion(ownProduct, 'growth');
  const key = await publishCopy(ownProduct, 'growth', first, `${first}.branch`, { isPreview: true });
  await signIn(page, ownProduct.url, 'founder@loopcrate.example');
  await expect.poll(() => loadedVersions(page)).toEqual([first]);

  await page.goto(`${ownProduct.url}${home}?preview=${key}`);
  await expect.poll(() => loadedVersions(page)).toEqual([`${first}.branch`]);
  await expect(plan(page)).toBeVisible();
  // Further pages of the tab have it too; another tab has not.
  await page.goto(ownProduct.url + home);
  const badge = page.getByRole('status').filter({ hasText: `Preview: growth ${first}.branch` });
  await expect(badge).toBeVisible();
  await expect.poll(() => loadedVersions(page)).toContain(`${first}.branch`);
  const other = await page.context().newPage();
  await other.goto(ownProduct.url + home);
  await expect(plan(other)).toBeVisible();
  expect(await loadedVersions(other)).toEqual([first]);
  await other.close();

  await page.goto(`${ownProduct.url}/status`);
  await expect(page.getByText('timeline@heartwood.example')).toBeVisible();
  await page.locator('[data-versions="growth"] summary').click();
  await expect(page.locator('[data-versions="growth"] li').filter({ hasText: '.branch' })).toContainText('preview');
  await badge.getByRole('button', { name: 'End' }).click();
  await expect(badge).toBeHidden();
  await page.goto(ownProduct.url + home);
  await expect.poll(() => loadedVersions(page)).toEqual([first]);
});

/** What the growth home begins with. */
function plan(page: Page): Locator {
  return page.getByRole('region', { name: 'Company level' });
}

/** Versions of the growth remote whose files the page fetched. */
function loadedVersions(page: Page): Promise<string[]> {
  return page.evaluate(() => (
    [...new Set(performance.getEntriesByType('resource').flatMap(({ name }) => /\/remotes\/growth\/([^/]+)\//.exec(name)?.[1] ?? []))]
  ));
}
