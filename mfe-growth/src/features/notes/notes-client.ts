import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';
import { notesRules } from './notes.cache';

/** The notes' own client: they are a person's, and no company's stream is about them. */
export function createNotesClient(shell: Shell): RemoteClient {
  return createClient(shell, { remote: 'growth', cache: cacheExchange({ possibleTypes: {}, ...notesRules }) });
}
