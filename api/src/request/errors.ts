/**
 * Expected failures of both doors. REST answers `{error: {code, message, field?, id}}`,
 * GraphQL puts `code` into `extensions.code`. Everything that is not an AppError is masked.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  /** Answer headers, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: string, status: number, message: string, options: { field?: string; headers?: Record<string, string> } = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.field = options.field;
    this.headers = options.headers ?? {};
  }
}

const MEGABYTE = 1024 * 1024;

/** 401. The client clears its tokens and goes to /auth/login (spec section 8). */
export const unauthorized = (message = 'Please sign in again.') => new AppError('access-denied', 401, message);

/** 403. The word "permission" makes the client say 'Access Denied.' (spec section 8). */
export const forbidden = (message = "You don't have permission to do this.", code = 'FORBIDDEN') => new AppError(code, 403, message);

export const notFound = (message = 'Not found.') => new AppError('NOT_FOUND', 404, message);

/** 422 with the field at fault. */
export const invalid = (field: string, message: string, code = 'INVALID') => new AppError(code, 422, message, { field });

/** 400: the request as a whole can't be served; the message is for the person. */
export const badRequest = (message: string, code = 'BAD_REQUEST') => new AppError(code, 400, message);

export const conflict = (message: string, field?: string, code = 'CONFLICT') =>
  new AppError(code, 409, message, field === undefined ? {} : { field });

export const tooLarge = (message = 'This is too large.') => new AppError('TOO_LARGE', 413, message);

/** Says the limit: who knows it can choose another file. */
export const fileTooLarge = (mostBytes: number) => tooLarge(
  `The file is too large. A file can have at most ${mostBytes >= MEGABYTE ? `${Math.floor(mostBytes / MEGABYTE)} MB` : `${Math.floor(mostBytes / 1024)} KB`}.`,
);

export const unsupported = (message = 'This kind of content is not accepted here.') => new AppError('UNSUPPORTED_TYPE', 415, message);

export const tooMany = (seconds: number, message = 'Too many attempts. Please wait a moment and try again.') =>
  new AppError('TOO_MANY_REQUESTS', 429, message, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
