import type { ModuleKey } from '@heartwood/contract/domain';
import { defineClue, liveRowsWhere } from '../growth';

const isCountedIn = (key: ModuleKey) => `exists (
      select from market_customer m
      where m.company_id = r.company_id and m.key = '${key}' and m.customer_id = r.id and not m.is_deleted)`;

/** Segments that are counted in the market around one, and not in it. */
const uncounted = (key: ModuleKey, around: ModuleKey) => defineClue({
  key, modules: ['customerSegment', around, key],
  rows: liveRowsWhere('customer', `${isCountedIn(around)} and not ${isCountedIn(key)}`),
});

defineClue({ key: 'tam', modules: ['customerSegment', 'tam'], rows: liveRowsWhere('customer', `not ${isCountedIn('tam')}`) });
uncounted('sam', 'tam');
uncounted('som', 'sam');
