import { holdWords, type HoldReason, type PlanName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { behindSql, cursorOf, pageOf, placeOf, sizeOf, type Page } from '../../text/page';
import { planInForceOf, SUBSCRIPTIONS_SQL, type SubscriptionFacts } from '../plan';
import { hasPaidSql, referredNameSql } from './affiliate.queries';
import { forManagers, rowsOf, type ListInput } from './for-managers';

export type ReferralState = 'COUNTED' | 'HELD' | 'REJECTED';

interface ReferralRow {
  id: string;
  referralId: string;
  createdAt: string;
  code: string;
  state: ReferralState;
  reasons: HoldReason[];
  decision: string | null;
  referred: { id: string; name: string; logo: string | null };
  subscriptions: SubscriptionFacts[];
  hasPaid: boolean;
  commission: number;
}

/** A company that came by another one: its name, plan and state, and nothing of what it writes (design note 38 of the affiliates). */
export interface Referral extends Omit<ReferralRow, 'subscriptions' | 'reasons' | 'decision'> { plan: PlanName; reason: string | null }

export const REFERRAL_FILTERS = ['ALL', 'PAYING', 'TRIAL', 'FREE'] as const;
export type ReferralFilter = (typeof REFERRAL_FILTERS)[number];

/** What is wanted of the list: of a kind, and with a text in the company's name. */
export interface ReferralWish { filter: ReferralFilter; search: string }

/**
 * The company's referrals with the name, what the company does, and whether that is what $7 and $8 want; a decision goes before the rest.
 */
const WANTED_SQL = `(
    select y.*, ($7 = 'ALL' or y.doing = $7) and strpos(lower(y.name), lower($8)) > 0 as is_wanted
    from (
      select x.*, other.id as other_id, ${referredNameSql('other')} as name, other.logo, case
          when x.state <> 'COUNTED' then 'UNDECIDED'
          when ${hasPaidSql('x.referred_id')} then 'PAYING'
          when exists (
            select from billing_subscription s
            where s.company_id = other.id and s.plan = 'Trial' and s.status = 'trialing' and s.ends_at > $9::timestamptz) then 'TRIAL'
          else 'FREE' end as doing
      from company_referral x
      left join company other on other.id = x.referred_id
      where x.referral_id = c.id) y)`;

/**
 * $1 company, $2 viewer, $3 how many, $4 moment and $5 id behind which the page begins, $6 how many are left out, $7 filter, $8 text, $9
 * now.
 */
export const REFERRALS = forManagers('affiliate-referrals', `
  select json_build_object('total', (select count(*) from ${WANTED_SQL} t where t.is_wanted), 'counts', (
      select json_build_object('all', count(*), 'paying', count(*) filter (where t.doing = 'PAYING'), 'trial', count(*) filter (where t.doing = 'TRIAL'),
        'free', count(*) filter (where t.doing = 'FREE'))
      from ${WANTED_SQL} t), 'nodes', coalesce(json_agg(
    json_build_object('id', r.id, 'referralId', r.referral_id, 'createdAt', r.created_at, 'code', r.code, 'state', r.state, 'reasons', r.reasons,
      'decision', r.decision, 'referred', json_build_object('id', r.referred_id, 'name', r.name, 'logo', r.logo),
      'subscriptions', r.subscriptions, 'hasPaid', ${hasPaidSql('r.referred_id')}, 'commission', coalesce((
        select sum(k.amount)
        from commission k
        where k.referred_id = r.referred_id and k.provider_id = r.referral_id), 0)) order by r.created_at desc, r.id desc), '[]'))
  from (
    select x.*, ${SUBSCRIPTIONS_SQL.replaceAll('c.id', 'x.other_id')} as subscriptions
    from ${WANTED_SQL} x
    where x.is_wanted and (x.created_at, x.id) < ${behindSql('$4', '$5')}
    order by x.created_at desc, x.id desc
    limit $3 offset $6) r`);

function viewReferral({ subscriptions, reasons, decision, ...row }: ReferralRow, now: Date): Referral {
  const held = subscriptions.map(({ plan, status, endsAt }) => ({ plan, status, endsAt: endsAt === null ? null : new Date(endsAt) }));
  const reason = row.state === 'HELD' ? holdWords(reasons) : row.state === 'REJECTED' ? decision : null;
  return { ...row, plan: planInForceOf(held, now).name, reason };
}

/** Of all of them, whatever is searched for. */
export interface ReferralCounts { all: number; paying: number; trial: number; free: number }

export interface ReferralPage extends Page<Referral> { total: number; counts: ReferralCounts }

export async function readReferrals(
  context: Context, companyId: string, { first, after, offset, filter, search }: ListInput & ReferralWish,
): Promise<ReferralPage> {
  const size = sizeOf(first);
  const place = placeOf(after, 'moment', 'id');
  const now = context.now();
  const values = [size + 1, ...place, Math.max(0, offset), filter, search.trim(), now.toISOString()];
  const { nodes, total, counts } = await rowsOf<{ nodes: ReferralRow[]; total: number; counts: ReferralCounts }>(
    context, REFERRALS, companyId, values,
  );
  return {
    total, counts,
    ...pageOf(nodes, size, { view: (row) => viewReferral(row, now), cursor: ({ createdAt, id }) => cursorOf(createdAt, id) }),
  };
}
