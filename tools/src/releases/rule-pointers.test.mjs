import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFreeze } from './freeze.mjs';
import { listReleases } from './list-releases.mjs';
import { readPointers } from './pointer-file.mjs';
import { releaseVersion } from './release-version.mjs';
import { followBranch } from './rule-pointers.mjs';

let remotesDir;
beforeEach(() => { remotesDir = mkdtempSync(join(tmpdir(), 'rules-')); });
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

const manifest = { name: 'garden', contract: '1.0', pages: [], slots: [], menu: [] };
const publish = (version, order = {}) => {
  mkdirSync(join(remotesDir, 'garden', version), { recursive: true });
  return releaseVersion({ remotesDir, manifest, version, integrity: 'sha384-AAAA', ...order });
};
const live = () => readPointers(remotesDir).remotes[0]?.version;

it('the newest passing build of the branch is live by itself; others are previews', async () => {
  await publish('1');
  await followBranch('garden', { remotesDir, branch: 'main', by: { person: 'Ada' } });
  // The version is still whose it was.
  expect(listReleases(readPointers(remotesDir)).remotes[0]?.versions[0]).not.toHaveProperty('by');
  expect(await publish('2', { branch: 'main' })).toEqual({ preview: null });
  expect(live()).toBe('2');
  expect(await publish('3', { branch: 'fix/roses' })).toEqual({ preview: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(await publish('4', { branch: 'main', untested: 'In a hurry' })).toEqual({ preview: expect.any(String) });
  expect(live()).toBe('2');
  expect(listReleases(readPointers(remotesDir)).remotes[0]).toMatchObject({ follows: 'main', live: '2' });
  expect(readPointers(remotesDir).history.map(({ action }) => action)).toEqual(['publish', 'follow', 'publish', 'preview', 'preview']);
});

it('a branch that nobody follows moves nothing, and neither does a freeze', async () => {
  await publish('1');
  await expect(publish('2', { branch: 'main' })).rejects.toThrow('garden follows no branch yet, so none has an environment. First: follow --branch main');
  await followBranch('garden', { remotesDir, branch: 'main' });
  await setFreeze(remotesDir, { reason: 'The fair' });
  await expect(publish('2', { branch: 'main' })).rejects.toThrow('Publishing is frozen');
  await setFreeze(remotesDir, null);
  await followBranch('garden', { remotesDir, branch: '' });
  await expect(publish('2', { branch: 'main' })).rejects.toThrow('follows no branch');
  expect(live()).toBe('1');
});
