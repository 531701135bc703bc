import type { RegistryRemote } from '@heartwood/contract';
import { readRegistryFx } from '../registry/registry.model';
import { prefetch } from './prefetch';

const remote = (name: string): RegistryRemote => ({
  name, contract: '1.0', version: '1.0.0-aaaaaaaa', entry: `/remotes/${name}/1.0.0-aaaaaaaa/mf-manifest.json`,
  integrity: `sha384-${'A'.repeat(64)}`, pages: [], slots: [], menu: [],
});
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    { assets: { js: { sync: ['82.bdecc15c.js'], async: ['677.b8e62b2f.js'] }, css: { sync: ['main.css'], async: [] } } },
    { assets: { js: { sync: [], async: [] } } },
  ],
};

/** A network on which each answer waits until it is let go. */
function heldNetwork() {
  const held = new Map<string, () => void>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => new Promise((resolve) => {
    held.set(String(path), () => resolve(new Response(String(path).endsWith('.json') ? JSON.stringify(manifest) : 'window.ran = true')));
  }));
  return {
    asked: () => [...held.keys()],
    async let(path: string) {
      held.get(path)?.();
      // The bodies are read in steps of their own.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

async function publish(...names: string[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ schema: 1, remotes: names.map(remote) }));
  await readRegistryFx();
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const entry = (name: string) => `/remotes/${name}/1.0.0-aaaaaaaa/mf-manifest.json`;
const file = (name: string, path: string) => `http://localhost/remotes/${name}/1.0.0-aaaaaaaa/${path}`;

test('the manifest, the entry and what the page needs at once are fetched, of two remotes at a time, and nothing is run', async () => {
  await publish('one', 'two', 'three');
  const network = heldNetwork();
  for (const name of ['one', 'two', 'three', 'one']) prefetch(name);
  expect(network.asked()).toEqual([entry('one'), entry('two')]);
  await network.let(entry('one'));
  const files = ['remoteEntry.js', '82.bdecc15c.js', 'main.css'].map((path) => file('one', path));
  expect(network.asked().slice(2)).toEqual(files);
  for (const each of files) await network.let(each);
  expect(network.asked().slice(5)).toEqual([entry('three')]);
  expect(document.querySelector('script')).toBeNull();
  expect(Reflect.has(window, 'ran')).toBe(false);
});

test.each([
  { saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' },
])('nothing is fetched ahead over a line that is %j', async (connection) => {
  await publish('dear');
  const network = heldNetwork();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  prefetch('dear');
  expect(network.asked()).toEqual([]);
});
