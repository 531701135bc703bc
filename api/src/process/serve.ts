import type { Config } from './config';
import type { Database } from '../db/database';
import { buildSchema } from '../graphql/schema';
import type { Logger } from './log';
import { seedDemo, setDemoDoors } from '../modules/demo';
import { tellBrokenOperations } from '../modules/release';
import { openDeploymentClock } from './deployment-clock';
import { startServer } from './server';
import { openServices } from './services';

export interface Serving {
  port: number;
  /** From now on load balancers are sent elsewhere. */
  drain(): void;
  stop(): Promise<void>;
}

/**
 * Everything above the database. `main.ts` loads this file once the database is open: a start that is refused before waits for none of it.
 */
export async function serve(config: Config, { db, log }: { db: Database; log: Logger }): Promise<Serving> {
  if (config.seedDemo && await seedDemo(db)) log.info('demo written');
  const clock = await openDeploymentClock(db, log);
  const parts = await openServices(config, { db, log, processMetrics: true, now: clock.now });
  await setDemoDoors(parts.services);
  const server = await startServer(parts.services, buildSchema(), { port: config.port, host: config.host });
  tellBrokenOperations(parts.services);
  return {
    port: server.port,
    drain: () => server.drain(),
    async stop() {
      await server.close();
      clock.close();
      await parts.close();
    },
  };
}
