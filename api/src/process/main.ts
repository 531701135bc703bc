import { pino } from 'pino';
import { readConfig } from './config';
import { takeDataFolder } from './data-folder';
import { openDatabase } from '../db/open';
import { createLog } from './log';
import { seedDemo, setDemoDoors } from '../modules/demo';
import { buildSchema } from '../graphql/schema';
import { openServices } from './services';
import { startServer } from './server';
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
  if (config.seedDemo && await seedDemo(db)) log.info('demo written');
  const parts = await openServices(config, { db, log, processMetrics: true });
  await setDemoDoors(parts.services);
  const server = await startServer(parts.services, buildSchema(), { port: config.port, host: config.host });
  stopOnSignal({
    log,
    flush: () => destination.flushSync(),
    async stop() {
      await server.close();
      await parts.close();
    },
  });
  log.info({ port: server.port, database: db.dialect, events: config.redisUrl === null ? 'memory' : 'redis', pid: process.pid }, 'ready');
  destination.flushSync();
  return server.port;
}

/** `npm start` runs this file in its own process and says where it answers. */
export const ready = start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
