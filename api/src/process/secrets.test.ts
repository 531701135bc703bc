import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { authSecrets } from './secrets';

let folder: string;
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'heartwood-secrets-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

const [one, two, three] = ['one', 'two', 'three'].map((word) => word.padEnd(40, 'x')) as [string, string, string];
const secrets = (env: Record<string, string> = {}) => authSecrets(readConfig({ DATA_DIR: folder, ...env }));

it('makes a secret once and keeps it', async () => {
  const [made, ...others] = await secrets();
  expect([made.length >= 32, others]).toEqual([true, []]);
  expect(await secrets()).toEqual([made]);
});

it('reads the file of an earlier release, and leaves it as it is', async () => {
  const before = JSON.stringify({ authSecret: one });
  await writeFile(join(folder, 'secrets.json'), before);
  expect(await secrets()).toEqual([one]);
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe(before);
});

it('signs with the first and accepts those that signed before', async () => {
  await writeFile(
    join(folder, 'secrets.json'),
    JSON.stringify({ authSecret: two, acceptedSecrets: [{ id: 'any', secret: one, retiredAt: '2026-01-01T00:00:00Z' }] }),
  );
  expect(await secrets()).toEqual([two, one]);
});

it('takes AUTH_SECRET before the file, with what is accepted besides', async () => {
  await writeFile(join(folder, 'secrets.json'), JSON.stringify({ authSecret: one }));
  expect(await secrets({ AUTH_SECRET: two, AUTH_SECRETS_ACCEPTED: `${three}, ${one}` })).toEqual([two, three, one]);
});
