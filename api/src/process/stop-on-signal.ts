import type { Logger } from './log';

/** The promise to whoever runs us: out within this time, whatever hangs. */
const DEADLINE_MS = 9_500;

export function stopOnSignal({ log, flush, stop }: { log: Logger; flush(): void; stop(): Promise<void> }): void {
  let stopping = false;
  const end = (code: number): never => {
    flush();
    process.exit(code);
  };
  const begin = (why: string, code: number) => {
    // Who asks twice is in a hurry.
    if (stopping) end(1);
    stopping = true;
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
  process.on('SIGTERM', () => begin('SIGTERM', 0));
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
