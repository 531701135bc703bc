import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, inArray, like, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { ObjectStore } from '../../object-store/object-store';
import { daysFrom } from '../../text/days';
import { keptShellFile } from './kept-shell-file.table';
import { digestOf } from './release-files';

/** As long as the folder keeps them (web/shell-files.ts). */
const KEPT_DAYS = 30;
const NAME = /^[\w-][\w.-]{0,150}$/;
const OPERATIONS = 'operations/';

export interface ShellParts { db: Database; objects: ObjectStore; remotesDir: string; shellDist: string; now(): Date }

const keyOf = (sha256: string) => `releases/shell/${sha256}`;

/**
 * Puts the files of this process's shell into the bucket, so that a page of one machine finds them at another, and open tabs find them
 * after a release. An object is named by what is in it; the database says which name it has.
 */
export async function keepShell({ db: { orm }, objects, shellDist, now }: ShellParts): Promise<void> {
  const own = new Map<string, string>();
  const assets = join(shellDist, 'assets');
  const known = new Map((await orm.select().from(keptShellFile)).map(({ name, sha256 }) => [name, sha256]));
  const keep = async (name: string, path: string) => {
    const bytes = await readFile(path);
    const sha256 = digestOf(bytes);
    own.set(name, sha256);
    if (known.get(name) !== sha256) await objects.put(keyOf(sha256), bytes);
  };
  for (const name of existsSync(assets) ? await readdir(assets) : []) if (NAME.test(name)) await keep(name, join(assets, name));
  const list = join(shellDist, 'persisted-operations.json');
  if (existsSync(list)) await keep(`${OPERATIONS}${digestOf(await readFile(list)).slice(0, 16)}.json`, list);
  const keptAt = now();
  const rows = [...own].map(([name, sha256]) => ({ name, sha256, keptAt }));
  if (rows.length > 0) await orm.insert(keptShellFile).values(rows).onConflictDoUpdate({
    target: keptShellFile.name, set: { sha256: sql`excluded.sha256`, keptAt },
  });
  await forgetOld(orm, objects, daysFrom(keptAt, -KEPT_DAYS));
}

/** Two builds may have the same file under two names: it goes with the last of them. */
async function forgetOld(orm: Database['orm'], objects: ObjectStore, before: Date): Promise<void> {
  const gone = await orm.delete(keptShellFile).where(lt(keptShellFile.keptAt, before)).returning({ sha256: keptShellFile.sha256 });
  if (gone.length === 0) return;
  const digests = gone.map(({ sha256 }) => sha256);
  const used = (await orm.select({ sha256: keptShellFile.sha256 }).from(keptShellFile).where(inArray(keptShellFile.sha256, digests)))
    .map(({ sha256 }) => sha256);
  for (const sha256 of digests) if (!used.includes(sha256)) await objects.remove(keyOf(sha256));
}

/** Brings a file of another build, with its packed copies, to where this process serves those; false where nobody has it. */
export async function bringShellFile(parts: ShellParts, name: string): Promise<boolean> {
  if (!NAME.test(name)) return false;
  const rows = await parts.db.orm.select().from(keptShellFile).where(inArray(keptShellFile.name, [name, `${name}.br`, `${name}.gz`]));
  if (!rows.some((row) => row.name === name)) return false;
  // The file itself last: who sees it sees its packed copies.
  const folder = join(parts.remotesDir, '.shell', 'assets');
  for (const row of rows.sort((a, b) => b.name.length - a.name.length)) await bring(parts, row, join(folder, row.name));
  return true;
}

/** Operations of the shells of other machines; true where there were new ones. */
export async function bringShellOperations(parts: ShellParts): Promise<boolean> {
  const folder = join(parts.remotesDir, '.shell-operations');
  const here = existsSync(folder) ? (await readdir(folder)).map((name) => OPERATIONS + name) : [];
  const isList = like(keptShellFile.name, `${OPERATIONS}%`);
  const rows = await parts.db.orm.select().from(keptShellFile)
    .where(here.length === 0 ? isList : and(isList, notInArray(keptShellFile.name, here)));
  for (const row of rows) await bring(parts, row, join(folder, row.name.slice(OPERATIONS.length)));
  return rows.length > 0;
}

async function bring({ objects }: ShellParts, { name, sha256 }: { name: string; sha256: string }, path: string): Promise<void> {
  if (existsSync(path)) return;
  const bytes = await objects.whole(keyOf(sha256));
  if (bytes === null || digestOf(bytes) !== sha256) throw new Error(`The file ${name} of the shell is not what its digest says.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const arriving = join(dirname(path), `.${randomBytes(6).toString('hex')}`);
  await writeFile(arriving, bytes);
  await rename(arriving, path);
}
