import type { Shell, SocketOperation } from '@heartwood/contract';
import { Client, fetchExchange, mapExchange, subscriptionExchange, type Exchange, type Operation } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { map, pipe } from 'wonka';
import { createCache } from './cache';
import { NewestState } from './newest-state';

/** A failed query tries again by itself this often before the page says so. */
const QUERY_ATTEMPTS = 3;

/** This remote's own GraphQL client over the lent `fetch` and socket. Nothing else of the shell reaches it. */
export function createClient(shell: Shell): Client {
  const self = shell.session.get().user;
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: (input, init) => shell.fetch(String(input), init),
    exchanges: [logFailures(shell), createCache(self), newestWins(self.id), retryQueries(), socketExchange(shell), fetchExchange],
  });
}

// Whatever a page says or does not say of it: loading, sending and every command (specification, section 8).
function logFailures(shell: Shell): Exchange {
  return mapExchange({ onError: (error, operation) => void shell.report(error, { remote: 'messaging', where: nameOf(operation) }) });
}

function nameOf({ query }: Operation): string {
  return query.definitions.flatMap((definition) => (definition.kind === 'OperationDefinition' ? definition.name?.value ?? [] : []))[0] ?? 'graphql';
}

// Between the cache and the network: what reaches the cache is never older than what it has.
function newestWins(selfId: string): Exchange {
  const newest = new NewestState(selfId);
  return ({ forward }) => (operations) => pipe(forward(operations), map((result) => (result.data ? { ...result, data: newest.renew(result.data as unknown) } : result)));
}

// Only queries, and only when the network failed: a command that may have arrived is not sent twice behind the user's back.
function retryQueries(): Exchange {
  return retryExchange({
    initialDelayMs: 400,
    maxDelayMs: 4000,
    randomDelay: true,
    maxNumberAttempts: QUERY_ATTEMPTS,
    retryIf: (error, operation) => operation.kind === 'query' && Boolean(error.networkError),
  });
}

function socketExchange(shell: Shell): Exchange {
  return subscriptionExchange({
    forwardSubscription: ({ query, operationName, variables }) => ({
      subscribe: (sink) => {
        const operation: SocketOperation = { query: query ?? '', ...(operationName && { operationName }), ...(variables && { variables }) };
        const unsubscribe = shell.socket.subscribe(operation, {
          next: ({ data, errors }) => sink.next({ data: data ?? null, ...(errors && { errors: [...errors] }) }),
          error: (cause) => sink.error(cause),
          complete: () => sink.complete(),
        });
        return { unsubscribe };
      },
    }),
  });
}
