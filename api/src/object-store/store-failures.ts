import { AppError } from '../request/errors';
import type { Logger } from '../process/log';

/** What people read while it lasts: nothing of theirs is lost, and the same again may work. */
export class StoreAway extends AppError {
  constructor(cause: unknown) {
    super('STORE_AWAY', 503, 'Files can’t be reached at the moment. Please try again in a minute.', { headers: { 'retry-after': '15' } });
    this.cause = cause;
  }
}

/** As of a folder, so that who asks needs not know which it was. */
const absent = (key: string) => Object.assign(new Error(`ENOENT: no such object, ${key}`), { code: 'ENOENT' });

export const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A store that is away is met by every request: the operator reads of it once in a while. */
const TOLD_EVERY_MS = 5_000;

interface Answered { name?: string; $metadata?: { httpStatusCode?: number } }

/** Makes of what the SDK throws what the product knows: absent or away. */
export function createStoreFailures(log: Logger): (operation: string, key: string, error: unknown) => Error {
  let toldAt = 0;
  return (operation, key, error) => {
    const { name, $metadata } = error as Answered;
    if (name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404)) return absent(key);
    if (Date.now() - toldAt > TOLD_EVERY_MS) {
      toldAt = Date.now();
      log.error({ operation, key, status: $metadata?.httpStatusCode, err: error }, 'the object store did not do what it was asked for');
    }
    return new StoreAway(error);
  };
}
