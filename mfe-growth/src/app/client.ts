import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { createCache } from './cache';

export function createGrowthClient(shell: Shell): RemoteClient {
  return createClient(shell, { remote: 'growth', cache: createCache(shell.session.get().user) });
}
