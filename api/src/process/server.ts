import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../request/context';
import { AppError } from '../request/errors';
import { createFactsOf } from '../../../tools/src/releases/operation-facts.mjs';
import { createGraphql } from '../graphql/graphql';
import { problemsBeside } from '../graphql/documents';
import { createHttp } from '../rest/http';
import { compressed } from '../rest/compressed';
import { errorAnswer } from '../rest/errors';
import { knownHosts } from '../rest/known-hosts';
import { listen } from './listen';
import { deckPages, shareCards } from '../modules/share';
import { web } from '../modules/web';
import { createContext } from '../request/request-context';
import { routes } from '../rest/routes';
import { securityHeaders } from '../rest/security-headers';
import { createSockets, refuseUpgrade, socketLimitsOf } from '../sockets/sockets';
import type { SocketLimits } from '../sockets/sockets';

export interface RunningServer {
  port: number;
  /** Sends load balancers elsewhere, and answers whoever comes nevertheless: on connections that serve once more, so that few are left. */
  drain(): void;
  /** Finishes what runs, tells sockets to come back, refuses what is new; after `patienceMs` it cuts what is left. */
  close(patienceMs?: number): Promise<void>;
}

/** One port: GraphQL over HTTP and sockets at /graphql, everything else is Koa's. */
export async function startServer(
  services: Services,
  schema: GraphQLSchema,
  options: { port: number; host: string; socketLimits?: SocketLimits },
): Promise<RunningServer> {
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 });
  services.operationProblems = problemsBeside(schema, services.config.production);
  services.operationFacts = createFactsOf(schema, services.operationProblems);
  const graphql = await createGraphql(services, schema, server);
  const sockets = await createSockets(services, schema, options.socketLimits ?? socketLimitsOf(services.config));
  const answerGraphql = compressed(graphql.handle);
  const answerRest = compressed(createHttp(services, routes, web(services, [shareCards(services), deckPages])).callback());

  const headersOf = securityHeaders(services.config);
  const isKnown = knownHosts(services.config);
  server.on('request', (request, response) => {
    const path = pathOf(request);
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    if (!isKnown(request)) return misdirected(services, request, response);
    (path === '/graphql' ? answerGraphql : answerRest)(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    // Nobody else listens before the socket is taken: one that is cut while it waits or is refused would end the process.
    socket.on('error', () => socket.destroy());
    if (isKnown(request)) sockets.upgrade(request, socket, head);
    else refuseUpgrade(socket, '421 Misdirected Request', services.config);
  });

  const listening = await listen(server, options.port, options.host).catch(async (error: unknown) => {
    await sockets.close();
    await graphql.app.close();
    throw error;
  });

  return {
    port: listening.port,
    drain() {
      services.lifecycle.draining = true;
    },
    async close(patienceMs = 8_000) {
      services.lifecycle.draining = services.lifecycle.closing = true;
      const closed = listening.close();
      server.closeIdleConnections();
      // A kept-alive connection becomes idle after its answer; nobody else looks then.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
      await sockets.close();
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      await graphql.app.close();
    },
  };
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?', 1)[0] ?? '';

function misdirected(services: Services, request: IncomingMessage, response: ServerResponse): void {
  const error = new AppError(
    'UNKNOWN_HOST',
    421,
    'Nothing is served here under this host. Whoever runs this server can add it to ALLOWED_HOSTS.',
  );
  const { status, body } = errorAnswer(error, createContext(services, request, null));
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' });
  response.end(JSON.stringify(body));
}
