import type { Logger } from './log';

/** The promise to whoever runs us: out within this time after the drain, whatever hangs. */
const DEADLINE_MS = 9_500;

export interface Stoppable {
  log: Logger;
  flush(): void;
  /** How long load balancers are sent elsewhere before anything is closed. */
  drainMs: number;
  drain(): void;
  stop(): Promise<void>;
}

/**
 * SIGTERM drains first and is what service managers send; SIGINT, a person at a terminal, does not. Each further signal is the next step at
 * once: the end of the drain, then the end.
 */
export function stopOnSignal({ log, flush, drainMs, drain, stop }: Stoppable): void {
  let stopping = false;
  let draining: NodeJS.Timeout | undefined;
  const end = (code: number): never => {
    flush();
    process.exit(code);
  };
  const begin = (why: string, code: number) => {
    // Who asks twice is in a hurry.
    if (stopping) end(1);
    stopping = true;
    clearTimeout(draining);
    log.info({ why }, 'stopping');
    setTimeout(() => {
      log.warn('what was running did not end in time');
      end(1);
    }, DEADLINE_MS).unref();
    stop().then(() => {
      log.info('stopped');
      end(code);
    }, (error: unknown) => {
      log.error({ err: error }, 'stopping failed');
      end(1);
    });
  };
  process.on('SIGTERM', () => {
    if (draining || drainMs === 0) return begin('SIGTERM', 0);
    log.info({ ms: drainMs }, 'draining');
    drain();
    draining = setTimeout(() => begin('SIGTERM', 0), drainMs);
  });
  process.on('SIGINT', () => begin('SIGINT', 0));
  // After either of these nobody knows what state the process is in: tell, finish what runs, and be started again.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    begin('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    begin('unhandled rejection', 1);
  });
}
