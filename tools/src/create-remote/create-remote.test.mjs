import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { createRemote } from './create-remote.mjs';

let repository;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'heartwood-create-'));
  mkdirSync(join(repository, 'mfe-growth'));
  for (const file of ['package.json', 'jest.config.mjs', 'tsconfig.base.json', 'mfe-growth/package.json']) cpSync(join(root, file), join(repository, file));
  symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

describe('createRemote', () => {
  it('writes a remote that type-checks and joins the workspaces, and changes nothing that is shared', () => {
    const shared = ['package.json', 'jest.config.mjs'].map((file) => readFileSync(join(repository, file), 'utf8'));
    expect(createRemote('wind-map', repository)).toBe('mfe-wind-map');
    expect(workspaceFolders(repository)).toContain('mfe-wind-map');
    expect(['package.json', 'jest.config.mjs'].map((file) => readFileSync(join(repository, file), 'utf8'))).toEqual(shared);
    expect(readFileSync(join(repository, 'e2e', 'tests', 'wind-map.spec.ts'), 'utf8')).toContain('/app/wind-map');
    execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(repository, 'mfe-wind-map')]);
  });

  it('refuses a name that is no folder name, and one that is taken', () => {
    expect(() => createRemote('../x', repository)).toThrow('small letters');
    expect(() => createRemote('growth', repository)).toThrow('mfe-growth is there already.');
  });
});
