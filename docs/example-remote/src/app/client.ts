import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';

export function createRemoteClient(shell: Shell): RemoteClient {
  // Entities by id; what lives inside its answer has no key of its own.
  const cache = cacheExchange({
    keys: {
      GrowthFramework: (framework) => String(framework.companyId),
      Team: (team) => String(team.companyId),
      CompanyEvent: embedded,
      TeamPayload: embedded,
      UserError: embedded,
    },
  });
  return createClient(shell, { remote: 'harbour', cache });
}
