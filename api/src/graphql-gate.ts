import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context, Services } from './context';
import { createDocuments } from './documents';
import { AppError, badRequest } from './errors';
import { limitKey, REFUSED_DOCUMENTS } from './limits';

/** Why a document is refused; graphql.ts writes it as it writes what the engine refuses. */
class RefusedDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The document is refused.');
  }
}

type Gate = (request: FastifyRequest, reply: FastifyReply, context: Context, done: (error?: Error) => void) => void;

/**
 * What a request passes before the engine sees its text: the engine would also take a syntax tree for a text, and would
 * compare all fields with each other before it counts them.
 */
export function createGate(services: Services, schema: GraphQLSchema): Gate {
  const documents = createDocuments(schema, services.config.production);

  const check = async (text: string, context: Context): Promise<void> => {
    const key = limitKey(context);
    await services.limits.consumeHere(REFUSED_DOCUMENTS, key, 0);
    if (/^\s*\{\s*"/.test(text)) await refuse(badRequest('The query must be GraphQL text.'), key);
    const prepared = documents.prepare(text);
    if (!('kind' in prepared)) await refuse(new RefusedDocument(prepared), key);
  };
  const refuse = async (error: Error, key: string): Promise<never> => {
    await services.limits.consumeHere(REFUSED_DOCUMENTS, key);
    throw error;
  };

  return (request, reply, context, done) => {
    const text = textOf(request);
    // What has no text is refused by the engine, which says what is wrong with it.
    if (text === null || documents.has(text)) return done();
    check(text, context).then(() => done(), (error: Error) => {
      if (error instanceof AppError) void reply.headers(error.headers);
      done(error);
    });
  };
}

function textOf({ method, body, query, validationError }: FastifyRequest): string | null {
  const source = method === 'POST' ? body : query;
  if (validationError || typeof source !== 'object' || source === null || !('query' in source)) return null;
  return typeof source.query === 'string' && source.query !== '' ? source.query : null;
}
