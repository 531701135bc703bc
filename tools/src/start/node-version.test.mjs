import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { TESTED_NODES } from '../test/api-on-node.mjs';
import { nodeTooOld } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0'])('Node %s will do', (version) => {
  expect(nodeTooOld(version)).toBeNull();
});

test.each(['18.20.0', '20.18.9', '20.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(nodeTooOld(version)).toMatch(new RegExp(`^Heartwood needs Node 20\\.19\\.0 or newer, and this is Node ${version}: [^\\n]+$`));
});

test('engines promise the Nodes that the API\'s tests are run on, from the oldest that starts', () => {
  const { engines: { node } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const floors = node.split(' || ').map((range) => range.replace('^', ''));
  expect(floors.map((floor) => floor.split('.')[0])).toEqual(TESTED_NODES);
  expect(nodeTooOld(floors[0])).toBeNull();
  expect(node.split(' || ').every((range) => range.startsWith('^'))).toBe(true);
});
