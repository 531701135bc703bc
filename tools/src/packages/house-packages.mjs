import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Packages that squads install in repositories of their own, each before those that need it. `folder` has its `package.json` and its
 * `CHANGELOG.md`; `isCompiled`: it is a workspace whose sources are compiled; `tested`: what its entries for tests take, which whoever does
 * not test need not install.
 * @typedef {{ name: string, folder: string, isCompiled?: boolean, tested?: string[] }} HousePackage
 * @type {readonly HousePackage[]}
 */
export const housePackages = [
  { name: '@heartwood/contract', folder: 'contract', isCompiled: true },
  { name: '@heartwood/shared-ui', folder: 'shared-ui', isCompiled: true },
  {
    name: '@heartwood/client-kit', folder: 'client-kit', isCompiled: true,
    tested: ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  },
  { name: '@heartwood/schema', folder: 'packages/schema' },
  { name: '@heartwood/lent', folder: 'packages/lent' },
  { name: '@heartwood/remote-tools', folder: 'packages/remote-tools' },
];

/** @param {string} name `@heartwood/contract` is told as `contract` */
export function shortName(name) {
  return name.slice(name.indexOf('/') + 1);
}

/** @param {HousePackage} one @returns {Record<string, any> & { version: string }} */
export function manifestOf({ folder }) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** @param {string} name @returns {string} `^1.9.0` of a package of the house */
export function rangeOf(name) {
  const one = housePackages.find((each) => each.name === name);
  if (!one) throw new Error(`${name} is no package of the house.`);
  return `^${manifestOf(one).version}`;
}

/** @param {string} name @returns {string} the version that is installed in this repository of a package of somebody else's */
export function installedRange(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', ...name.split('/'), 'package.json'), 'utf8')).version;
}
