import { embedded, lateRules } from '@heartwood/client-kit/cache';
import type { Session } from '@heartwood/contract';
import type { Exchange } from '@urql/core';
import { cacheExchange, type KeyingConfig } from '@urql/exchange-graphcache';

const loadRules = () => import('./cache-rules').then((part) => part.cacheRules);

/**
 * Fetches ahead what commands, the areas' pages and the company's stream do to the cache: the growth home's first picture needs none of it.
 */
export const prefetchRules = (): void => void loadRules().catch(() => undefined);

/** What the first picture has that is no entity by an `id`. */
const HOME_KEYS: KeyingConfig = {
  GrowthFramework: (framework) => String(framework.companyId), Plan: embedded, PlanClue: embedded, FrameworkPerson: embedded,
};

/**
 * The growth remote's cache: entities by id, and the rules each slice brings for its own commands.
 * @param self who writes: an own comment is shown before the server has answered
 */
export function createCache(self: Session['user']): Exchange {
  return lateRules({
    load: async () => (await loadRules())(self),
    withoutRules: ['GrowthHome'],
    cacheWith: (rules) => cacheExchange({
      // Every fragment is on a type, none on a union: what a record is not is not looked for in it.
      possibleTypes: {},
      ...rules,
      keys: Object.assign(rules.keys, HOME_KEYS),
    }),
  });
}
