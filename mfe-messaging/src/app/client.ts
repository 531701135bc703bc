import { createClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import type { Client, Exchange } from '@urql/core';
import { map, pipe } from 'wonka';
import { createCache } from './cache';
import { NewestState } from './newest-state';

export function createMessagingClient(shell: Shell): Client {
  const self = shell.session.get().user;
  return createClient(shell, { remote: 'messaging', cache: createCache(self), beforeCache: newestWins(self.id) }).client;
}

// Between the cache and the network: what reaches the cache is never older than what it has.
function newestWins(selfId: string): Exchange {
  const newest = new NewestState(selfId);
  return ({ forward }) => (operations) => (
    pipe(forward(operations), map((result) => (result.data ? { ...result, data: newest.renew(result.data as unknown) } : result)))
  );
}
