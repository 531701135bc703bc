import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type { Logger };

/** JSON lines. Bodies and headers are never logged; errors are, without the values that a query was sent with. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface Described { type: string; message: string; code?: string; stack?: string; cause?: Described }

/** drizzle puts the parameters of a failed query into its message: addresses, hashes, whatever they are. */
function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, 500) };
  const hidden = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: [hidden]');
  return {
    type: error.name,
    message: hidden(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack !== undefined && { stack: hidden(error.stack) }),
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
  };
}
