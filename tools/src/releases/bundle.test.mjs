import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distantSteps } from '../publish/distant-steps.mjs';
import { readBundle, writeBundle } from './bundle.mjs';
import { arrivingFolder, sweepArrivals } from './store-version.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const said = { name: 'growth', version: '1', manifest: {}, module: { contract: '1.0', hasPage: true, slots: [] }, order: {} };

it('has every byte of a folder, and gives it back', () => {
  mkdirSync(join(folder, 'from', 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'from', 'remoteEntry.js'), 'entry');
  writeFileSync(join(folder, 'from', 'fonts', 'a.woff2'), Buffer.from([0, 10, 255, 0]));
  const bytes = writeBundle(join(folder, 'from'), said);
  const { head } = readBundle(bytes, { name: 'growth', folder: () => join(folder, 'to') });
  expect(head.files.map(({ path }) => path)).toEqual(['fonts/a.woff2', 'remoteEntry.js']);
  expect(readFileSync(join(folder, 'to', 'fonts', 'a.woff2'))).toEqual(Buffer.from([0, 10, 255, 0]));
});

it('sends nothing that a link leads to', () => {
  writeFileSync(join(folder, 'secret.js'), 'mine');
  mkdirSync(join(folder, 'from'));
  symlinkSync(join(folder, 'secret.js'), join(folder, 'from', 'remoteEntry.js'));
  expect(() => writeBundle(join(folder, 'from'), said)).toThrow('remoteEntry.js is no plain file');
});

it('what a killed process left on the way is taken away, and nothing of one that lives', () => {
  const mine = arrivingFolder(folder);
  const [host, , began] = mine.split('/').at(-1).split(':');
  const dead = join(folder, '.arriving', `${host}:999999999:${began}:ab`);
  mkdirSync(dead);
  sweepArrivals(folder);
  expect([existsSync(mine), existsSync(dead)]).toEqual([true, false]);
});

it('a token goes to no other machine in the clear', () => {
  expect(() => distantSteps('http://heartwood.example', 'hwr_x')).toThrow('A token goes to no other machine in the clear');
  expect(() => distantSteps('http://127.0.0.1.evil.example', 'hwr_x')).toThrow('in the clear');
  expect(() => distantSteps('http://localhost:4000', 'hwr_x')).not.toThrow();
});
