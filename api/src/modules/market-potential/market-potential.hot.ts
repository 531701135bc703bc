import { COMPANY_ID, ROW_ID, rowsOfKind, type HotReads } from '../../testing/hot-reads';
import { recordsStatement } from '../growth';
import { MARKET_CUSTOMERS } from './market-customers';
import { MARKET_POTENTIAL } from './market-potential.schema';

export const MARKET_POTENTIAL_HOT: HotReads = {
  rows: [rowsOfKind('market_customer', 'tam', 'customer_id, currency, links', `${ROW_ID}, 'EUR', '{}'`)],
  reads: [
    [MARKET_POTENTIAL.statement, [COMPANY_ID, ['tam', 'sam', 'som', 'marketStrategy'], 'tam', 31]],
    [recordsStatement(MARKET_CUSTOMERS.rows), [COMPANY_ID, [COMPANY_ID]]],
  ],
};
