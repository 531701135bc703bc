import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type { Logger };

/** JSON lines. Secrets never reach them: bodies are not logged, and these paths are blanked if somebody tries. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['*.password', '*.token', '*.refreshToken', '*.refresh_token', '*.authorization', '*.cookie'], censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
