import type { Shell } from '@heartwood/contract';
import { Client, fetchExchange, makeOperation, mapExchange, type Exchange, type Operation } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { pipe, tap } from 'wonka';
import { askAgain } from './ask-again';
import { inTurn } from './in-turn';
import { operationName } from './operation-name';
import { socketExchange } from './socket-exchange';

/** A failed query tries again by itself this often before the page says so. */
const QUERY_ATTEMPTS = 3;

export interface ClientOptions {
  /** The remote's name: what fails is reported under it. */
  remote: string;
  cache: Exchange;
  /** Between the cache and the network, for a remote whose answers may come out of order. */
  beforeCache?: Exchange;
}

export interface RemoteClient {
  client: Client;
  /** Asks again for everything that some component shows right now. */
  refetchOnScreen(): void;
}

/** A remote's own GraphQL client over the lent `fetch` and socket. Nothing else of the shell reaches it. */
export function createClient(
  shell: Pick<Shell, 'fetch' | 'socket' | 'report'>,
  { remote, cache, beforeCache }: ClientOptions,
): RemoteClient {
  const onScreen = new Map<number, Operation>();
  const send: typeof fetch = (input, init) => shell.fetch(String(input), init);
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: send,
    exchanges: [
      reportFailures(shell, remote), rememberQueries(onScreen), cache, askAgain, ...(beforeCache ? [beforeCache] : []),
      retryQueries(), socketExchange(shell.socket), inTurn(send), fetchExchange,
    ],
  });
  return {
    client,
    refetchOnScreen: () => {
      for (const query of onScreen.values()) {
        client.reexecuteOperation(makeOperation('query', query, { ...query.context, requestPolicy: 'network-only' }));
      }
    },
  };
}

// Whatever a page says or does not say of it: loading, sending and every command (specification, section 8).
// Where nobody answers, what is tried again and again is told once, until it is answered.
function reportFailures(shell: Pick<Shell, 'report'>, remote: string): Exchange {
  const unanswered = new Set<string>();
  return mapExchange({
    onResult({ error, operation }) {
      const where = operationName(operation);
      const isKnown = unanswered.has(where);
      if (error?.networkError) unanswered.add(where);
      else unanswered.delete(where);
      if (error && !(error.networkError && isKnown)) shell.report(error, { remote, where });
    },
  });
}

function rememberQueries(onScreen: Map<number, Operation>): Exchange {
  const note = (operation: Operation) => {
    if (operation.kind === 'query') onScreen.set(operation.key, operation);
    else if (operation.kind === 'teardown') onScreen.delete(operation.key);
  };
  return ({ forward }) => (operations) => forward(pipe(operations, tap(note)));
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
