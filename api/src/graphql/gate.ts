import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { Context, Services } from '../request/context';
import type { Documents } from './documents';
import { AppError, badRequest, tooMany } from '../request/errors';
import { createWall, notRegistered } from './wall';
import { GRAPHQL_DOOR, limitKey } from '../request/limits';
import { operationPoints } from './operation-points';
import { Turnstile, TurnstileFull } from './turnstile';

/** Why a document is refused; graphql.ts writes it as it writes what the engine refuses. */
class RefusedDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The document is refused.');
  }
}

/** A burst of tabs waits for itself, and others for two of its requests at most: its pace is the budget of the minute. */
const AT_WORK = { together: 2, pointsPerSecond: Infinity, waiting: 200 } as const;
const BUSY_SECONDS = 5;

const nobodyWaits = () => new AppError('REQUEST_ABORTED', 499, 'The request was given up before its turn came.');

type Gate = (request: FastifyRequest, reply: FastifyReply, context: Context, done: (error?: Error) => void) => void;

interface Asked { text: string; operationName: string | null; variables: Readonly<Record<string, unknown>> }

/**
 * What a request passes before the engine sees its text: the engine would also take a syntax tree for a text, and would
 * compare all fields with each other before it counts them.
 */
export function createGate(services: Services, schema: GraphQLSchema, documents: Documents): Gate {
  const { config, limits } = services;
  const wall = createWall(services, documents);
  const stile = new Turnstile(AT_WORK);

  const unregistered = async (text: string, request: FastifyRequest, context: Context): Promise<DocumentNode> => {
    const registered = await wall.registeredNow(text);
    if (registered) return registered;
    // A link or a picture can make a browser send a GET: those are for texts of ours alone.
    const prepared = request.method === 'POST' ? await wall.unregistered(text, request.raw, context) : [notRegistered()];
    if ('kind' in prepared) return prepared;
    throw isTree(text) ? badRequest('The query must be GraphQL text.') : new RefusedDocument(prepared);
  };

  const admit = async (asked: Asked, document: DocumentNode, request: FastifyRequest, key: string): Promise<void> => {
    // HEAD is a GET to the engine, but not to its own check.
    if (request.method !== 'POST' && getOperationAST(document, asked.operationName)?.operation !== 'query')
      throw new AppError('METHOD_NOT_ALLOWED', 405, 'Only queries can be asked by GET.', { headers: { allow: 'POST' } });
    // The door has taken one point already.
    const points = config.rateLimits ? operationPoints(schema, document, asked.operationName, asked.variables) - 1 : 0;
    if (points > 0) await limits.consumeHere(GRAPHQL_DOOR, key, points);
  };

  /** Resolves when it is this request's turn: no one's many requests are worked on beside each other. */
  const takeTurn = async (key: string, { raw }: FastifyReply): Promise<void> => {
    const isWanted = () => !raw.closed && !raw.destroyed;
    try {
      const entered = stile.enter(key, 1, isWanted);
      const leave = await entered;
      // What waited lets others be read first: the embedded database answers within one turn of the event loop, and one person's
      // requests would follow each other in it to the last.
      if (entered instanceof Promise) await setImmediate();
      raw.once('close', () => leave?.());
      if (isWanted()) return;
      leave?.();
      throw nobodyWaits();
    } catch (error) {
      throw error instanceof TurnstileFull ? tooMany(BUSY_SECONDS) : error;
    }
  };

  return (request, reply, context, done) => {
    const asked = askedOf(request);
    // What has no text is refused by the engine, which says what is wrong with it.
    if (asked === null) return done();
    const registered = wall.registered(asked.text);
    if (registered && request.method === 'POST' && !config.rateLimits) return done();
    const key = limitKey(context);
    const judged = Promise.resolve(registered ?? unregistered(asked.text, request, context)).then((document) =>
      admit(asked, document, request, key),
    );
    judged.then(() => (config.rateLimits ? takeTurn(key, reply) : undefined)).then(() => done(), (error: Error) => {
      if (error instanceof AppError) void reply.headers(error.headers);
      done(error);
    });
  };
}

/** What a request asks for; null for one that has no text, or another shape. */
export function askedOf({ method, body, query, validationError }: FastifyRequest): Asked | null {
  const source = (method === 'POST' ? body : query) as { query?: unknown; operationName?: unknown; variables?: unknown } | null | undefined;
  if (validationError || typeof source !== 'object' || source === null || typeof source.query !== 'string' || source.query === '')
    return null;
  const { operationName, variables } = source;
  return {
    text: source.query,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {},
  };
}

/** Our parser refused it; who sends JSON is told plainly that it has to be text. */
function isTree(text: string): boolean {
  return /^\s*\{\s*"/.test(text);
}
