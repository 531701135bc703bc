import { COMPANY_ID, idOf, linksOfRows, ROW_ID, rowsOfKind, USER_ID, type HotReads } from '../../testing/hot-reads';
import { recordsStatement } from '../growth';
import { BUSINESS_MODEL, BUSINESS_MODEL_KINDS } from './business-model.schema';
import { DETAILS_OF } from './customer-details';

const KEYS = [
  'overallProblem', 'overallSolution', 'customerSegment', 'channels', 'keyResources', 'keyActivities', 'keyPartners', 'revenue', 'costs',
];

export const BUSINESS_MODEL_HOT: HotReads = {
  rows: [
    rowsOfKind('customer', 'customerSegment', 'name', "'Shops'"),
    rowsOfKind('customer_detail', 'customerSegment', 'title, customer_id', `'Shops', ${ROW_ID}`),
    rowsOfKind('business_channel', 'channels', 'name, customer_id', `'Wholesale', ${ROW_ID}`),
    rowsOfKind('key_activity', 'keyActivities', 'name', "'Washing'"),
    rowsOfKind('key_resource', 'keyResources', 'name', "'Crates'"),
    rowsOfKind('key_partner', 'keyPartners', 'name', "'Freight'"),
    rowsOfKind('revenue', 'revenue', 'type, value, currency, frequency', "'USAGE_FEE', 1, 'EUR', 'MONTHLY'"),
    rowsOfKind('cost', 'costs', 'description, type, value, currency', "'Washing', 'FIXED', 1, 'EUR'"),
    `insert into forecast (id, company_id, key, position, scenario, currency, cash)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'revenue', 0, 'BASE', 'EUR', 1
    from generate_series(1, 1000) n`,
    rowsOfKind('forecast_line', 'revenue', 'growth', '5'),
    linksOfRows('key_activity_channel', 'activity_id', 'channel_id'),
    linksOfRows('key_resource_activity', 'resource_id', 'activity_id'),
    linksOfRows('key_partner_resource', 'partner_id', 'resource_id'),
    linksOfRows('revenue_customer', 'revenue_id', 'customer_id'),
    `insert into customer_category (id, company_id, name)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'Category ' || m
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
  ],
  reads: [
    [DETAILS_OF, [[COMPANY_ID], USER_ID]],
    [BUSINESS_MODEL.statement, [COMPANY_ID, KEYS, 'overallProblem', 31]],
    ...BUSINESS_MODEL_KINDS.map((kind): HotReads['reads'][number] => [recordsStatement(kind), [COMPANY_ID, [COMPANY_ID]]]),
  ],
};
