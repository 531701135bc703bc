import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';

const lock = {
  name: 'product', version: '1.0.0',
  packages: {
    '': { name: 'product', version: '1.0.0', devDependencies: { tester: '1' } },
    'api': { name: '@product/api', version: '1.0.0', dependencies: { '@scope/server': '^2.0.0', 'loop': '1' } },
    'node_modules/@product/api': { resolved: 'api', link: true },
    'node_modules/@scope/server': {
      version: '2.1.0', license: 'MIT', integrity: `sha512-${Buffer.from('digest').toString('base64')}`,
      resolved: 'https://registry.example/server.tgz', dependencies: { loop: '2' },
    },
    'node_modules/@scope/server/node_modules/loop': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/loop': { version: '1.0.0', peerDependencies: { '@scope/server': '2', 'nobody-has-it': '1' } },
    'node_modules/tester': { version: '1.0.0', dev: true },
  },
};

test('tells of each installed package what it is, its digest, its licence, and whether the product runs with it', () => {
  const { components } = billOfMaterials(lock);
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40scope/server@2.1.0', 'required'], ['pkg:npm/loop@2.0.0', 'required'], ['pkg:npm/loop@1.0.0', 'required'],
    ['pkg:npm/tester@1.0.0', 'excluded'],
  ]);
  expect(components[0]).toMatchObject({
    group: '@scope', name: 'server', licenses: [{ license: { name: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from('digest').toString('hex') }],
  });
  expect(components[1].licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
});

test('tells who needs which copy', () => {
  const { dependencies } = billOfMaterials(lock);
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'product@1.0.0': ['node_modules/@scope/server@2.1.0', 'node_modules/loop@1.0.0'],
    'node_modules/@scope/server@2.1.0': ['node_modules/@scope/server/node_modules/loop@2.0.0'],
    'node_modules/@scope/server/node_modules/loop@2.0.0': [],
    'node_modules/loop@1.0.0': ['node_modules/@scope/server@2.1.0'],
    'node_modules/tester@1.0.0': [],
  });
});

test('of this product names every locked package once, and only what it names', () => {
  const own = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { components, dependencies } = billOfMaterials(own);
  const refs = components.map((component) => component['bom-ref']);
  expect(refs.length).toBeGreaterThan(500);
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set([`${own.name}@${own.version}`, ...refs]);
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([]);
  const scopesOf = (wanted) => components.filter(({ group, name }) => group === undefined && name === wanted).map(({ scope }) => scope);
  expect(scopesOf('koa')).toContain('required');
  expect(scopesOf('jest')).toEqual(['excluded']);
});
