import { isManager } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { behindSql, cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { seatSql, standingOf, type Seat } from '../company';
import { requireViewer } from '../identity';
import { PAYERS_ALONE } from './billing.policy';

/** One thing that was paid, or that credits came or went for. */
export interface BillingRecord {
  id: string;
  chargeType: 'SUBSCRIPTION' | 'CREDITS' | 'GRANT' | 'SUGGESTION' | 'EXPIRED';
  description: string;
  amount: number | null;
  currency: string | null;
  credits: number | null;
  invoiceUrl: string | null;
  createdAt: string;
}

export type BillingHistory = Page<BillingRecord> & { total: number };

/** A transfer's number as an id, so that both kinds of rows stand in one order. */
const TRANSFER_ID = "('00000000-0000-4000-8000-' || lpad(to_hex(t.id), 12, '0'))::uuid";
/** What was bought stands with its invoice. */
const IN_HISTORY = "(t.kind in ('CAPTURE', 'EXPIRE') or (t.kind = 'ISSUE' and t.to_account = 'granted'))";

/** $1 company, $2 viewer; $3 moment and $4 id of the row where the page before ended, both null at the beginning; $5 how many. */
export const BILLING_HISTORY: Statement = {
  name: 'billing-history',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'total', (select count(*)::int from invoice i where i.company_id = c.id and i.status in ('PAID', 'REFUNDED'))
        + (select count(*)::int from credit_transfer t where t.company_id = c.id and ${IN_HISTORY}),
      'rows', coalesce((
        select json_agg(json_build_object(
            'id', r.id, 'chargeType', r.charge_type, 'description', r.description, 'amount', r.amount, 'currency', r.currency,
            'credits', r.credits, 'invoiceUrl', r.invoice_url, 'createdAt', r.created_at) order by r.created_at desc, r.id desc)
        from (
          select *
          from (
            select i.id, upper(i.kind) as charge_type, i.description, i.amount, i.currency, null::int as credits, i.pdf_url as invoice_url, i.created_at
            from invoice i
            where i.company_id = c.id and i.status in ('PAID', 'REFUNDED')
            union all
            select ${TRANSFER_ID}, case t.kind when 'CAPTURE' then 'SUGGESTION' when 'EXPIRE' then 'EXPIRED' else 'GRANT' end,
              t.description, null, null, t.amount, null, t.created_at
            from credit_transfer t
            where t.company_id = c.id and ${IN_HISTORY}) both_kinds
          where (created_at, id) < ${behindSql('$3', '$4')}
          order by created_at desc, id desc
          limit $5::int) r), '[]')
    ) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

/** What a company paid and what its credits went for, the latest first, for owner and admins. */
export async function readBillingHistory(
  context: Context, { companyId, first, after }: { companyId: string } & PageInput,
): Promise<BillingHistory> {
  const { userId } = requireViewer(context);
  const size = sizeOf(first);
  const [row] = await context.db.read<{
    data: { ownerId: string; seat: Seat | null; total: number; rows: BillingRecord[] };
  }>(BILLING_HISTORY, [
    companyId, userId, ...placeOf(after, 'moment', 'id'), size + 1,
  ]);
  if (!row || !isManager(standingOf(row.data, userId))) throw forbidden(PAYERS_ALONE);
  const { rows, total } = row.data;
  return { ...pageOf(rows, size, { view: (one) => one, cursor: ({ createdAt, id }) => cursorOf(createdAt, id) }), total };
}
