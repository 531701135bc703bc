import { parseRegistry } from '@heartwood/contract';
import { readRegistryFx } from '../registry/registry.model';
import { $beside } from './beside.model';
import { closeSlot, openSlot } from './open-slots.model';

test('the page leaves free what the widest of the open slots wants, and nothing once they are closed', async () => {
  const remote = {
    name: 'growth', contract: '1.8', version: '1.0.0-aaaaaaaa', integrity: `sha384-${'A'.repeat(64)}`,
    entry: '/remotes/x/1.0.0-aaaaaaaa/mf-manifest.json', pages: [], menu: [],
    slots: [{ name: 'notes@1', beside: 400 }, { name: 'narrow@1', beside: 300 }, { name: 'drawer@1' }],
  };
  readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes: [remote] })));
  await readRegistryFx();
  const room = (change: () => unknown): number => {
    change();
    return $beside.getState();
  };
  expect(room(() => openSlot({ name: 'drawer@1', params: {} }))).toBe(0);
  expect(room(() => openSlot({ name: 'narrow@1', params: {} }))).toBe(300);
  expect(room(() => openSlot({ name: 'notes@1', params: {} }))).toBe(400);
  expect(room(() => closeSlot('notes@1'))).toBe(300);
  expect(room(() => closeSlot('narrow@1'))).toBe(0);
});
