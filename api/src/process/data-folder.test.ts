import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { OTHERS, takeDataFolder } from './data-folder';
import { findMigrations } from '../db/migrate';
import { openPglite } from '../db/pglite';
import { createLog } from './log';
import { prepareDataFolder } from '../testing/test-database';

let place: string;
let folder: string;
let umask: number;
const warn = jest.fn();
beforeEach(async () => {
  // What a person's shell has.
  umask = process.umask(0o022);
  warn.mockReset();
  place = await mkdtemp(join(tmpdir(), 'heartwood-modes-'));
  folder = join(place, "founder's data");
});
afterEach(async () => {
  process.umask(umask);
  await rm(place, { recursive: true, force: true });
});

const modeOf = async (path: string) => (await lstat(path)).mode & 0o777;

/** Paths below the folder that others may read, write or enter. */
async function openPaths(within = folder): Promise<string[]> {
  const found = (await modeOf(within) & OTHERS) === 0 ? [] : [within];
  for (const entry of await readdir(within, { withFileTypes: true })) {
    const path = join(within, entry.name);
    if (entry.isDirectory()) found.push(...await openPaths(path));
    else if (!entry.isSymbolicLink() && (await modeOf(path) & OTHERS) !== 0) found.push(path);
  }
  return found;
}

it('is made the owner\'s alone, with the folders above it that were missing', async () => {
  await takeDataFolder(join(folder, 'below'), { warn });
  expect([await modeOf(folder), await modeOf(join(folder, 'below'))]).toEqual([0o700, 0o700]);
});

it('keeps every file of the embedded database the owner\'s alone, also those that are made later', async () => {
  // Not by the umask alone: a test, a tool, whatever opens it.
  await mkdir(folder, { mode: 0o700 });
  await prepareDataFolder(folder);
  const db = await openPglite(folder, findMigrations(), createLog('silent'));
  await db.orm.execute(sql`create table later as select n, repeat('x', 1000) from generate_series(1, 2000) n`);
  await db.orm.execute(sql`create index on later (n)`);
  await db.orm.execute(sql`checkpoint`);
  expect(await openPaths(join(folder, 'pg'))).toEqual([]);
  await db.close();
  expect(await openPaths(join(folder, 'pg'))).toEqual([]);
});

it('closes what was left open inside a folder that nobody else can enter', async () => {
  await mkdir(join(folder, 'pg', 'base'), { recursive: true });
  await chmod(folder, 0o700);
  const files = ['secrets.json', 'pg/base/1259', 'pg/PG_VERSION'];
  for (const file of files) await writeFile(join(folder, file), '');
  for (const file of files) await chmod(join(folder, file), 0o666);
  await symlink('/etc/hostname', join(folder, 'link'));
  const elsewhere = await modeOf('/etc/hostname');
  await takeDataFolder(folder, { warn });
  expect(await openPaths()).toEqual([]);
  expect(warn).toHaveBeenCalledWith({ files: 5 }, expect.any(String));
  expect(await modeOf('/etc/hostname')).toBe(elsewhere);
  warn.mockReset();
  await takeDataFolder(folder, { warn });
  expect(warn).not.toHaveBeenCalled();
});

it.each(['pg', 'files', 'secrets.json'])(
  'is refused with the sentence that mends it when others can enter it and %s is there',
  async (name) => {
    await mkdir(join(folder, name), { recursive: true });
    await chmod(folder, 0o750);
    await expect(takeDataFolder(folder, { warn })).rejects.toThrow(
      `The data folder ${folder} can be entered by others than its owner. Make it yours alone and start again: chmod -R go= '${place}/founder'\\''s data'`,
    );
    expect(await modeOf(folder)).toBe(0o750);
  },
);

it('is closed by itself when there is nothing of ours in it yet, such as a fresh mount', async () => {
  await mkdir(join(folder, 'lost+found'), { recursive: true });
  await chmod(folder, 0o755);
  await takeDataFolder(folder, { warn });
  expect(await modeOf(folder)).toBe(0o700);
});
