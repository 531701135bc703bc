import { idOf, type HotReads } from '../../testing/hot-reads';

export const PLAN_HOT: HotReads = {
  rows: [
    `insert into billing_subscription (company_id, plan, status)
    select ${idOf('company', 'n')}, 'Pro', 'active'
    from generate_series(1, 1000) n`,
  ],
  reads: [],
};
