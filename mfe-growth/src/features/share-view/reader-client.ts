import { createClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { formatDocument, makeOperation, mapExchange, type Client } from '@urql/core';

/** In the cache's place: a page that is read once keeps nothing. What is sent is the text that the server knows. */
const asRegistered = mapExchange({
  onOperation: (operation) => makeOperation(operation.kind, { ...operation, query: formatDocument(operation.query) }, operation.context),
});

export const createReaderClient = (shell: Pick<Shell, 'fetch' | 'socket' | 'report'>): Client => (
  createClient(shell, { remote: 'growth', cache: asRegistered }).client
);
