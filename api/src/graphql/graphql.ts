import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { AnswerMemo } from './answer-memo';
import type { Context, Services } from '../request/context';
import { badRequest, unauthorized } from '../request/errors';
import { CompiledOperations } from './compiled-operations';
import { createDocuments } from './documents';
import { createGate } from './gate';
import { format, responseType, wantsGraphqlResponse } from './graphql-answers';
import { GRAPHQL_LIMITS, operationRules } from './graphql-limits';
import { QuickLane } from './quick-lane';
import { record } from './record-request';
import { errorAnswer } from '../rest/errors';
import { GRAPHQL_DOOR, limitKey } from '../request/limits';
import { foreignOrigin, isOwnOrigin } from '../rest/own-origin';
import { DEEPEST, isDeeperThan } from '../rest/json-depth';
import { answerBroken } from '../rest/security-headers';
import { bearerToken, createContext } from '../request/request-context';

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
  const documents = createDocuments(schema, services.config.production);
  const gate = createGate(services, schema, documents);
  const operations = new CompiledOperations(schema, services.operations, documents);
  const lane = new QuickLane({ services, gate, memo: new AnswerMemo(), operations, format });
  // What the lane has read is not there a second time.
  app.addHook('preParsing', (request, _reply, payload, done) => done(null, lane.bodyOf(request.raw) ?? payload));
  app.addHook('preHandler', (request, reply, done) => {
    if (lane.hasAdmitted(request.raw)) done();
    else gate.any(request, reply, contextOf(request.raw), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 200 && typeof payload === 'string') lane.keep(request.raw, contextOf(request.raw), payload);
    reply.header('cache-control', 'no-store');
    if (wantsGraphqlResponse(request.raw)) reply.header('content-type', responseType(request.raw));
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { operationName } = (request.body ?? {}) as { operationName?: unknown };
    const operation = typeof operationName === 'string' ? operationName : null;
    record(services, contexts.get(request.raw), { operation, status: reply.statusCode, ms: reply.elapsedTime });
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
    errorFormatter: (result, context) => format(result, context as unknown as Context, (context as { reply?: FastifyReply }).reply?.request.raw),
  });
  await app.ready();
  const next: RequestListener = (request, response) => lane.take(request, response, contextOf(request), () => fastify(request, response));
  return { app, handle: (request, response) => admit(services, request, response, next) };
}

/** Waits for nothing where nothing has to be waited for: a token that was seen before, and no rate limits. */
function admit(services: Services, request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
  const context = createContext(services, request, null);
  contexts.set(request, context);
  response.setHeader('x-request-id', context.requestId);
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

function tidyBody(request: FastifyRequest): void {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return;
  // The GraphQL-over-HTTP audits send null for "none".
  if ('extensions' in body && body.extensions === null) delete (body as { extensions?: null }).extensions;
}
