import { socketExchange } from '@heartwood/client-kit/graphql';
import type { Socket } from '@heartwood/contract';
import { Client, fetchExchange } from '@urql/core';
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
    exchanges: [createCache(), fetchExchange, socketExchange(socket)],
  });
}
