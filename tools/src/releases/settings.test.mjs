import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listReleases } from './list-releases.mjs';
import { readPointers } from './pointer-file.mjs';
import { releaseVersion } from './release-version.mjs';
import { setSetting, settingProblems, valuesOf, withValues } from './settings.mjs';

const declared = [
  { name: 'mapTiles', type: 'address', about: 'Where maps come from', required: true },
  { name: 'nearby', type: 'number', about: 'km', otherwise: 20 },
  { name: 'beta', type: 'boolean', about: 'What is not ready yet' },
];
const manifest = { name: 'growth', contract: '1.10', pages: [], slots: [], menu: [], settings: declared };
let remotesDir = '';

beforeEach(() => (remotesDir = mkdtempSync(join(tmpdir(), 'heartwood-settings-'))));
afterEach(() => rmSync(remotesDir, { recursive: true }));

const set = (name, value) => setSetting('growth', { remotesDir, name, value, by: { person: 'Ada' } });
const release = (version, more = {}) => releaseVersion({
  remotesDir, manifest, version, integrity: 'sha384-AAAA', check: (now) => {
    const [problem] = settingProblems(manifest, now);
    if (problem) throw new Error(problem);
  }, ...more,
});
const seen = () => withValues(readPointers(remotesDir))[0];

test('a version that wants what is not set is refused with words, and goes out once it is set', async () => {
  await expect(release('1')).rejects.toThrow('setting mapTiles: it is not set here. Its operators say npm run remote -- set growth mapTiles VALUE');
  expect(await set('mapTiles', 'https://tiles.example')).toEqual({ before: null, isDeclared: false });
  await release('1');
  expect(seen().values).toEqual({ mapTiles: 'https://tiles.example', nearby: 20 });
  expect(listReleases(readPointers(remotesDir)).remotes[0].settings).toEqual({ mapTiles: 'https://tiles.example' });
});

test('a value that changes is there without a build, for the canary by what it declares', async () => {
  await set('mapTiles', '/tiles');
  await release('1');
  await release('2', { canary: 10, manifest: { ...manifest, settings: [declared[0]] } });
  expect(await set('nearby', '5')).toEqual({ before: null, isDeclared: true });
  await set('beta', 'true');
  expect([seen().values, seen().canary.values]).toEqual([{ mapTiles: '/tiles', nearby: 5, beta: true }, { mapTiles: '/tiles' }]);
  const last = readPointers(remotesDir).history.at(-1);
  expect(last).toMatchObject({ action: 'set', remote: 'growth', version: '1', by: { person: 'Ada' }, reason: 'beta = true' });
});

test.each([
  ['nearby', 'far', 'a number is wanted'], ['beta', 'yes', 'true or false is wanted'], ['mapTiles', 'javascript:x', 'an https address or a path'],
  ['mapTiles', '//elsewhere.example', 'an https address or a path'], ['mapTiles', null, 'it is not set here'],
])('%s of a version that is out is never %s', async (name, value, words) => {
  await set('mapTiles', '/tiles');
  await release('1');
  await expect(set(name, value)).rejects.toThrow(words);
  expect(seen().values).toEqual({ mapTiles: '/tiles', nearby: 20 });
});

test.each([['two words', 'x', 'no name'], ['x', 'y'.repeat(501), 'at most 500'], ['x', 'a\nb', 'one line']])(
  'neither %s nor endless values', async (name, value, words) => {
    await expect((async () => set(name, value))()).rejects.toThrow(words);
  },
);

test('a remote has forty values at most, and one that is taken away makes room', async () => {
  for (let at = 0; at < 40; at += 1) await set(`value${at}`, 'x');
  await expect(set('more', 'x')).rejects.toThrow('has 40 values');
  expect(await set('value0', null)).toEqual({ before: 'x', isDeclared: false });
  await set('more', 'x');
});

test('what a version does not declare it does not get, and a list that is none takes nothing from others', () => {
  expect(valuesOf([declared[1]], { nearby: '7', secret: 'x' })).toEqual({ nearby: 7 });
  expect(valuesOf(undefined, { nearby: '7' })).toBeUndefined();
  expect(withValues({ remotes: [null, 'x', { name: 'y', settings: 'z' }] })).toEqual([null, 'x', { name: 'y', settings: 'z' }]);
});
