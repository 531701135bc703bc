import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { sourceHash } from './build-stamp.mjs';
import { readLock, resolvedPackages } from './resolved-packages.mjs';
import { namesIn, sharedSources } from './shared-sources.mjs';

const built = ['api', 'shell', 'mfe-growth', 'mfe-messaging'];
const hashes = (lock) => Object.fromEntries(built.map((workspace) => [workspace, sourceHash(workspace, lock)]));
const changed = (before, after) => built.filter((workspace) => before[workspace] !== after[workspace]);

/** The lock after `change`, which edits a copy. */
function lockWith(change) {
  const lock = structuredClone(readLock());
  change(lock);
  return lock;
}

describe('the version of a part', () => {
  const before = hashes(readLock());

  it('is not touched by a package that another one takes into use', () => {
    const lock = lockWith((packages) => {
      packages['mfe-growth'].dependencies['left-pad'] = '^1.3.0';
      packages['node_modules/left-pad'] = { version: '1.3.0', integrity: 'sha512-a' };
    });
    expect(changed(before, hashes(lock))).toEqual(['mfe-growth']);
  });

  it('moves with a package far below its own, wherever that lies', () => {
    const lock = lockWith((packages) => { packages['node_modules/tiny-warning'].version = '99.0.0'; });
    expect(changed(before, hashes(lock))).toEqual(['shell', 'mfe-growth', 'mfe-messaging']);
    const moved = lockWith((packages) => {
      packages['mfe-growth/node_modules/effector'] = packages['node_modules/effector'];
    });
    expect(changed(before, hashes(moved))).toEqual([]);
  });

  it('moves with a package of the house’s where it takes the entry that brings it', () => {
    const lock = lockWith((packages) => { packages['node_modules/@dnd-kit/core'].version = '99.0.0'; });
    expect(changed(before, hashes(lock))).toEqual(['mfe-growth']);
  });

  it('is that of its own copy, where it has one', () => {
    const lock = lockWith((packages) => {
      packages['mfe-messaging/node_modules/effector'] = { version: '23.2.2', integrity: 'sha512-b' };
    });
    expect(changed(before, hashes(lock))).toEqual(['mfe-messaging']);
    expect(resolvedPackages('mfe-messaging', [], lock)).toContain('effector 23.2.2 sha512-b');
  });

  it('moves with what the output is made by', () => {
    const lock = lockWith((packages) => { packages['node_modules/webpack'].version = '99.0.0'; });
    expect(changed(before, hashes(lock))).toEqual(built);
  });
});

describe('the house’s files behind a part', () => {
  it('are those of the entries it names', () => {
    const [shell, growth] = [sharedSources('shell').files, sharedSources('mfe-growth').files];
    expect(shell).toEqual(expect.arrayContaining([
      'shared-ui/src/index.ts', 'shared-ui/src/theme/fonts.css', 'shared-ui/package.json', 'contract/src/index.ts',
    ]));
    expect(shell.some((file) => file.startsWith('shared-ui/src/theme/fonts/'))).toBe(true);
    expect(shell.filter((file) => file.startsWith('shared-ui/src/editor/'))).toEqual([]);
    expect(growth).toContain('shared-ui/src/editor/index.ts');
    expect(sharedSources('api').files.filter((file) => /^(shared-ui|client-kit)\//.test(file))).toEqual([]);
  });

  it('are found by every import that the compiler sees', () => {
    const missed = workspaceFolders().flatMap((folder) => findFiles(join(root, folder), (path) => /\.tsx?$/.test(path))).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = new Set(namesIn(text));
      return ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => !found.has(fileName)).map(({ fileName }) => (
        `${file}: ${fileName}`
      ));
    });
    expect(missed).toEqual([]);
  });
});
