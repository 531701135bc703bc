import { createHash } from 'node:crypto';
import { link, realpath, rename, stat, unlink } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The folder is in use; the message is for the person who starts the server. */
export class FolderInUseError extends Error {}

export interface FolderLock { release(): Promise<void> }

/** A socket's path must fit into 104 bytes on macOS, 108 on Linux. */
const LONGEST_PATH = 100;
/** Longer than a competitor needs from finding a dead lock to moving it away. */
const SETTLE_MS = 150;

/**
 * An exclusive lock that dies with its process, also with `kill -9`: a unix socket in the folder on which the
 * holder listens. Whether anybody listens is the kernel's knowledge, so a stale file is known at once, and two
 * processes can't both bind one path.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = await realpath(folder);
  const inside = join(real, 'lock');
  const path = Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `heartwood-${createHash('sha256').update(real).digest('hex').slice(0, 16)}.lock`);
  let tookOver = false;
  for (let attempt = 0; attempt < 20; attempt++) {
    const server = await listen(path);
    if (server) {
      const mine = await identity(path);
      if (tookOver) await sleep(SETTLE_MS);
      if (mine !== null && await identity(path) === mine) return { release: () => close(server) };
      // Moved away by a competitor. Left open on purpose: closing would unlink the path, which is the competitor's now.
      continue;
    }
    const seen = await identity(path);
    const holder = await ask(path);
    if (holder.alive) throw new FolderInUseError(`The data folder ${real} is in use by another Heartwood process${holder.pid ? ` (${holder.pid})` : ''}: stop it, or set DATA_DIR to another folder.`);
    tookOver = true;
    if (seen !== null) await removeDead(path, seen);
  }
  throw new FolderInUseError(`The data folder ${real} is being opened by several processes at once: try again.`);
}

async function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  // The lock alone keeps no process alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Which file it is: inode numbers are used again, so the time of making belongs to it. */
async function identity(path: string): Promise<string | null> {
  try {
    const { ino, mtimeNs } = await stat(path, { bigint: true });
    return `${ino}:${mtimeNs}`;
  } catch {
    return null;
  }
}

function ask(path: string): Promise<{ alive: boolean; pid: string }> {
  return new Promise((resolve) => {
    let pid = '';
    const socket = createConnection(path);
    const alive = () => { socket.destroy(); resolve({ alive: true, pid }); };
    // A holder that is stopped or busy still holds.
    socket.setTimeout(500, alive);
    socket.on('data', (data) => { pid += data.toString(); });
    socket.on('end', alive);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      socket.destroy();
      resolve({ alive: error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT', pid });
    });
  });
}

/** Moves the dead socket away. If a competitor was faster and this is its living one, puts it back. */
async function removeDead(path: string, seen: string): Promise<void> {
  const aside = `${path}.${process.pid}.${Math.random().toString(36).slice(2, 8)}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if (await identity(aside) !== seen) await link(aside, path).catch(() => undefined);
  await unlink(aside);
}
