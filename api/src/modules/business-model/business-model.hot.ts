import { COMPANY_ID, idOf, type HotReads } from '../../testing/hot-reads';
import { recordsStatement } from '../growth';
import { BUSINESS_MODEL, BUSINESS_MODEL_KINDS } from './business-model.schema';

const KEYS = [
  'overallProblem', 'overallSolution', 'customerSegment', 'channels', 'keyResources', 'keyActivities', 'keyPartners', 'revenue', 'costs',
];

/** Rows of each company, five a kind: their ids are made of company and number, so that links can name them. */
const rows = (table: string, key: string, columns: string, values: string) => `insert into ${table} (id, company_id, key, position, ${columns})
    select ${rowOf('n', 'm')}, ${idOf('company', 'n')}, '${key}', m, ${values}
    from generate_series(1, 1000) n, generate_series(1, 5) m`;
const rowOf = (company: string, number: string) => idOf('user', `(${company} * 10 + ${number})`);
const links = (table: string, own: string, other: string) => `insert into ${table} (${own}, ${other})
    select ${rowOf('n', 'm')}, ${rowOf('n', 'm')}
    from generate_series(1, 1000) n, generate_series(1, 5) m`;

export const BUSINESS_MODEL_HOT: HotReads = {
  rows: [
    rows('customer', 'customerSegment', 'name', "'Shops'"),
    rows('customer_detail', 'customerSegment', 'title, customer_id', `'Shops', ${rowOf('n', 'm')}`),
    rows('business_channel', 'channels', 'name, customer_id', `'Wholesale', ${rowOf('n', 'm')}`),
    rows('key_activity', 'keyActivities', 'name', "'Washing'"),
    rows('key_resource', 'keyResources', 'name', "'Crates'"),
    rows('key_partner', 'keyPartners', 'name', "'Freight'"),
    rows('revenue', 'revenue', 'type, value, currency, frequency', "'USAGE_FEE', 1, 'EUR', 'MONTHLY'"),
    rows('cost', 'costs', 'description, type, value, currency', "'Washing', 'FIXED', 1, 'EUR'"),
    links('key_activity_channel', 'activity_id', 'channel_id'),
    links('key_resource_activity', 'resource_id', 'activity_id'),
    links('key_partner_resource', 'partner_id', 'resource_id'),
    links('revenue_customer', 'revenue_id', 'customer_id'),
    `insert into customer_category (id, company_id, name)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'Category ' || m
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
  ],
  reads: [
    [BUSINESS_MODEL.statement, [COMPANY_ID, KEYS, 'overallProblem', 31]],
    ...BUSINESS_MODEL_KINDS.map((kind): HotReads['reads'][number] => [recordsStatement(kind), [COMPANY_ID, [COMPANY_ID]]]),
  ],
};
