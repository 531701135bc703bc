import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { remoteFolders } from '../workspaces.mjs';
import { createRemote } from './create-remote.mjs';

const sharedFiles = ['package.json', 'jest.config.mjs', 'tsconfig.base.json'];

let repository;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'heartwood-create-'));
  mkdirSync(join(repository, 'mfe-growth'));
  for (const file of [...sharedFiles, 'mfe-growth/package.json']) cpSync(join(root, file), join(repository, file));
  symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

describe('createRemote', () => {
  it('writes a remote that type-checks and is one by its folder, and changes no file that squads share', () => {
    expect(createRemote('wind-map', repository)).toBe('mfe-wind-map');
    expect(remoteFolders(repository)).toEqual(['mfe-growth', 'mfe-wind-map']);
    expect(sharedFiles.map((file) => readFileSync(join(repository, file), 'utf8'))).toEqual(
      sharedFiles.map((file) => readFileSync(join(root, file), 'utf8')),
    );
    expect(readFileSync(join(repository, 'e2e', 'tests', 'wind-map', 'wind-map.spec.ts'), 'utf8')).toContain('/app/wind-map');
    execFileSync(process.execPath, [join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'), '-p', join(repository, 'mfe-wind-map')]);
  });

  it('refuses a name that is no folder name, and one that is taken', () => {
    expect(() => createRemote('../x', repository)).toThrow('small letters');
    expect(() => createRemote('growth', repository)).toThrow('mfe-growth is there already.');
  });
});
