import { COMPANY_ID, linksOfRows, rowsOfKind, type HotReads } from '../../testing/hot-reads';
import { recordsStatement } from '../growth';
import { COMPETITION } from './competition.schema';
import { COMPETITORS } from './competitors';

export const COMPETITION_HOT: HotReads = {
  rows: [
    rowsOfKind('competitor', 'comparison', 'name, is_self', "'Rebox', m = 1"),
    linksOfRows('competitor_customer', 'competitor_id', 'customer_id'),
  ],
  reads: [
    [COMPETITION.statement, [COMPANY_ID, ['pointOfDifferentiation', 'comparison'], 'comparison', 31]],
    [recordsStatement(COMPETITORS.rows), [COMPANY_ID, [COMPANY_ID]]],
  ],
};
