import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../request/context';
import { AppError } from '../request/errors';
import { isUnstorableText } from '../db/sql-state';
import { MASK, reportUnexpected, unstorable, type Reporter as RestReporter } from '../rest/errors';

type Reporter = RestReporter & Pick<Context, 'config'>;

/** What the client may know of an error: expected ones with their code, others masked with an id. */
export function publicError(error: GraphQLError, reporter: Reporter): GraphQLFormattedError {
  const cause = expectedCause(rootCause(error));
  const where = { ...(error.locations && { locations: error.locations }), ...(error.path && { path: error.path }) };
  if (cause instanceof AppError) {
    return { message: cause.message, ...where, extensions: { code: cause.code, ...(cause.field !== undefined && { field: cause.field }) } };
  }
  // Thrown by parsing, validation or coercion, or on purpose by a resolver: the text is meant to be read.
  if (cause instanceof GraphQLError) {
    return {
      message: withoutSuggestions(cause, reporter),
      ...where,
      ...(Object.keys(cause.extensions).length > 0 && { extensions: cause.extensions }),
    };
  }
  return { message: MASK, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR', id: reportUnexpected(cause, reporter) } };
}

function expectedCause(cause: unknown): unknown {
  return isUnstorableText(cause) ? unstorable() : cause;
}

/** What never ran may be a guess at our schema, and GraphQL would help with the spelling. */
function withoutSuggestions({ message, path }: GraphQLError, { config }: Reporter): string {
  return config.production && !path ? message.replace(/ Did you mean .*$/s, '') : message;
}

/** graphql-js, graphql-jit and Pothos each may wrap what a resolver threw. */
function rootCause(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
