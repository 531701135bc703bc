import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { asOpenAs } from '../../../../tools/src/releases/as-open-as.mjs';
import { isFilePath } from '../../../../tools/src/releases/folder-problems.mjs';
import { arrivingFolder } from '../../../../tools/src/releases/store-version.mjs';
import type { ObjectStore } from '../../object-store/object-store';

/** Where in the bucket the files of a version are, and the digest of the list of them. */
export interface StoredVersion { key: string; sha256: string }

interface ListedFile { path: string; size: number; sha256: string }
interface FileList { folder: string; files: ListedFile[] }

const AT_ONCE = 8;

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Puts the files of a version into the bucket: under a name that nobody else writes to, the list of them last. What a process that was
 * killed leaves there is named by nothing.
 */
export async function storeFiles(objects: ObjectStore, remotesDir: string, name: string, version: string): Promise<StoredVersion> {
  const folder = `releases/files/${name}/${version}/${randomUUID()}`;
  const files: ListedFile[] = [];
  const local = join(remotesDir, name, version);
  await eachOf((await pathsIn(local)), async (path) => {
    const bytes = await readFile(join(local, path));
    await objects.put(`${folder}/${path}`, bytes);
    files.push({ path, size: bytes.length, sha256: digestOf(bytes) });
  });
  const list = Buffer.from(JSON.stringify({ folder, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) } satisfies FileList));
  const key = `${folder}.json`;
  await objects.put(key, list);
  return { key, sha256: digestOf(list) };
}

/** Whether a stored version has the very files that lie in the folder. */
export async function firstDifference(
  objects: ObjectStore, remotesDir: string, { name, version, stored }: { name: string; version: string; stored: StoredVersion },
): Promise<string | null> {
  const known = new Map((await listOf(objects, stored)).files.map(({ path, sha256 }) => [path, sha256]));
  const local = join(remotesDir, name, version);
  const paths = await pathsIn(local);
  for (const path of paths) if (known.get(path) !== digestOf(await readFile(join(local, path)))) return path;
  return [...known.keys()].find((path) => !paths.includes(path)) ?? null;
}

/** Brings the files of a version into its folder, as a whole, each compared with its digest. Rejects where one of them can't be had. */
export async function fetchFiles(
  objects: ObjectStore, remotesDir: string, { name, version, stored }: { name: string; version: string; stored: StoredVersion },
): Promise<void> {
  const target = join(remotesDir, name, version);
  if (existsSync(target)) return;
  const { folder, files } = await listOf(objects, stored);
  const arrival = arrivingFolder(remotesDir);
  const arriving = join(arrival, version);
  try {
    await mkdir(arriving);
    await eachOf(files, async ({ path, sha256 }) => {
      if (!isFilePath(path)) throw new Error(`The list of ${name} ${version} names ${JSON.stringify(path)}, which no version may have.`);
      const bytes = await objects.whole(`${folder}/${path}`);
      if (bytes === null || digestOf(bytes) !== sha256) throw new Error(`The file ${path} of ${name} ${version} is not what its digest says.`);
      await mkdir(dirname(join(arriving, path)), { recursive: true });
      await writeFile(join(arriving, path), bytes);
    });
    asOpenAs(remotesDir, arriving);
    await mkdir(join(remotesDir, name), { recursive: true });
    await rename(arriving, target).catch((error: unknown) => {
      // Unless another process of this machine was faster.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(arrival, { recursive: true, force: true });
  }
}

export async function removeFiles(objects: ObjectStore, stored: StoredVersion): Promise<void> {
  const { folder, files } = await listOf(objects, stored);
  await objects.remove(stored.key);
  await eachOf(files, ({ path }) => objects.remove(`${folder}/${path}`));
}

async function listOf(objects: ObjectStore, { key, sha256 }: StoredVersion): Promise<FileList> {
  const bytes = await objects.whole(key);
  if (bytes === null || digestOf(bytes) !== sha256) throw new Error(`The list of files at ${key} is not what its digest says.`);
  return JSON.parse(bytes.toString('utf8')) as FileList;
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  }));
}
