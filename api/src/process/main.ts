import { pino } from 'pino';
import { readConfig } from './config';
import { takeDataFolder } from './data-folder';
import { openDatabase } from '../db/open';
import { createLog } from './log';
import { requireFreePort } from './free-port';
import { stopOnSignal } from './stop-on-signal';
import { sentenceOf } from './startup-failure';

/** From the environment to a server that answers; resolves to its port. */
async function start(): Promise<number> {
  const config = readConfig(process.env);
  // Buffered: a line a request must not be a system call a request. What is left goes out with flushSync below.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });
  const log = createLog(config.logLevel, destination);
  await requireFreePort(config.port, config.host);
  await takeDataFolder(config.dataDir, log);
  const db = await openDatabase(config, log);
  // Most of what is loaded: whoever is refused above hears so at once.
  const { serve } = await import('./serve');
  const { port, drain, stop } = await serve(config, { db, log });
  stopOnSignal({ log, flush: () => destination.flushSync(), drainMs: config.drainSeconds * 1_000, drain, stop });
  log.info({ port, database: db.dialect, events: config.redisUrl === null ? 'memory' : 'redis', pid: process.pid }, 'ready');
  destination.flushSync();
  return port;
}

/** `npm start` runs this file in its own process and says where it answers. */
export const ready = start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
