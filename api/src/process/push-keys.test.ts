import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { pushKeys } from './push-keys';

let folder: string;
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'heartwood-keys-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

const keys = (env: Record<string, string> = {}) => pushKeys(readConfig({ DATA_DIR: folder, ...env }));

it('makes the keys once and keeps them for their owner alone', async () => {
  const made = await keys();
  expect([made.publicKey.length, made.privateKey.length]).toEqual([87, 43]);
  expect(await keys()).toEqual(made);
  expect((await stat(join(folder, 'push-keys.json'))).mode & 0o777).toBe(0o600);
});

it('takes those of the environment first', async () => {
  const given = { publicKey: 'B'.repeat(87), privateKey: 'A'.repeat(43) };
  expect(await keys({ VAPID_PUBLIC_KEY: given.publicKey, VAPID_PRIVATE_KEY: given.privateKey })).toEqual(given);
});
