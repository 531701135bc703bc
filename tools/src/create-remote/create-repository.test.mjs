import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLent } from '../../webpack/read-lent.mjs';
import { root } from '../root.mjs';
import { createRepository } from './create-repository.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-create-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path) => readFileSync(join(folder, path), 'utf8');

it('writes a whole repository in the name that is given, and no word of the example’s', async () => {
  mkdirSync(join(folder, '.git'));
  const paths = await createRepository('wind-map', folder);
  expect(paths).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'package.json', 'dev/sample-shell.ts', 'src/app/wind-map-page.tsx']));
  expect(paths.filter((path) => /harbour/i.test(path + read(path)))).toEqual([]);
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'wind-map', scripts: { dev: expect.stringContaining('heartwood-remote dev') } });
  expect(read('src/remote.manifest.ts')).toContain("pages: [{ path: '/app/wind-map', title: 'Wind map' }]");
  expect(read('src/remote.tsx')).toContain('page: WindMapPage');
});

it('asks for the very versions that the shell lends, so that it brings none of its own', async () => {
  await createRepository('wind-map', folder);
  const { dependencies } = JSON.parse(read('package.json'));
  const { versions } = readLent();
  const shared = Object.keys(dependencies).filter((name) => name in versions);
  expect(shared.length).toBeGreaterThan(5);
  expect(Object.fromEntries(shared.map((name) => [name, dependencies[name]]))).toEqual(
    Object.fromEntries(shared.map((name) => [name, versions[name]])),
  );
});

it('writes nothing where something lies, and says what', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  await expect(createRepository('wind-map', folder)).rejects.toThrow('is not empty: notes.txt');
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

it.each([
  ['', 'there is none'], ['Wind', 'small letters'], ['../x', 'small letters'], ['settings', '/app/settings is the shell’s'],
])('refuses the name %j', async (name, words) => {
  await expect(createRepository(name, folder)).rejects.toThrow(words);
  expect(readdirSync(folder)).toEqual([]);
});

it('makes no repository within the product’s', async () => {
  await expect(createRepository('wind-map', join(root, 'docs'))).rejects.toThrow('create-remote.mjs');
});
