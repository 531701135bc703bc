import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { AnswerMemo } from './answer-memo';
import type { Context, Services } from '../request/context';
import { AppError, badRequest, unauthorized } from '../request/errors';
import { CompiledOperations } from './compiled-operations';
import { createDocuments } from './documents';
import { askedOf, createGate } from './gate';
import { publicError } from './errors';
import { GRAPHQL_LIMITS, operationRules } from './graphql-limits';
import { errorAnswer } from '../rest/errors';
import { GRAPHQL_DOOR, limitKey } from '../request/limits';
import { foreignOrigin, isOwnOrigin } from '../rest/own-origin';
import { DEEPEST, isDeeperThan } from '../rest/json-depth';
import { answerBroken } from '../rest/security-headers';
import { bearerToken, createContext } from '../request/request-context';
import { sourceOf, traceOperation, traceRequest } from './traced-requests';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

const contexts = new WeakMap<IncomingMessage, Context>();

/** Fastify with Mercurius at /graphql. `handle` is the whole door: identity first, then GraphQL. */
export async function createGraphql(
  services: Services,
  schema: GraphQLSchema,
  server: Server,
): Promise<{ app: FastifyInstance; handle: RequestListener }> {
  let fastify: RequestListener = () => undefined;
  const app = Fastify({
    // Ours is the server; Fastify only lends its request listener.
    serverFactory: (listener) => {
      fastify = listener;
      return server;
    },
    logger: false,
    // Fastify takes the broken requests of the whole server.
    clientErrorHandler: (error, socket) => answerBroken(error, socket, services.config),
    bodyLimit: GRAPHQL_LIMITS.bodyBytes,
    // GraphQL over HTTP: a wrong type is an error, not something to be converted.
    ajv: { customOptions: { coerceTypes: false } },
  });
  // Callbacks, not promises: these run for every request.
  app.addHook('preValidation', (request, _reply, done) => {
    tidyBody(request);
    done(isDeeperThan(request.body, DEEPEST) ? badRequest('The request is nested too deep.') : undefined);
  });
  if (services.tracing) app.addHook('preValidation', (request, reply, done) => traceOperation(services, request, reply.raw, done));
  const documents = createDocuments(schema, services.config.production);
  const gate = createGate(services, schema, documents);
  app.addHook('preHandler', (request, reply, done) => gate(request, reply, contextOf(request.raw), done));
  const memo = new AnswerMemo();
  const keys = new WeakMap<FastifyRequest, string>();
  app.addHook('preHandler', (request, reply, done) => {
    const context = contextOf(request.raw);
    const key = memo.keyOf(context, request.body);
    if (key !== null) keys.set(request, key);
    const recalled = key === null ? null : memo.recall(key, context);
    if (recalled === null) {
      done();
      return;
    }
    recalled.then((payload) => {
      if (payload === null) done();
      else void reply.type('application/json; charset=utf-8').send(payload);
    }, done);
  });
  const operations = new CompiledOperations(schema, services.operations, documents);
  app.addHook('preHandler', (request, reply, done) => {
    const asked = request.method === 'POST' ? askedOf(request) : null;
    const compiled = asked && operations.find(asked.text, asked.operationName);
    if (!compiled) return done();
    const context = contextOf(request.raw);
    Promise.resolve(compiled.query(undefined, context, asked.variables)).then((result) => {
      // Nothing ran: what is wrong with the variables is for Mercurius to say, as it says it of every other text.
      if (result.data === undefined) return done();
      const { statusCode, response } = result.errors ? format(result, context) : { statusCode: 200, response: result };
      void reply.code(statusCode).type('application/json; charset=utf-8').send(JSON.stringify(response));
    }, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const key = keys.get(request);
    if (key !== undefined && reply.statusCode === 200 && typeof payload === 'string') memo.keep(key, contextOf(request.raw), payload);
    reply.header('cache-control', 'no-store');
    if (wantsGraphqlResponse(request)) reply.header('content-type', `${GRAPHQL_RESPONSE}; charset=utf-8`);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(services, request, reply);
    done();
  });
  await app.register(mercurius, {
    schema,
    path: '/graphql',
    subscription: false,
    graphiql: false,
    allowBatchedQueries: false,
    validationRules: operationRules(services.config.production),
    graphql: { parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens } },
    context: (request) => contextOf(request.raw),
    errorFormatter: (result, context) => format(result, context as unknown as Context & { reply?: FastifyReply }),
  });
  await app.ready();
  return { app, handle: (request, response) => admit(services, request, response, fastify) };
}

/** Waits for nothing where nothing has to be waited for: a token that was seen before, and no rate limits. */
function admit(services: Services, request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
  const context = createContext(services, request, null);
  contexts.set(request, context);
  response.setHeader('x-request-id', context.requestId);
  traceRequest(services, context, request, response);
  if (!isOwnOrigin(request, services.config)) {
    refuse(foreignOrigin(), context, response);
    return;
  }
  if (services.lifecycle.draining) response.setHeader('connection', 'close');
  const token = bearerToken(request);
  const verdict = token === null ? null : services.tokens.verify(token);
  if (verdict instanceof Promise || services.config.rateLimits) {
    check(services, context, token, verdict).then(() => next(request, response), (error: unknown) => refuse(error, context, response));
    return;
  }
  context.viewer = verdict;
  if (token !== null && verdict === null) refuse(unauthorized(), context, response);
  else next(request, response);
}

async function check(
  services: Services,
  context: Context,
  token: string | null,
  verdict: ReturnType<Services['tokens']['verify']>,
): Promise<void> {
  context.viewer = await verdict;
  // Without this a page with an old token would see half of itself as a stranger.
  if (token !== null && context.viewer === null) throw unauthorized();
  if (services.config.rateLimits) await services.limits.consumeHere(GRAPHQL_DOOR, limitKey(context));
}

function refuse(error: unknown, context: Context, response: ServerResponse): void {
  const { status, headers, body: { error: { code, message } } } = errorAnswer(error, context);
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

function contextOf(request: IncomingMessage): Context {
  const context = contexts.get(request);
  if (!context) throw new Error('A GraphQL request came in beside the door.');
  return context;
}

function wantsGraphqlResponse(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes(GRAPHQL_RESPONSE);
}

function tidyBody(request: FastifyRequest): void {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return;
  // The GraphQL-over-HTTP audits send null for "none".
  if ('extensions' in body && body.extensions === null) delete (body as { extensions?: null }).extensions;
}

interface Failed { data?: unknown; errors?: readonly Error[] }

/** Mercurius' own formatter leaks messages and answers 200 with `data: null` to requests that never ran. */
function format(result: Failed, context: Context & { reply?: FastifyReply }) {
  const flat = (result.errors ?? []).flatMap(unwrap);
  const errors = flat.map((error) => publicError(error, context));
  const request = context.reply?.request;
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

function record(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  const ms = reply.elapsedTime;
  services.metrics.graphqlSeconds.observe({ status: reply.statusCode }, ms / 1000);
  const context = contexts.get(request.raw);
  const body = request.body as { operationName?: unknown } | null | undefined;
  services.metrics.operationSeconds.observe({ ...sourceOf(services, request), status: reply.statusCode }, ms / 1000);
  services.log.info(
    {
      id: context?.requestId,
      trace: context?.trace?.traceId,
      operation: typeof body?.operationName === 'string' ? body.operationName.slice(0, 80) : undefined,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      user: context?.viewer?.userId,
    },
    'graphql',
  );
}
