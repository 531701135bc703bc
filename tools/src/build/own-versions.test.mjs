import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOwnCopy, installedVersion, remoteShared } from '../../webpack/shared-modules.mjs';

let folder;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'heartwood-remote-')); });
afterEach(() => rmSync(folder, { recursive: true }));

function install(name, version) {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));
}

it('a remote offers and wants its own versions as what they are, and the common ones of the rest', () => {
  install('react-router', '99.1.0');
  install('@urql/core', '0.0.1');
  const { taken, offered } = remoteShared(folder);
  expect(offered).toMatchObject({ 'react-router': { version: '99.1.0' }, '@urql/core': { version: '0.0.1' } });
  expect(taken['react-router']).toEqual({ requiredVersion: '99.1.0', strictVersion: true, singleton: false });
  expect(taken['@urql/core']).toMatchObject({ requiredVersion: '0.0.1' });
  expect(taken['effector']).toMatchObject({ requiredVersion: installedVersion('effector') });
  expect(Object.keys(offered)).toEqual(['@urql/core', 'react-router']);
  expect(['react-router', '@urql/core', 'effector'].map((key) => hasOwnCopy(key, folder))).toEqual([true, true, false]);
});

it('what must be there once comes from the shell, whatever a remote has', () => {
  install('react', '1.0.0');
  expect(remoteShared(folder).taken['react']).toEqual({
    singleton: true, import: false, requiredVersion: `^${installedVersion('react').split('.')[0]}.0.0`,
  });
});
