import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { Services } from './context';
import { createGraphql } from './graphql';
import { createHttp } from './http';
import { web } from './modules/web';
import { routes } from './routes';
import { createSockets, socketLimitsOf } from './sockets';
import type { SocketLimits } from './sockets';

export interface RunningServer {
  port: number;
  /** Finishes what runs, tells sockets to come back, refuses what is new; after `patienceMs` it cuts what is left. */
  close(patienceMs?: number): Promise<void>;
}

/** One port: GraphQL over HTTP and sockets at /graphql, everything else is Koa's. */
export async function startServer(services: Services, schema: GraphQLSchema, options: { port: number; host: string | null; socketLimits?: SocketLimits }): Promise<RunningServer> {
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 });
  const graphql = await createGraphql(services, schema, server);
  const sockets = await createSockets(services, schema, options.socketLimits ?? socketLimitsOf(services.config));
  const rest = createHttp(services, routes, web(services)).callback();

  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path === '/graphql') graphql.handle(request, response);
    else void rest(request, response);
  });
  server.on('upgrade', sockets.upgrade);

  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(options.port, options.host ?? undefined, resolve);
    });
  } catch (error) {
    await sockets.close();
    await graphql.app.close();
    throw error;
  }

  return {
    port: (server.address() as AddressInfo).port,
    async close(patienceMs = 8_000) {
      services.lifecycle.draining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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
