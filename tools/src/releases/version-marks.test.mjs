import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractRules } from '../publish/contract-rules.mjs';
import { listLines } from '../publish/list-lines.mjs';
import { endCanary, withdrawRemote } from './change-live.mjs';
import { setFreeze } from './freeze.mjs';
import { listReleases } from './list-releases.mjs';
import { changePointers, readPointers } from './pointer-file.mjs';
import { previewOf } from './previews.mjs';
import { pruneRemote } from './prune.mjs';
import { releaseVersion } from './release-version.mjs';
import { rollbackRemote } from './rollback-remote.mjs';
import { deprecateVersion, withdrawVersion } from './version-marks.mjs';

const manifest = { name: 'growth', contract: '1.0', pages: [], slots: [], menu: [], owner: { squad: 'Growth', contact: '#growth' } };
let remotesDir;
let rules;

beforeAll(async () => {
  rules = await contractRules();
});
beforeEach(() => {
  remotesDir = mkdtempSync(join(tmpdir(), 'heartwood-marks-'));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

async function release(version, options = {}) {
  mkdirSync(join(remotesDir, 'growth', version), { recursive: true });
  return releaseVersion({ remotesDir, manifest, version, integrity: `sha384-${'A'.repeat(64)}`, ...options });
}
const states = () => Object.fromEntries(
  (listReleases(readPointers(remotesDir)).remotes[0]?.versions ?? []).map(({ version, state, reason }) => [version, reason ? `${state}: ${reason}` : state]),
);
const live = () => readPointers(remotesDir).remotes[0]?.version;

it('a version that failed is said to have, and nobody goes back to it', async () => {
  for (const version of ['1', '2', '3']) await release(version);
  await rollbackRemote('growth', { remotesDir, rules, reason: 'A blank page' });
  await release('4', { canary: 5 });
  await endCanary('growth', { remotesDir, reason: 'Twice the errors' });
  expect(states()).toEqual({ 4: 'failed: Twice the errors', 3: 'failed: A blank page', 2: 'live', 1: 'available' });
  await release('5');
  await expect(rollbackRemote('growth', { remotesDir, rules, to: '3' })).rejects.toThrow('growth 3 has failed: A blank page');
  await release('3');
  expect(states()[3]).toBe('live');
});

it('a rollback goes past what was withdrawn or has had its day', async () => {
  for (const version of ['1', '2', '3', '4']) await release(version);
  await withdrawVersion('growth', { remotesDir, version: '3', reason: 'It told too much' });
  await deprecateVersion('growth', { remotesDir, version: '2', reason: 'It asks what goes', until: '2020-01-01' });
  await expect(withdrawVersion('growth', { remotesDir, version: '4', reason: 'x' })).rejects.toThrow('growth 4 is live');
  await expect(withdrawVersion('growth', { remotesDir, version: '9', reason: 'x' })).rejects.toThrow('growth has no release 9.');
  await expect(release('3')).rejects.toThrow('version 3 was withdrawn: It told too much');
  await rollbackRemote('growth', { remotesDir, rules });
  expect(live()).toBe('1');
  await deprecateVersion('growth', { remotesDir, version: '4', reason: 'Soon', until: '2999-12-31' });
  await rollbackRemote('growth', { remotesDir, rules, to: '4' });
  expect(live()).toBe('4');
});

it('nothing new is live while publishing is frozen', async () => {
  await release('1');
  await release('2');
  await setFreeze(remotesDir, { reason: 'The fair', by: 'Olga' });
  await expect(release('3')).rejects.toThrow(/^Publishing is frozen since .* UTC: The fair$/);
  await rollbackRemote('growth', { remotesDir, rules });
  expect(live()).toBe('1');
  expect(listLines(listReleases(readPointers(remotesDir)))[0]).toMatch(/^Publishing is frozen since .* by Olga: The fair$/);
  expect(await setFreeze(remotesDir, null)).toMatchObject({ reason: 'The fair' });
  await release('3');
  expect(live()).toBe('3');
});

it('a preview is for who has its key, until the version is live or withdrawn', async () => {
  await release('1');
  const { preview } = await release('2', { isPreview: true });
  expect(preview).toMatch(/^[0-9a-f]{32}$/);
  expect(await release('2', { isPreview: true })).toEqual({ preview });
  expect(live()).toBe('1');
  expect(previewOf(readPointers(remotesDir), preview)).toMatchObject({ name: 'growth', version: '2', remotes: [{ version: '2' }] });
  expect(previewOf(readPointers(remotesDir), 'constructor')).toBeNull();
  await release('2');
  expect(previewOf(readPointers(remotesDir), preview)).toBeNull();
  const next = await release('3', { isPreview: true });
  await withdrawVersion('growth', { remotesDir, version: '3', reason: 'Thought better of it' });
  expect(previewOf(readPointers(remotesDir), next.preview)).toBeNull();
});

it('old versions are taken away with their files, and never what is used', async () => {
  const versions = Array.from({ length: 26 }, (_, at) => `v${at}`);
  for (const version of versions) await release(version);
  await release('v0', { canary: 5 });
  // Published again, so it is the youngest: the oldest is v1.
  expect(await pruneRemote('growth', { remotesDir })).toEqual({ pruned: [], kept: 26 });
  await changePointers(remotesDir, (pointers) => {
    for (const step of pointers.history) step.at = '2020-01-01T00:00:00.000Z';
  });
  const orphan = join(remotesDir, 'growth', 'never-pointed-to');
  mkdirSync(orphan);
  utimesSync(orphan, 0, 0);
  expect(await pruneRemote('growth', { remotesDir })).toEqual({
    pruned: ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'never-pointed-to'], kept: 20,
  });
  expect(['v1', 'v6', 'v7', 'v0', 'v25', 'never-pointed-to'].map((version) => existsSync(join(remotesDir, 'growth', version)))).toEqual([
    false, false, true, true, true, false,
  ]);
  await expect(rollbackRemote('growth', { remotesDir, rules, to: 'v1' })).rejects.toThrow('growth has no release v1');
});

it('the list says whose a remote is, what became of its versions, why, and by whom', async () => {
  await release('1', { by: { squad: 'Growth', person: 'Ada', commit: '0123456789abcdef' } });
  await release('2', { canary: 10 });
  await deprecateVersion('growth', { remotesDir, version: '2', reason: 'Old', until: '2999-12-31' });
  const at = '0000-00-00 00:00:00';
  const lines = () => listLines(listReleases(readPointers(remotesDir))).map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, at));
  expect(lines()).toEqual([
    'growth  contract 1.0  Growth, #growth',
    `  2                        ${at}  canary 10 % until 2999-12-31: Old`,
    `  1                        ${at}  live  (Growth, Ada, 0123456789ab)`,
  ]);
  await withdrawRemote('growth', { remotesDir });
  expect(lines()[0]).toBe('growth  contract 1.0  Growth, #growth  (withdrawn)');
});
