import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_PROGRAM, LAST_RELEASE, unpackLastRelease } from '../../tools/src/last-release/last-release.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiProcess } from '../server/api-process.mjs';
import { AUTH_SECRET } from '../server/chat-people.mjs';
import { readCore, writeCore } from '../server/core-walk.mjs';

const FOUNDER = 'founder@loopcrate.example';
const ALL = { vision: true, comment: true, message: true, post: true, note: true, areas: true, rest: true };

const folder = mkdtempSync(join(tmpdir(), 'heartwood-last-release-'));
const program = unpackLastRelease(join(folder, 'last'));
const processes: ApiProcess[] = [];
afterAll(async () => {
  for (const each of processes) await each.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>, what?: string): Promise<ApiProcess> {
  const api = new ApiProcess(await freePort(), { AUTH_SECRET, ...env });
  processes.push(api);
  if (what !== undefined) api.program = what;
  await api.start();
  return api;
}

test('the frozen program is small enough for every clone', () => {
  expect(statSync(join(LAST_RELEASE, 'main.js.br')).size).toBeLessThan(LARGEST_PROGRAM);
});

test('on PostgreSQL the last release works beside this one, on the schema of this one', async () => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    // This release migrates, and writes the demo; then the last one begins, as in a rolling release that is cut off or taken back.
    const now = await start({ DATABASE_URL: postgres.url, SEED_DEMO: 'on' });
    const last = await start({ DATABASE_URL: postgres.url, SEED_DEMO: 'on' }, program);
    const byLast = await writeCore(last.url, FOUNDER);
    const byNow = await writeCore(now.url, FOUNDER);
    // The words of the plan are those of who wrote last.
    expect(await readCore(now.url, FOUNDER, { ...byLast, vision: byNow.vision })).toEqual(ALL);
    expect(await readCore(last.url, FOUNDER, byNow)).toEqual(ALL);
    expect(last.log).not.toMatch(/"level":(?:50|60)|unexpected/);
    for (const each of [last, now]) await each.end('SIGTERM');
  } finally {
    await postgres.stop();
  }
}, 300_000);

test('on the embedded database one can go back to the last release, and forth again', async () => {
  const now = await start({ SEED_DEMO: 'on' });
  const byNow = await writeCore(now.url, FOUNDER);
  await now.end('SIGTERM');
  const last = await start({ DATA_DIR: now.dataDir, SEED_DEMO: 'on' }, program);
  expect(await readCore(last.url, FOUNDER, byNow)).toEqual(ALL);
  const byLast = await writeCore(last.url, FOUNDER);
  await last.end('SIGTERM');
  await now.start();
  expect(await readCore(now.url, FOUNDER, byLast)).toEqual(ALL);
  expect(last.log).not.toMatch(/"level":(?:50|60)|unexpected/);
}, 300_000);
