import { behind, forget } from '@heartwood/client-kit/cache';
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import { AreaHistoryDocument, type AreaHistoryQuery, type AreaKey } from '../../generated/graphql';

/** The next page of an area's history is put behind those that are loaded. */
export const historyPages: Record<string, UpdateResolver> = {
  areaHistory: (result, { companyId, area, after }, cache) => {
    if (after == null) return;
    const more = (result as AreaHistoryQuery).areaHistory;
    const variables = { companyId: String(companyId), area: area as AreaKey };
    cache.updateQuery({ query: AreaHistoryDocument, variables }, (data) => (
      data && { ...data, areaHistory: behind(data.areaHistory, more, after, ({ id }) => id) }
    ));
  },
};

/** What may have happened since has it asked for anew, where it is on the screen. */
export function forgetHistory(cache: Cache): void {
  forget(cache, 'areaHistory');
}
