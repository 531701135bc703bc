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
