import { holdWords, payoutDay, type HoldReason } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { behindSql, cursorOf, pageOf, placeOf, sizeOf, type Page } from '../../text/page';
import { LINES_SQL, standingSql, stateSql } from './affiliate.queries';
import { forManagers, rowsOf, type ListInput } from './for-managers';

export type LineState = 'PAID' | 'REJECTED' | 'HELD' | 'WAITING' | 'DUE';

export interface LineRow {
  id: string;
  providerId: string;
  couponCode: string;
  companyName: string;
  isTakenBack: boolean;
  isRefund: boolean;
  isRestored: boolean;
  percent: number;
  base: number;
  commissionAmount: number;
  currency: string;
  dateUsed: string;
  dueAt: string;
  state: LineState;
  reasons: HoldReason[] | null;
  decision: string | null;
  payoutId: string | null;
  payoutNumber: number | null;
  paidAt: string | null;
  /** Whether a payout of it was sent back by the bank. */
  cameBack: boolean;
}

/** One line of what a company has of another one's payment. */
export interface CouponUse extends Omit<LineRow, 'dueAt' | 'reasons' | 'decision' | 'isRefund' | 'isRestored' | 'cameBack'> {
  reason: string; expectedAt: string | null;
}

export const EARNING_FILTERS = ['ALL', 'PENDING', 'PAID'] as const;
export type EarningFilter = (typeof EARNING_FILTERS)[number];

/** Of a line as $8 wants it, with the text $9 in the name of who paid. */
const LINE_WANTED_SQL = `($8 = 'ALL' or (l.payout_id is not null) = ($8 = 'PAID')) and strpos(lower(k.referred_name), lower($9)) > 0`;

/** A line as `LineRow`; `now` is an SQL expression. */
export const lineSql = (now: string) => `json_build_object('id', k.id, 'providerId', k.provider_id, 'couponCode', k.code, 'companyName', k.referred_name,
      'isTakenBack', k.kind = 'TAKEN_BACK', 'isRefund', starts_with(k.cause, 're_'), 'isRestored', k.kind = 'EARNED' and k.taken_from is not null, 'percent', k.percent, 'base', k.base, 'commissionAmount', k.amount, 'currency', k.currency,
      'dateUsed', k.created_at, 'dueAt', k.due_at, 'state', ${stateSql(now)}, 'reasons', r.reasons, 'decision', r.decision,
      'payoutId', o.id, 'payoutNumber', o.number, 'paidAt', o.paid_at, 'cameBack', exists (
        select from affiliate_payout_line went
        join affiliate_payout back on back.returns_id = went.payout_id
        where went.commission_id = k.id))`;

/**
 * $1 company, $2 viewer, $3 how many, $4 moment and $5 id behind which the page begins, $6 now, $7 how many are left out, $8 filter, $9
 * text.
 */
export const COUPON_USES = forManagers('affiliate-coupon-uses', `
  select json_build_object('total', (
      select count(*)
      from commission k
      ${standingSql('l', 'k')}
      where k.provider_id = c.id and ${LINE_WANTED_SQL}), 'nodes', coalesce(json_agg(k.line
    order by k.created_at desc, k.id desc), '[]'))
  from (
    select k.created_at, k.id, ${lineSql('$6::timestamptz')} as line
    from ${LINES_SQL}
      left join affiliate_payout o on o.id = l.payout_id
    where k.provider_id = c.id and ${LINE_WANTED_SQL} and (k.created_at, k.id) < ${behindSql('$4', '$5')}
    order by k.created_at desc, k.id desc
    limit $3 offset $7) k`);

export function viewLine({ dueAt, reasons, decision, isRefund, isRestored, cameBack, ...row }: LineRow, now: Date): CouponUse {
  const isOpen = row.state === 'WAITING' || row.state === 'DUE';
  const due = new Date(dueAt);
  return {
    ...row, reason: reasonOf({ ...row, reasons, decision, isRefund, isRestored, cameBack }),
    expectedAt: isOpen ? payoutDay(due > now ? due : now) : null,
  };
}

type Told = Pick<LineRow, 'state' | 'isTakenBack' | 'isRefund' | 'isRestored' | 'reasons' | 'decision' | 'payoutNumber' | 'cameBack'>;

function reasonOf({ state, isTakenBack, isRefund, isRestored, reasons, decision, payoutNumber, cameBack }: Told): string {
  if (state === 'PAID') return `Paid out, receipt ${payoutNumber ?? ''}.`;
  if (state === 'HELD') return `Waits for a decision. ${holdWords(reasons ?? [])}`;
  if (state === 'REJECTED') return decision ?? 'The referral does not count.';
  if (cameBack) return 'The bank sent its payout back. Goes with the next one.';
  if (isTakenBack) return isRefund ? 'The payment was refunded.' : 'The payment went back.';
  if (isRestored) return 'The payment stands after all.';
  return state === 'WAITING' ? 'Held for 30 days after the payment.' : 'Goes with the next payout, from €20 on.';
}

export interface CouponUsePage extends Page<CouponUse> { total: number }

export async function readCouponUses(
  context: Context, companyId: string, { first, after, offset, filter, search }: ListInput & { filter: EarningFilter; search: string },
): Promise<CouponUsePage> {
  const size = sizeOf(first);
  const now = context.now();
  const values = [size + 1, ...placeOf(after, 'moment', 'id'), now.toISOString(), Math.max(0, offset), filter, search.trim()];
  const { nodes, total } = await rowsOf<{ nodes: LineRow[]; total: number }>(context, COUPON_USES, companyId, values);
  return { total, ...pageOf(nodes, size, { view: (row) => viewLine(row, now), cursor: ({ dateUsed, id }) => cursorOf(dateUsed, id) }) };
}
