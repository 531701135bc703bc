import { failureOf, type Outcome } from './failure';

/** An expected failure of the API: a code, a sentence for the person, and the field it is about. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | null;
  /** What the person can quote to support. */
  readonly id: string | null;

  constructor(details: { status: number; code: string; message: string; field?: string | null; id?: string | null }) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.field = details.field ?? null;
    this.id = details.id ?? null;
  }
}

const UNREACHABLE = 'Heartwood could not be reached. Check your connection and try again.';

/** What an answer means that is none of ours, as of a proxy on the way. */
const STATUS_WORDS: Readonly<Record<number, string>> = {
  408: UNREACHABLE,
  413: 'This is too large to be sent.',
  429: 'Too many attempts. Please wait a moment and try again.',
  502: UNREACHABLE,
  503: UNREACHABLE,
  504: UNREACHABLE,
};

const GENERAL = 'Something went wrong on our side. Try again in a minute.';

/** Reads `{error: {code, message, field?, id}}`; any other body becomes what its status says, else a general sentence. */
export async function apiErrorOf(response: Response, general = GENERAL): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { error?: Record<string, unknown> } | null;
  const error = body?.error ?? {};
  return new ApiError({
    status: response.status,
    code: text(error.code) ?? 'UNEXPECTED',
    message: text(error.message) ?? STATUS_WORDS[response.status] ?? general,
    field: text(error.field),
    id: text(error.id),
  });
}

/** What an operation was refused with, or failed with; null when it was done. */
export function operationError(outcome: Outcome): ApiError | null {
  const failure = failureOf(outcome);
  return failure && new ApiError({ status: outcome.refusal ? 422 : 500, ...failure, message: failure.message || UNREACHABLE });
}

/** The sentence to show for whatever a call threw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  // An operation of GraphQL that was answered, but not done, says why.
  const [answered] = (error as { graphQLErrors?: { message: string }[] } | null)?.graphQLErrors ?? [];
  return answered?.message ?? UNREACHABLE;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
