import { expectCleanUnmount } from '@heartwood/contract/fake-shell';
import { createSampleShell } from '../dev/sample-shell';
import { manifest } from './remote.manifest';
import * as remote from './remote';

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the page leaves nothing behind', async () => {
  await expectCleanUnmount(remote, { shell: createSampleShell('/'), use: (element) => until(() => element.querySelector('h1') !== null) });
});

test('the manifest promises what the remote exposes', () => {
  expect(remote.contract).toBe(manifest.contract);
  expect(Object.keys(remote.slots ?? {})).toEqual(manifest.slots.map(({ name }) => name));
});
