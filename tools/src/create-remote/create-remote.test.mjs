import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
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
  it('writes a remote that type-checks and joins workspaces and tests', () => {
    expect(createRemote('wind-map', repository)).toBe('mfe-wind-map');
    expect(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).workspaces).toContain('mfe-wind-map');
    expect(readFileSync(join(repository, 'jest.config.mjs'), 'utf8')).toContain("front('mfe-wind-map'),");
    expect(readFileSync(join(repository, 'e2e', 'tests', 'wind-map', 'wind-map.spec.ts'), 'utf8')).toContain('/app/wind-map');
    execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(repository, 'mfe-wind-map')]);
  });

  it('refuses a name that is no folder name, and one that is taken', () => {
    expect(() => createRemote('../x', repository)).toThrow('small letters');
    expect(() => createRemote('growth', repository)).toThrow('mfe-growth is there already.');
  });
});
