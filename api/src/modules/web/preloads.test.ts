import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryRemote } from '@heartwood/contract';
import { createPreloads } from './preloads';

const A = `sha384-${'A'.repeat(64)}`;
const B = `sha384-${'B'.repeat(64)}`;
const FOLDER = '/remotes/growth/1.0.0-aaaaaaaa/';
const growth: RegistryRemote = {
  name: 'growth', contract: '1.0', version: '1.0.0-aaaaaaaa', entry: `${FOLDER}mf-manifest.json`, integrity: A, slots: [], menu: [],
  pages: [{ path: '/app/growth-framework', title: 'Growth Framework' }],
};
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ assets: { js: { sync: ['82.922ee67e.js', '"><script>.js', 'unlisted.js'], async: ['late.js'] } } }],
  digests: { '82.922ee67e.js': B, 'late.js': B },
};

let remotesDir: string;
beforeEach(() => {
  remotesDir = mkdtempSync(join(tmpdir(), 'heartwood-preloads-'));
  mkdirSync(join(remotesDir, 'growth', '1.0.0-aaaaaaaa'), { recursive: true });
  writeFileSync(join(remotesDir, 'growth', '1.0.0-aaaaaaaa', 'mf-manifest.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

const linksAt = (path: string, remote: RegistryRemote = growth) => createPreloads(remotesDir)(path, { schema: 1, remotes: [remote] }, 'n');

it.each([
  '/app/growth-framework', '/app/growth-framework/foundation',
])('the page %s names the files of its remote, each with its digest', async (path) => {
  expect(await linksAt(path)).toBe([
    `<link nonce="n" rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="${FOLDER}mf-manifest.json">`,
    `<link nonce="n" rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${FOLDER}remoteEntry.js" integrity="${A}">`,
    `<link nonce="n" rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${FOLDER}82.922ee67e.js" integrity="${B}">`,
  ].join(''));
});

it.each(['/app/growth-frameworks', '/app', '/app/team'])('the page %s, which is no remote’s, names none', async (path) => {
  expect(await linksAt(path)).toBe('');
});

it.each<[string, Partial<RegistryRemote>]>([
  [
    'that has a canary',
    { canary: { version: '2', entry: '/remotes/growth/2/mf-manifest.json', integrity: B, contract: '1.0', percent: 5 } },
  ],
  ['of another contract', { contract: '9.0' }],
  ['that lies elsewhere', { entry: 'https://cdn.example/mf-manifest.json' }],
  ['whose files are gone', { version: '3', entry: '/remotes/growth/3/mf-manifest.json' }],
])('of a remote %s none is named', async (_what, change) => {
  expect(await linksAt('/app/growth-framework', { ...growth, ...change })).toBe('');
});
