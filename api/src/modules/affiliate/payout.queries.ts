import type { Context } from '../../request/context';
import { behindSql, cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { isUuid } from '../../text/uuid';
import { BACK_SQL, CURRENCY, LINES_SQL, PAYOUT_SQL, stateSql, type Payout } from './affiliate.queries';
import { lineSql, viewLine, type CouponUsePage, type LineRow } from './earning.queries';
import { forManagers, rowsOf } from './for-managers';
import { gatheredBy } from './payouts-to-come';

/** $1 company, $2 viewer, $3 how many, $4 moment and $5 id behind which the page begins. */
export const PAYOUTS = forManagers('affiliate-payouts', `
  select json_build_object('total', (select count(*) from affiliate_payout x where x.company_id = c.id and x.returns_id is null),
    'amount', (select coalesce(sum(x.amount), 0) from affiliate_payout x where x.company_id = c.id and x.currency = '${CURRENCY}'),
    'nodes', coalesce(json_agg(${PAYOUT_SQL} order by o.paid_at desc, o.id desc), '[]'))
  from (
    select *
    from affiliate_payout x
    where x.company_id = c.id and x.returns_id is null and (x.paid_at, x.id) < ${behindSql('$4', '$5')}
    order by x.paid_at desc, x.id desc
    limit $3) o
  ${BACK_SQL}`);

interface PayoutRow extends Payout { paidAt: string }

/** `amount` is what arrived of all of them, in the programme's currency: what came back is taken off. */
export interface PayoutPage extends Page<Payout> { total: number; amount: number }

/** What went out, the newest first. */
export async function readPayouts(context: Context, companyId: string, { first, after }: PageInput): Promise<PayoutPage> {
  const size = sizeOf(first);
  const { nodes, ...sums } = await rowsOf<{ nodes: PayoutRow[]; total: number; amount: number }>(
    context, PAYOUTS, companyId, [size + 1, ...placeOf(after, 'moment', 'id')],
  );
  return { ...sums, ...pageOf(nodes, size, { view: (row) => row, cursor: ({ paidAt, id }) => cursorOf(paidAt, id) }) };
}

const MONTH_SQL = `to_char(greatest(k.due_at, $6::timestamptz) at time zone 'UTC', 'YYYY-MM')`;

/** Of the payout $7, or of what goes in currency $8 from month $9 to $10. */
const OF_PAYOUT_SQL = `k.provider_id = c.id and case
      when $7::uuid is not null then exists (
        select from affiliate_payout_line x
        where x.commission_id = k.id and x.payout_id = $7::uuid)
      else k.currency = $8::text and ${stateSql('$6::timestamptz')} in ('WAITING', 'DUE') and ${MONTH_SQL} between $9::text and $10::text end`;

/** $1 company, $2 viewer, $3 how many, $4 moment and $5 id behind which the page begins, $6 now, and `OF_PAYOUT_SQL`. */
export const PAYOUT_ENTRIES = forManagers('affiliate-payout-entries', `
  select json_build_object('total', (
      select count(*)
      from ${LINES_SQL}
      where ${OF_PAYOUT_SQL}), 'nodes', coalesce(json_agg(k.line order by k.created_at desc, k.id desc), '[]'))
  from (
    select k.created_at, k.id, ${lineSql('$6::timestamptz')} as line
    from ${LINES_SQL}
      left join affiliate_payout o on o.id = l.payout_id
    where ${OF_PAYOUT_SQL} and (k.created_at, k.id) < ${behindSql('$4', '$5')}
    order by k.created_at desc, k.id desc
    limit $3) k`);

/** Which lines a payout pays, or will pay as things stand; none for a payout of others, and for one that is no more to come. */
export async function readPayoutEntries(
  context: Context, companyId: string, { payoutId, first, after }: PageInput & { payoutId: string },
): Promise<CouponUsePage> {
  const size = sizeOf(first);
  const now = context.now();
  const gathered = gatheredBy(payoutId);
  const which = [isUuid(payoutId) ? payoutId : null, gathered?.currency ?? null, gathered?.from ?? null, gathered?.to ?? null];
  const { nodes, total } = await rowsOf<{ nodes: LineRow[]; total: number }>(
    context, PAYOUT_ENTRIES, companyId, [size + 1, ...placeOf(after, 'moment', 'id'), now.toISOString(), ...which],
  );
  return { total, ...pageOf(nodes, size, { view: (row) => viewLine(row, now), cursor: ({ dateUsed, id }) => cursorOf(dateUsed, id) }) };
}
