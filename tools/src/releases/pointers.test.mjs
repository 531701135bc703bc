import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf, versionIntegrity } from './file-digests.mjs';
import { endCanary, promoteCanary, withdrawRemote } from './change-live.mjs';
import { changePointers, readPointers } from './pointer-file.mjs';
import { contractRules } from '../publish/contract-rules.mjs';
import { releaseVersion } from './release-version.mjs';
import { rollbackRemote } from './rollback-remote.mjs';
import { storeVersion } from './store-version.mjs';

const manifest = { name: 'growth', contract: '1.0', pages: [], slots: [], menu: [] };
const integrity = `sha384-${'A'.repeat(64)}`;
let remotesDir;
let rules;

beforeAll(async () => {
  rules = await contractRules();
});

beforeEach(() => {
  remotesDir = mkdtempSync(join(tmpdir(), 'heartwood-remotes-'));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

async function release(version, options = {}) {
  mkdirSync(join(remotesDir, 'growth', version), { recursive: true });
  await releaseVersion({ remotesDir, manifest, version, integrity, ...options });
}
const live = () => readPointers(remotesDir).remotes[0]?.version;

describe('releases', () => {
  it('move the pointer and keep what was', async () => {
    await release('1');
    await release('2');
    const { remotes, releases, history } = readPointers(remotesDir);
    expect(remotes).toEqual([{ ...manifest, version: '2', entry: '/remotes/growth/2/mf-manifest.json', integrity }]);
    expect(releases.growth.map(({ version }) => version)).toEqual(['1', '2']);
    expect(history.map(({ action, version }) => `${action} ${version}`)).toEqual(['publish 1', 'publish 2']);
  });

  it('keep the order in which the remotes were first published', async () => {
    await release('1');
    await release('1', { manifest: { ...manifest, name: 'affiliate' } });
    await release('2');
    expect(readPointers(remotesDir).remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['growth 2', 'affiliate 1']);
  });

  it('that are refused leave everything as it was', async () => {
    await release('1');
    await expect(release('2', { check: ({ remotes }) => { throw new Error(`not beside ${remotes[0].version}`); } })).rejects.toThrow(
      'not beside 1',
    );
    expect(live()).toBe('1');
  });

  it('of a canary stand beside the live version', async () => {
    await release('1');
    await release('2', { canary: 10 });
    expect(readPointers(remotesDir).remotes[0]).toMatchObject({ version: '1', canary: { version: '2', percent: 10 } });
  });

  it('of a canary say what it brings', async () => {
    await release('1');
    const pages = [{ path: '/app/new', title: 'New' }];
    await release('2', { canary: 10, manifest: { ...manifest, pages } });
    expect(readPointers(remotesDir).remotes[0]).toMatchObject({ pages: [], canary: { manifest: { pages, slots: [], menu: [] } } });
  });

  it('carry the digest of their manifest, live and as a canary', async () => {
    await release('1', { manifestIntegrity: integrity });
    await release('2', { manifestIntegrity: integrity, canary: 10 });
    expect(readPointers(remotesDir).remotes[0]).toMatchObject({ manifestIntegrity: integrity, canary: { manifestIntegrity: integrity } });
  });

  it('at the same time are all there, and the file is never half written', async () => {
    const versions = Array.from({ length: 20 }, (_, at) => `v${at}`);
    let isReading = true;
    const reader = (async () => {
      while (isReading) {
        readPointers(remotesDir);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await Promise.all(versions.map((version) => release(version)));
    isReading = false;
    await reader;
    expect(readPointers(remotesDir).releases.growth.map(({ version }) => version).sort()).toEqual([...versions].sort());
    expect(readdirSync(remotesDir).sort()).toEqual(['growth', 'registry.json']);
  });

  it('take over the lock of a process that died', async () => {
    writeFileSync(join(remotesDir, 'registry.lock'), '999999999');
    await release('1');
    expect(live()).toBe('1');
  });

  it('that fail change nothing', async () => {
    await release('1');
    await expect(changePointers(remotesDir, (pointers) => {
      pointers.remotes = [];
      throw new Error('thought better of it');
    })).rejects.toThrow('thought better of it');
    expect(live()).toBe('1');
  });
});

describe('rollback', () => {
  it('goes to the version before, and further back each time', async () => {
    for (const version of ['1', '2', '3']) await release(version);
    expect(await rollbackRemote('growth', { remotesDir, rules })).toEqual({ name: 'growth', from: '3', version: '2', left: [] });
    await rollbackRemote('growth', { remotesDir, rules });
    expect(live()).toBe('1');
    await expect(rollbackRemote('growth', { remotesDir, rules })).rejects.toThrow('no earlier version');
  });

  it('goes to a version by name and names those it knows', async () => {
    for (const version of ['1', '2', '3']) await release(version);
    await rollbackRemote('growth', { remotesDir, rules, to: '1' });
    expect(live()).toBe('1');
    await expect(rollbackRemote('growth', { remotesDir, rules, to: '9' })).rejects.toThrow('Known: 1, 2, 3.');
  });

  it('ends a canary', async () => {
    await release('1');
    await release('2');
    await release('3', { canary: 5 });
    expect(await rollbackRemote('growth', { remotesDir, rules })).toEqual({ name: 'growth', from: '3', version: '2', left: [] });
    expect(readPointers(remotesDir).remotes[0]).toEqual(expect.not.objectContaining({ canary: expect.anything() }));
    expect(live()).toBe('2');
    await rollbackRemote('growth', { remotesDir, rules });
    expect(live()).toBe('1');
  });

  it('ends a canary of a remote that has no earlier version', async () => {
    await release('1');
    await release('2', { canary: 10 });
    await rollbackRemote('growth', { remotesDir, rules });
    expect(readPointers(remotesDir).remotes).toEqual([
      { ...manifest, version: '1', entry: '/remotes/growth/1/mf-manifest.json', integrity },
    ]);
  });

  it('leaves others what they took since', async () => {
    const wide = { ...manifest, pages: [{ path: '/app/wide', title: 'Wide' }] };
    await release('1', { manifest: wide });
    await release('2');
    await release('3', { manifest: { ...wide, name: 'timeline' } });
    expect(await rollbackRemote('growth', { remotesDir, rules })).toMatchObject({
      version: '1', left: ['page /app/wide: /app/wide is timeline’s'],
    });
    expect(readPointers(remotesDir).remotes.map(({ name }) => name)).toEqual(['timeline', 'growth']);
  });

  it('refuses a version whose files are gone', async () => {
    for (const version of ['1', '2']) await release(version);
    rmSync(join(remotesDir, 'growth', '1'), { recursive: true });
    await expect(rollbackRemote('growth', { remotesDir, rules })).rejects.toThrow('The files of growth 1 are gone.');
    await expect(rollbackRemote('other', { remotesDir, rules })).rejects.toThrow('other is not published.');
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await release('1');
    await release('2');
  });

  it('becomes what is live as it was tried, and a rollback goes back before it', async () => {
    await release('3', { canary: 5 });
    expect(await promoteCanary('growth', { remotesDir, rules })).toEqual({ from: '2', version: '3' });
    expect(readPointers(remotesDir).remotes).toEqual([
      { ...manifest, version: '3', entry: '/remotes/growth/3/mf-manifest.json', integrity },
    ]);
    await rollbackRemote('growth', { remotesDir, rules });
    expect(live()).toBe('2');
  });

  it('ends with nobody on it, and a rollback goes back before what is live', async () => {
    await release('3', { canary: 5 });
    expect(await endCanary('growth', { remotesDir })).toEqual({ ended: '3', version: '2' });
    expect(readPointers(remotesDir).remotes[0]).toEqual(expect.not.objectContaining({ canary: expect.anything() }));
    await rollbackRemote('growth', { remotesDir, rules });
    expect(live()).toBe('1');
  });

  it('that is none is told, and nothing moves', async () => {
    await expect(promoteCanary('growth', { remotesDir, rules })).rejects.toThrow('growth has no canary.');
    await expect(endCanary('growth', { remotesDir })).rejects.toThrow('growth has no canary.');
    expect(live()).toBe('2');
  });

  it('is not promoted onto what another took meanwhile', async () => {
    await release('3', { manifest: { ...manifest, pages: [{ path: '/app/wide', title: 'Wide' }] }, canary: 5 });
    await release('1', { manifest: { ...manifest, name: 'timeline', pages: [{ path: '/app/wide', title: 'Wide' }] } });
    await expect(promoteCanary('growth', { remotesDir, rules })).rejects.toThrow('/app/wide is timeline’s');
    expect(live()).toBe('2');
  });
});

it('a remote that is withdrawn is nobody’s any more, keeps its releases, and comes back last', async () => {
  await release('1');
  await release('1', { manifest: { ...manifest, name: 'affiliate' } });
  expect(await withdrawRemote('growth', { remotesDir })).toEqual({ version: '1' });
  const { remotes, releases } = readPointers(remotesDir);
  expect(remotes.map(({ name }) => name)).toEqual(['affiliate']);
  expect(releases.growth.map(({ version }) => version)).toEqual(['1']);
  await expect(withdrawRemote('growth', { remotesDir })).rejects.toThrow('growth is not published.');
  await release('2');
  expect(readPointers(remotesDir).remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['affiliate 1', 'growth 2']);
});

describe('a version\'s folder', () => {
  const output = () => join(remotesDir, 'built');
  const stored = (...path) => join(remotesDir, 'growth', '1', ...path);

  const built = {
    name: 'growth',
    shared: [{ name: 'effector', assets: { js: { sync: ['late.js'] } } }],
    exposes: [
      { path: './remote', assets: { js: { sync: ['chunk.js'], async: ['late.js'] }, css: { sync: [], async: [] } } },
      { path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } },
    ],
  };

  beforeEach(() => {
    mkdirSync(join(output(), 'fonts'), { recursive: true });
    for (const [file, text] of Object.entries({
      'remoteEntry.js': 'one', 'chunk.js': 'two', 'chunk.js.br': 'packed', 'fonts/a.woff2': 'three', 'federation-2.9.2.js': 'four',
      'mf-manifest.json': JSON.stringify(built),
    })) {
      writeFileSync(join(output(), file), text);
    }
  });

  it('is written whole, once', () => {
    storeVersion(output(), remotesDir, 'growth', '1');
    writeFileSync(join(output(), 'remoteEntry.js'), 'another');
    storeVersion(output(), remotesDir, 'growth', '1');
    expect(readFileSync(stored('remoteEntry.js'), 'utf8')).toBe('one');
    expect(readdirSync(join(remotesDir, 'growth'))).toEqual(['1']);
  });

  it('lists the digests of what the shell asks for in its manifest, and the registry has those of the manifest and of the entry', () => {
    storeVersion(output(), remotesDir, 'growth', '1');
    const text = readFileSync(stored('mf-manifest.json'), 'utf8');
    const digests = Object.fromEntries(['chunk.js', 'federation-2.9.2.js'].map((file) => [file, integrityOf(stored(file))]));
    const exposes = [{ path: './remote', assets: { js: { sync: ['chunk.js'], async: [] }, css: { sync: [], async: [] } } }];
    expect(JSON.parse(text)).toEqual({ name: 'growth', shared: [], exposes, digests });
    expect(brotliDecompressSync(readFileSync(stored('mf-manifest.json.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(stored('mf-manifest.json.gz'))).toString()).toBe(text);
    const { integrity, manifestIntegrity } = versionIntegrity(stored());
    expect(integrity).toBe(integrityOf(stored('remoteEntry.js')));
    expect(manifestIntegrity).toBe(integrityOf(stored('mf-manifest.json')));
  });

  it('of an earlier tool is covered as far as it was', () => {
    expect(versionIntegrity(output())).toEqual({ integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/) });
  });

  it.each([
    ['the owner’s alone in a folder that is', 0o700, 0o700, 0o600],
    ['the group’s too in a folder that a group shares', 0o750, 0o750, 0o640],
  ])('is %s', async (_whose, mode, folders, files) => {
    const built = mkdtempSync(join(tmpdir(), 'heartwood-built-'));
    mkdirSync(join(built, 'assets'));
    writeFileSync(join(built, 'mf-manifest.json'), '{}');
    for (const [path, own] of [['remoteEntry.js', 0o644], ['assets/late.js', 0o666]]) {
      writeFileSync(join(built, path), 'one');
      chmodSync(join(built, path), own);
    }
    for (const folder of [built, join(built, 'assets')]) chmodSync(folder, 0o755);
    chmodSync(remotesDir, mode);
    storeVersion(built, remotesDir, 'growth', '1');
    await releaseVersion({ remotesDir, manifest, version: '1', integrity });
    rmSync(built, { recursive: true });
    const modes = Object.fromEntries([
      '', 'growth', 'growth/1', 'growth/1/assets', 'growth/1/assets/late.js', 'growth/1/remoteEntry.js', 'registry.json',
    ].map((path) => [path, statSync(join(remotesDir, path)).mode & 0o777]));
    expect(modes).toEqual({
      '': folders, 'growth': folders, 'growth/1': folders, 'growth/1/assets': folders, 'growth/1/assets/late.js': files,
      'growth/1/remoteEntry.js': files, 'registry.json': files,
    });
  });

  it('and the folder for it are made the owner’s alone', async () => {
    const made = join(remotesDir, 'data', 'remotes');
    storeVersion(output(), made, 'growth', '1');
    expect([join(remotesDir, 'data'), made, join(made, 'growth')].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o700, 0o700,
    ]);
  });
});
