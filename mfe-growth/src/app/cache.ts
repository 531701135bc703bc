import { embedded } from '@heartwood/client-kit/cache';
import type { Session } from '@heartwood/contract';
import type { Exchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { commentOptimism, commentUpdates, liveComments } from '../features/comments/comments.cache';
import { foundationOptimism, foundationUpdates } from '../features/foundation/foundation.cache';
import { companyOptimism, companyUpdates } from '../module/company.cache';
import { moduleOptimism, moduleUpdates } from '../module/module.cache';

/**
 * The growth remote's cache: entities by id, and the rules each slice brings for its own commands.
 * @param self who writes: an own comment is shown before the server has answered
 */
export function createCache(self: Session['user']): Exchange {
  const { id, firstname, lastname, profilePhoto } = self;
  return cacheExchange({
    keys: {
      GrowthFramework: (framework) => String(framework.companyId),
      Team: (team) => String(team.companyId),
      AssumptionData: embedded,
      CommentPage: embedded,
      CommentPayload: embedded,
      CompanyEvent: embedded,
      CompanyPayload: embedded,
      HistoryPage: embedded,
      ModulePayload: embedded,
      ModuleVisitors: embedded,
      Plan: embedded,
      FrameworkPerson: embedded,
      UserError: embedded,
      VersionFacts: embedded,
      VersionRow: embedded,
    },
    updates: {
      Mutation: { ...moduleUpdates, ...foundationUpdates, ...commentUpdates, ...companyUpdates },
      Subscription: { companyEvents: liveComments },
    },
    optimistic: { ...moduleOptimism, ...foundationOptimism, ...commentOptimism({ id, firstname, lastname, profilePhoto }), ...companyOptimism },
  });
}
