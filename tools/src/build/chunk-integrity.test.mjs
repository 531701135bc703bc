import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChunkIntegrityPlugin } from '../../webpack/chunk-integrity-plugin.mjs';
import { runWebpack } from '../../webpack/run-webpack.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced');

/** Two that ask for each other stand among them, and one that two ask for. */
const SOURCES = {
  'remote.js': "export const page = () => import('./page.js'); export const other = () => import('./other.js');",
  'page.js': "export const all = () => Promise.all([import('./left.js'), import('./right.js')]);",
  'other.js': "export const page = () => import('./page.js'); export const last = () => import('./last.js');",
  'left.js': "export const right = () => import('./right.js'); export const last = () => import('./last.js');",
  'right.js': "export const left = () => import('./left.js');",
  'last.js': "export const last = 'last';",
};

let folder;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'heartwood-chunks-')); });
afterEach(() => rmSync(folder, { recursive: true }));

it('whoever asks for a chunk knows its digest, and the entry does not know those of what is far away', async () => {
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
  const exposes = { './remote': { import: [join(folder, 'remote.js')], name: '__federation_expose_remote' } };
  await runWebpack({
    context: folder, mode: 'production', entry: {},
    output: { path: join(folder, 'dist'), publicPath: 'auto', filename: '[name].js', uniqueName: 'small', crossOriginLoading: 'anonymous' },
    plugins: [
      new ChunkIntegrityPlugin(),
      new ModuleFederationPlugin({ name: 'small', filename: 'remoteEntry.js', exposes, dts: false, manifest: false }),
    ],
  });
  const texts = new Map(readdirSync(join(folder, 'dist')).map((file) => [file, readFileSync(join(folder, 'dist', file), 'utf8')]));
  const digestOf = (file, algorithm) => `${algorithm}-${createHash(algorithm).update(texts.get(file)).digest('base64')}`;
  const known = new Map([...texts].map(([file, text]) => {
    const pairs = [...text.matchAll(/"([\w.-]+\.js)\\?":\\?"((sha256|sha384)-[^"\\]+)/g)];
    expect(pairs.map(([, name, digest]) => [name, digest])).toEqual(
      pairs.map(([, name, , algorithm]) => [name, digestOf(name, algorithm)]),
    );
    return [file, pairs.map(([, name]) => name)];
  }));
  const first = [...known.get('remoteEntry.js'), ...known.get('__federation_expose_remote.js')];
  const later = [...texts.keys()].filter((file) => file !== 'remoteEntry.js' && !first.includes(file));
  expect([first.length, later.length]).toEqual([4, 2]);
  for (const [file, text] of texts) {
    const asked = [...text.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => `${id}.js`).filter((name) => texts.has(name));
    for (const name of asked) expect([...first, ...known.get(file)]).toContain(name);
  }
});
