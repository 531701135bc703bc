import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Context } from '../../request/context';
import { AppError } from '../../request/errors';
import { isOwnMachine } from '../../request/loopback';
import { recordAct } from './record-act';

/** Within the data folder, which is its owner's alone: who may read there is who may read the database. */
const COPIES = '.copies';
const HOUR_MS = 3_600_000;

/** A copy of the embedded database that belongs to one moment; whoever asked takes it away. */
export async function copyDatabase(context: Context, headers: IncomingHttpHeaders): Promise<{ folder: string }> {
  const { config, db, log } = context;
  if (!isOwnMachine(context, headers)) throw new AppError('FORBIDDEN', 403, 'A copy is made for who sits at this machine.');
  if (!db.copyTo) throw new AppError('NOT_EMBEDDED', 409, 'This server has no database of its own: pg_dump copies the one it uses.');
  const copies = join(config.dataDir, COPIES);
  await mkdir(copies, { recursive: true, mode: 0o700 });
  await forgetOld(copies);
  const folder = join(copies, randomUUID());
  const begun = performance.now();
  await db.copyTo(folder);
  await db.transaction((tx) => recordAct(tx, context, { kind: 'database-copied', subject: 'database', data: {} }));
  log.info({ ms: Math.round(performance.now() - begun) }, 'the database was copied');
  return { folder };
}

/** What a command that was killed has left. */
async function forgetOld(copies: string): Promise<void> {
  for (const name of await readdir(copies)) {
    const path = join(copies, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
}
