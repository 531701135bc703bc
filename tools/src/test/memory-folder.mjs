import { accessSync, constants, existsSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
/** Bytes. Databases of a run's products, of its PostgreSQL and its browsers' profiles lie there at once. */
const ROOM = 4 * 2 ** 30;

/**
 * Temporary files of tests lie in memory from here on, in this process and those it starts, where the system has such a folder with room:
 * a product's data folder has 1,500 files, and to make them on a disk takes longer than to start the product. Whoever set `TMPDIR` has
 * chosen.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  process.env.TMPDIR = folder;
}

function hasRoom() {
  if (!existsSync(folder)) return false;
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
