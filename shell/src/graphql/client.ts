import { Client, fetchExchange, subscriptionExchange, type Exchange } from '@urql/core';
import type { Socket } from '@heartwood/contract';
import { createCache } from './cache';

export interface ClientParts {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket: Socket;
}

/** The shell's own GraphQL client; each remote has another one over the same `fetch` and `socket`. */
export function createGraphqlClient({ fetch, socket }: ClientParts): Client {
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: (input, init) => fetch(String(input), init),
    exchanges: [createCache(), fetchExchange, overSocket(socket)],
  });
}

function overSocket(socket: Socket): Exchange {
  return subscriptionExchange({
    forwardSubscription: ({ query = '', operationName, variables }) => ({
      subscribe: (sink) => ({
        unsubscribe: socket.subscribe(
          { query, ...(operationName === undefined ? {} : { operationName }), ...(variables === undefined ? {} : { variables: variables as Record<string, unknown> }) },
          {
            next: (result) => sink.next({ data: (result.data ?? null) as Record<string, unknown> | null, ...(result.errors ? { errors: [...result.errors] } : {}) }),
            error: (error) => sink.error(error),
            complete: () => sink.complete(),
          },
        ),
      }),
    }),
  });
}
