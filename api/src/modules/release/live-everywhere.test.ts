import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseVersion } from '../../../../tools/src/releases/release-version.mjs';
import { rollbackRemote } from '../../../../tools/src/releases/rollback-remote.mjs';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { RULES } from './take-release';

const processes: TestServer[] = [];
afterAll(() => Promise.all(processes.map((one) => one.close())));

interface Answer { remotes: { version: string; canary?: { version: string } }[] }

async function everywhere(): Promise<string[]> {
  return Promise.all(processes.map(async ({ url }) => {
    const { remotes } = await (await fetch(`${url}/registry.json`)).json() as Answer;
    return [remotes[0]?.version, remotes[0]?.canary?.version].filter(Boolean).join(' ');
  }));
}

it('a release, a canary and the way back are live in every process that serves the folder, at once', async () => {
  const first = await startTestServer();
  const { remotesDir } = first.config;
  processes.push(first, await startTestServer({ config: { remotesDir } }), await startTestServer({ config: { remotesDir } }));
  const manifest = { name: 'garden', contract: '1.0', pages: [], slots: [], menu: [] };
  const publish = async (version: string, canary?: number) => {
    mkdirSync(join(remotesDir, 'garden', version), { recursive: true });
    await releaseVersion({ remotesDir, manifest, version, integrity: 'sha384-AAAA', ...(canary !== undefined && { canary }) });
  };
  const told: [string[], number][] = [];
  const look = async (since: number) => told.push([await everywhere(), Date.now() - since]);
  for (const step of [() => publish('1'), () => publish('2'), () => publish('3', 10), () => rollbackRemote('garden', { remotesDir, rules: RULES }),
    () => rollbackRemote('garden', { remotesDir, rules: RULES })]) {
    const since = Date.now();
    await step();
    await look(since);
  }
  expect(told.map(([versions]) => versions)).toEqual([['1', '1', '1'], ['2', '2', '2'], ['2 3', '2 3', '2 3'], ['2', '2', '2'], ['1', '1', '1']]);
  for (const [, ms] of told) expect(ms).toBeLessThan(5_000);
});
