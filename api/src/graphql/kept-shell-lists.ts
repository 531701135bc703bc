import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../process/log';

/** A tab is seldom older than so many releases of the shell. */
const MOST_KEPT = 20;

const folderOf = (remotesDir: string) => join(remotesDir, '.shell-operations');

/** A build of the shell takes the place of the one before; its list stays, for tabs that were opened before. */
export async function keepShellList(remotesDir: string, list: string, log: Logger): Promise<void> {
  try {
    const bytes = await readFile(list);
    const folder = folderOf(remotesDir);
    const path = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.json`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.${process.pid}`, bytes);
    await rename(`${path}.${process.pid}`, path);
    for (const old of (await newestFirst(folder)).slice(MOST_KEPT)) await rm(old, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') log.warn({ err: error }, 'the operations of this shell can not be kept for its open tabs');
  }
}

export async function keptShellLists(remotesDir: string): Promise<string[]> {
  return newestFirst(folderOf(remotesDir)).catch(() => []);
}

async function newestFirst(folder: string): Promise<string[]> {
  const paths = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const dated = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })));
  return dated.sort((a, b) => b.at - a.at).map(({ path }) => path);
}
