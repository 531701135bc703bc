import type { Context } from '../../request/context';
import { hasPaidSql } from './affiliate.queries';
import { forManagers, rowsOf } from './for-managers';

export type StatisticsBy = 'DAY' | 'WEEK' | 'MONTH';

/** How far a unit goes back. */
const SPANS: Record<StatisticsBy, string> = { DAY: '29 days', WEEK: '25 weeks', MONTH: '11 months' };

export interface FunnelStep { from: string; clicks: number; signUps: number; paid: number }
export interface FunnelCode { code: string; isLink: boolean; clicks: number; signUps: number; paid: number }
export interface Statistics { companyId: string; by: StatisticsBy; steps: FunnelStep[]; codes: FunnelCode[] }

/**
 * $1 company, $2 viewer, $3 day, week or month, $4 how far back, $5 now. Companies that have paid count in the step they were founded in.
 */
export const STATISTICS = forManagers('affiliate-statistics', `
  with code as (
    select x.code, x.kind
    from affiliate_code x
    where x.company_id = c.id),
  click as (
    select k.code, k.day
    from affiliate_click k
    where k.code in (select code from code)),
  founded as (
    select r.code, r.created_at, ${hasPaidSql('r.referred_id')} as has_paid
    from company_referral r
    where r.referral_id = c.id and r.state <> 'REJECTED'),
  step as (
    select s as at
    from generate_series(date_trunc($3, $5::timestamptz at time zone 'UTC' - $4::interval), $5::timestamptz at time zone 'UTC', ('1 ' || $3)::interval) s)
  select json_build_object('steps', (
      select json_agg(json_build_object('from', to_char(s.at, 'YYYY-MM-DD'), 'clicks', coalesce(k.clicks, 0), 'signUps', coalesce(f.sign_ups, 0),
        'paid', coalesce(f.paid, 0)) order by s.at)
      from step s
      left join (
        select date_trunc($3, day::timestamp) as at, count(*) as clicks
        from click
        group by 1) k on k.at = s.at
      left join (
        select date_trunc($3, created_at at time zone 'UTC') as at, count(*) as sign_ups, count(*) filter (where has_paid) as paid
        from founded
        group by 1) f on f.at = s.at),
    'codes', coalesce((
      select json_agg(json_build_object('code', x.code, 'isLink', x.kind = 'LINK', 'clicks', (select count(*) from click k where k.code = x.code),
        'signUps', (select count(*) from founded f where f.code = x.code),
        'paid', (select count(*) from founded f where f.code = x.code and f.has_paid)) order by x.kind desc, x.code)
      from code x), '[]'))`);

export async function readStatistics(context: Context, companyId: string, by: StatisticsBy): Promise<Statistics> {
  const values = [by.toLowerCase(), SPANS[by], context.now().toISOString()];
  return { companyId, by, ...await rowsOf<Pick<Statistics, 'steps' | 'codes'>>(context, STATISTICS, companyId, values) };
}
