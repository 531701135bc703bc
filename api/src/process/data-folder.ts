import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config';
import type { Logger } from './log';

/** What the group and everybody else may do. */
export const OTHERS = 0o077;

/** Where one of these is, people's data is. */
const DATA = ['pg', 'files', 'secrets.json'];

/**
 * The data folder is its owner's alone, and so is everything in it. Call it before anything is opened there: what this
 * process makes from then on is closed to others too. An open folder with data in it is refused: whoever could read it
 * until now should know of it.
 */
export async function takeDataFolder(folder: string, log: Pick<Logger, 'warn'>): Promise<void> {
  process.umask(OTHERS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // There modes say nothing.
  if (process.platform === 'win32') return;
  if (((await stat(folder)).mode & OTHERS) !== 0) await closeFresh(folder);
  const closed = await closeBelow(folder);
  if (closed > 0) log.warn({ files: closed }, 'files in the data folder could be read by others, and can no longer');
}

/** A folder that somebody made for us, such as a mount, has the modes that folders have; nothing of ours is in it yet. */
async function closeFresh(folder: string): Promise<void> {
  const refused = new ConfigError(
    `The data folder ${folder} can be entered by others than its owner. Make it yours alone and start again: chmod -R go= '${folder.replaceAll("'", "'\\''")}'`,
  );
  if ((await readdir(folder)).some((name) => DATA.includes(name))) throw refused;
  await chmod(folder, 0o700).catch(() => { throw refused; });
  // Some mounts take every mode and keep their own.
  if (((await stat(folder)).mode & OTHERS) !== 0) throw refused;
}

/** How many were open. A closed folder is not looked into: what lies in it can't be reached. */
async function closeBelow(folder: string): Promise<number> {
  let closed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found === null || found.isSymbolicLink() || (found.mode & OTHERS) === 0) continue;
    // The folder itself last: a start that is cut off begins here again.
    if (found.isDirectory()) closed += await closeBelow(path);
    closed += await chmod(path, found.mode & 0o700).then(() => 1, () => 0);
  }
  return closed;
}
