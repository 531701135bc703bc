import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { ApiProcess } from '../server/api-process.mjs';
import { AUTH_SECRET } from '../server/chat-people.mjs';
import { readCore, writeCore } from '../server/core-walk.mjs';

const FOUNDER = 'founder@loopcrate.example';
const OPERATOR_TOKEN = 'an operator of thirty-two letters or more';
const ALL = { vision: true, comment: true, message: true, post: true, note: true, areas: true, rest: true };

const folder = mkdtempSync(join(tmpdir(), 'heartwood-backup-'));
const processes: ApiProcess[] = [];
afterAll(async () => {
  for (const each of processes) await each.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<ApiProcess> {
  const api = new ApiProcess(await freePort(), { AUTH_SECRET, OPERATOR_TOKEN, SEED_DEMO: 'on', ...env });
  processes.push(api);
  await api.start();
  return api;
}

/** The command of a person, with what the server was started with. */
async function run(what: 'backup' | 'restore', target: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`tools/bin/${what}.mjs`, target], { cwd: root, env: { ...process.env, OPERATOR_TOKEN, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  const code = await new Promise<number | null>((resolve) => { child.on('exit', resolve); });
  return { code, said };
}

async function upload(url: string): Promise<void> {
  const { token } = await ApiClient.signIn(url, FOUNDER);
  const form = new FormData();
  form.set('fileType', 'file');
  form.set('file', new Blob(['crates;8\n'], { type: 'text/plain' }), 'crates.csv');
  const { ok } = await fetch(`${url}/api/v1/helpers/uploadFile`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  expect(ok).toBe(true);
}

/** Somebody writes on while the work is done; what was acknowledged before it began has to be in it. */
async function whileWritten<Result>(
  url: string, companyId: string, work: () => Promise<Result>,
): Promise<{ result: Result; before: string[]; failures: unknown[] }> {
  const writer = await ApiClient.signIn(url, FOUNDER);
  const before = await writer.visionCommentIds(companyId);
  const failures: unknown[] = [];
  let goesOn = true;
  const writing = (async () => {
    while (goesOn) await writer.addVisionComment(companyId).catch((error: unknown) => failures.push(error));
  })();
  const result = await work();
  goesOn = false;
  await writing;
  return { result, before, failures };
}

const filesOf = (data: string) => readdirSync(join(data, 'files'), { recursive: true }).sort();

test('the embedded database and its files are copied while people write, and a product starts from the copy', async () => {
  const now = await start({});
  const env = { DATA_DIR: now.dataDir, PORT: String(now.port) };
  const written = await writeCore(now.url, FOUNDER);
  await upload(now.url);
  const copy = join(folder, 'embedded');
  const { result, before, failures } = await whileWritten(now.url, written.companyId, () => run('backup', copy, env));
  expect([result.code, result.said, failures]).toEqual([0, expect.stringContaining('embedded database'), []]);
  expect(readdirSync(join(now.dataDir, '.copies'))).toEqual([]);

  const restored = join(folder, 'restored');
  expect((await run('restore', copy, { DATA_DIR: restored })).said).toContain('Restored');
  expect(filesOf(restored)).toEqual(filesOf(now.dataDir));
  const then = await start({ DATA_DIR: restored });
  expect(await readCore(then.url, FOUNDER, written)).toEqual(ALL);
  const comments = await (await ApiClient.signIn(then.url, FOUNDER)).visionCommentIds(written.companyId);
  expect(comments).toEqual(expect.arrayContaining(before));

  // Where something is, nothing is put; and a copy that was changed is none.
  expect((await run('restore', copy, { DATA_DIR: restored })).said).toContain('is not empty');
  expect((await run('backup', copy, env)).said).toContain('is there');
  const uploaded = readdirSync(join(copy, 'data', 'files'), { recursive: true, withFileTypes: true }).find((entry) => entry.isFile());
  if (!uploaded) throw new Error('no file came along');
  appendFileSync(join(uploaded.parentPath, uploaded.name), 'x');
  const untouched = join(folder, 'untouched');
  expect((await run('restore', copy, { DATA_DIR: untouched })).said).toContain('damaged');
  expect(existsSync(untouched)).toBe(false);

  // Of a stopped one it is copied without anybody's word.
  await then.end('SIGTERM');
  const cold = join(folder, 'cold');
  expect((await run('backup', cold, { DATA_DIR: restored, OPERATOR_TOKEN: '' })).code).toBe(0);
  expect((await run('backup', join(folder, 'refused'), { ...env, OPERATOR_TOKEN: '' })).said).toContain('OPERATOR_TOKEN');
  expect(existsSync(join(folder, 'refused'))).toBe(false);
}, 300_000);

test('so is a PostgreSQL database, and it is put into an empty one', async () => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    const now = await start({ DATABASE_URL: postgres.url });
    const written = await writeCore(now.url, FOUNDER);
    await upload(now.url);
    const copy = join(folder, 'postgres');
    const env = { DATABASE_URL: postgres.url, DATA_DIR: now.dataDir };
    const { result, before, failures } = await whileWritten(now.url, written.companyId, () => run('backup', copy, env));
    expect([result.code, result.said, failures]).toEqual([0, expect.stringContaining('PostgreSQL'), []]);

    const empty = new URL(postgres.url);
    empty.pathname = '/empty';
    expect(spawnSync('psql', [postgres.url, '-c', 'create database empty']).status).toBe(0);
    const restored = join(folder, 'restored-files');
    mkdirSync(restored, { mode: 0o700 });
    expect((await run('restore', copy, { DATABASE_URL: '', DATA_DIR: restored })).said).toContain('DATABASE_URL must name');
    // Into the one that is in use it is not put, and nothing of it changes.
    expect((await run('restore', copy, { DATABASE_URL: postgres.url, DATA_DIR: restored })).said).toContain('already exists');
    expect((await run('restore', copy, { DATABASE_URL: empty.href, DATA_DIR: restored })).said).toContain('Restored');
    const then = await start({ DATABASE_URL: empty.href, DATA_DIR: restored });
    expect(await readCore(then.url, FOUNDER, written)).toEqual(ALL);
    const comments = await (await ApiClient.signIn(then.url, FOUNDER)).visionCommentIds(written.companyId);
    expect(comments).toEqual(expect.arrayContaining(before));
    expect(filesOf(restored)).toEqual(filesOf(now.dataDir));
    for (const each of [now, then]) await each.end('SIGTERM');
  } finally {
    await postgres.stop();
  }
}, 300_000);
