import { randomUUID } from 'node:crypto';
import type { Context } from '../request/context';
import { isUnstorableText } from '../db/sql-state';
import { AppError, badRequest, tooLarge } from '../request/errors';

interface ErrorAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: { error: { code: string; message: string; field?: string; id: string } };
}

/** What is needed of a request to tell of its failure. Between sockets there is no view that it belongs to. */
export type Reporter = Pick<Context, 'log' | 'metrics' | 'requestId'> & Partial<Pick<Context, 'trace'>>;

/** The one shape of every REST failure. The id of an unexpected one is in the log. */
export function errorAnswer(error: unknown, context: Reporter): ErrorAnswer {
  const expected = error instanceof AppError ? error : fromLibrary(error);
  if (expected) {
    return {
      status: expected.status,
      headers: expected.headers,
      body: {
        error: {
          code: expected.code,
          message: expected.message,
          ...(expected.field !== undefined && { field: expected.field }),
          id: context.requestId,
        },
      },
    };
  }
  const id = reportUnexpected(error, context);
  return { status: 500, headers: {}, body: { error: { code: 'INTERNAL_SERVER_ERROR', message: MASK, id } } };
}

export const unstorable = () => badRequest('This text has a character that can not be saved.');

export const MASK = 'Something went wrong on our side. Please try again.';

/** Logs what happened under an id that the person is shown. */
export function reportUnexpected(error: unknown, { log, metrics, requestId, trace }: Reporter): string {
  const id = randomUUID();
  metrics.unexpectedErrors.inc();
  log.error({ id, request: requestId, trace: trace?.traceId, err: error }, 'unexpected error');
  return id;
}

/** Koa's body parser, multer and the database throw errors with a status or a code of their own; their texts may quote the input. */
function fromLibrary(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  if (isUnstorableText(error)) return unstorable();
  if (error.name === 'MulterError') {
    return 'code' in error && error.code === 'LIMIT_FILE_SIZE'
      ? tooLarge('The file is too large.')
      : badRequest('The form could not be read.');
  }
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge();
  if (status === 415) return new AppError('UNSUPPORTED_TYPE', 415, 'This kind of content is not accepted here.');
  if (typeof status === 'number' && status >= 400 && status < 500) return badRequest('The request could not be read.');
  return null;
}
