import type { Shell } from '@heartwood/contract';
import { formatDocument, makeOperation, mapExchange, type Client } from '@urql/core';
import { createClient } from './create-client';

/** In the cache's place: a page that is read once keeps nothing. What is sent is the text that the server knows. */
const asRegistered = mapExchange({
  onOperation: (operation) => makeOperation(operation.kind, { ...operation, query: formatDocument(operation.query) }, operation.context),
});

/** The client of a page that asks once and keeps nothing. */
export const createReaderClient = (shell: Pick<Shell, 'fetch' | 'socket' | 'report'>, remote: string): Client => (
  createClient(shell, { remote, cache: asRegistered }).client
);
