import { createHash, randomBytes } from 'node:crypto';
import { link, readdir, realpath, rename, unlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder is in use; the message is for the person who starts the server. */
export class FolderInUseError extends Error {}

export interface FolderLock { release(): Promise<void> }

/** A socket's path must fit into 104 bytes on macOS, 108 on Linux; what stands behind the name takes up to fourteen. */
const LONGEST_PATH = 90;
const ATTEMPTS = 100;

/** Where the sockets of a folder lie: `<folder>/<name>.<number>`. The one with the highest number counts. */
interface Place { folder: string; name: string }

/**
 * An exclusive lock that dies with its process, also with `kill -9`: a unix socket in the folder on which the holder
 * listens. Whether anybody listens is the kernel's knowledge, so a stale file is known at once.
 *
 * Who finds the highest number dead gives a socket that listens already the next one, by a hard link, which only one
 * can. Numbers only grow, since the highest stays when its holder goes; a competitor that was slow, and has got a number
 * that was free again, sees the higher one and gives way. No step depends on how long another one takes.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = await realpath(folder);
  const place = placeFor(real);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await highest(place);
    const holder = await ask(pathOf(place, seen));
    if (holder.alive) throw new FolderInUseError(
      `The data folder ${real} is in use by another Heartwood process${holder.pid ? ` (${holder.pid})` : ''}: stop it, or set DATA_DIR to another folder.`,
    );
    const mine = seen + 1;
    const server = await listenAs(place, mine);
    if (!server) continue;
    if (await highest(place) === mine) {
      await tidyBelow(place, mine);
      return { release: () => release(place, mine, server) };
    }
    await close(server);
  }
  throw new FolderInUseError(`The data folder ${real} is being opened by several processes at once: try again.`);
}

function placeFor(real: string): Place {
  if (Buffer.byteLength(join(real, 'lock')) <= LONGEST_PATH) return { folder: real, name: 'lock' };
  return { folder: tmpdir(), name: `heartwood-${createHash('sha256').update(real).digest('hex').slice(0, 16)}.lock` };
}

/** The first one has no number: so was the only one called in earlier releases. */
function pathOf({ folder, name }: Place, number: number): string {
  return join(folder, number === 0 ? name : `${name}.${number}`);
}

async function numbersOf({ folder, name }: Place): Promise<number[]> {
  const ends = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`)).map((file) => file.slice(name.length + 1));
  return ends.filter((end) => /^\d+$/.test(end)).map(Number);
}

/** 0 where there is none. */
async function highest(place: Place): Promise<number> {
  return Math.max(0, ...await numbersOf(place));
}

/** The one below keeps its name: a listing that is read meanwhile finds it or the present one. */
async function tidyBelow(place: Place, mine: number): Promise<void> {
  for (const number of [0, ...await numbersOf(place)]) {
    if (number < mine - 1) await unlink(pathOf(place, number)).catch(() => undefined);
  }
  await putPlain(place, mine - 1);
}

/** A folder that nobody uses has no sockets in it, which copies and backups stumble over; the number stays. */
async function release(place: Place, mine: number, server: Server): Promise<void> {
  await putPlain(place, mine);
  await close(server);
}

/** An empty file in the place of a socket: nobody listens there either. */
async function putPlain(place: Place, number: number): Promise<void> {
  const plain = asidePath(place);
  await writeFile(plain, '');
  await rename(plain, pathOf(place, number));
}

const asidePath = ({ folder, name }: Place) => join(folder, `${name}-${randomBytes(4).toString('hex')}`);

/** A socket that listens under the number, or `null` if somebody else has it. */
async function listenAs(place: Place, number: number): Promise<Server | null> {
  const path = asidePath(place);
  const server = await listen(path);
  const isMine = await link(path, pathOf(place, number)).then(() => true, (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return false;
    throw error;
  });
  await unlink(path);
  if (isMine) return server;
  await close(server);
  return null;
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  // The lock alone keeps no process alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
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
      resolve({ alive: error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT' && error.code !== 'ENOTSOCK', pid });
    });
  });
}
