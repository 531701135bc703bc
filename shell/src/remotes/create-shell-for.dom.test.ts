import type { Registry } from '@heartwood/contract';
import { readRegistryFx } from '../registry/registry.model';
import { createShellFor } from './create-shell-for';
import { provideShellServices } from './shell-services';

const remote = (name: string, version: string) => ({
  name, version, contract: '1.10', entry: `/remotes/${name}/${version}/mf-manifest.json`, integrity: 'sha384-AAAA', pages: [], slots: [], menu: [],
});
async function publish(remotes: Registry['remotes']): Promise<void> {
  readRegistryFx.use(async () => ({ schema: 1, remotes }));
  await readRegistryFx();
}

beforeAll(() => provideShellServices({} as never));

it('each remote is handed its own values of this deployment, and none where none are declared', async () => {
  await publish([{ ...remote('growth', '1'), values: { mapTiles: '/tiles' } }, remote('timeline', '1')]);
  expect(createShellFor('growth', '/app').settings).toEqual({ mapTiles: '/tiles' });
  expect(createShellFor('timeline', '').settings).toEqual({});
});

it('whoever has the canary has the canary’s', async () => {
  const { pages, slots, menu } = remote('growth', '1');
  const { name: _, pages: __, slots: ___, menu: ____, ...files } = remote('growth', '2');
  const canary = { ...files, percent: 100, values: { nearby: 5 }, manifest: { pages, slots, menu } };
  await publish([{ ...remote('growth', '1'), values: { mapTiles: '/tiles' }, canary }]);
  localStorage.setItem('heartwood-canary', '0');
  expect(createShellFor('growth', '/app').settings).toEqual({ nearby: 5 });
});
