import { createClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange, type Client } from '@urql/core';

/** A page that is read once keeps nothing: what it was answered stands on it. */
export const createReaderClient = (shell: Pick<Shell, 'fetch' | 'socket' | 'report'>): Client => (
  createClient(shell, { remote: 'growth', cache: cacheExchange }).client
);
