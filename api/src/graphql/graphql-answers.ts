import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Context } from '../request/context';
import { AppError } from '../request/errors';
import { publicError } from './errors';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

export const wantsGraphqlResponse = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes(GRAPHQL_RESPONSE);

export const responseType = (request: IncomingMessage): string => (
  `${wantsGraphqlResponse(request) ? GRAPHQL_RESPONSE : 'application/json'}; charset=utf-8`
);

interface Failed { data?: unknown; errors?: readonly Error[] | undefined }
export interface Formatted { statusCode: number; response: never }

/** Mercurius' own formatter leaks messages and answers 200 with `data: null` to requests that never ran. */
export function format(result: Failed, context: Context, request: IncomingMessage | undefined): Formatted {
  const flat = (result.errors ?? []).flatMap(unwrap);
  const errors = flat.map((error) => publicError(error, context));
  const neverRan = result.data == null && flat.every((error) => !error.path);
  if (!neverRan) return { statusCode: 200, response: { data: result.data ?? null, errors } as never };
  const isGraphqlResponse = request !== undefined && wantsGraphqlResponse(request);
  const understood = errors.some(({ extensions }) => !['BAD_REQUEST', 'UNKNOWN_OPERATION'].includes(String(extensions?.code)));
  const statusCode = ownStatus(result.errors) ?? (isGraphqlResponse || !understood ? 400 : 200);
  return { statusCode, response: { errors } as never };
}

/** Too large, no such media type, what we refuse ourselves: HTTP has a better word for these than 400. */
function ownStatus(errors: readonly Error[] = []): number | undefined {
  return errors.map(carrierOf).map((carrier) => (carrier instanceof AppError ? carrier.status : carrier.statusCode))
    .find((status) => status !== undefined && [403, 405, 413, 415, 429].includes(status));
}

type Carrier = Error & { errors?: readonly Error[]; statusCode?: number; code?: unknown; validation?: unknown };

/** Mercurius packs validation errors into one; Fastify's own have a status and no place in the document. */
function unwrap(error: Error): GraphQLError[] {
  const carrier = carrierOf(error);
  if (carrier.errors) return carrier.errors.flatMap(unwrap);
  if (carrier instanceof AppError)
    return [
      error instanceof GraphQLError
        ? error
        : new GraphQLError(carrier.message, { originalError: carrier, extensions: { code: carrier.code } }),
    ];
  if (isRequestError(carrier)) return [malformed(carrier)];
  return [error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error })];
}

function carrierOf(error: Error): Carrier {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}

function isRequestError({ statusCode, code, validation }: Carrier): boolean {
  return (statusCode !== undefined && statusCode < 500) || String(code ?? '').startsWith('MER_ERR') || validation !== undefined;
}

function malformed(error: Error): GraphQLError {
  return new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST' } });
}
