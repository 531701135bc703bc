import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { pageOf, placeOf, sizeOf, cursorOf, type Page, type PageInput } from '../../text/page';
import { seatSql, standingOf, type Seat } from '../company';
import { personSql, requireViewer, type Person } from '../identity';
import type { creditTransfer } from './credit.table';
import { canSeeBalance, canSeeLedger } from './credit.policy';

/** What is left of credits that came together. */
export interface LotLine { id: string; kind: 'PAID' | 'GRANTED'; amount: number; remaining: number; expiresAt: string | null }

/** One line of the history: what could be spent became more or less. */
export interface TransferLine {
  id: number;
  kind: Exclude<typeof creditTransfer.$inferSelect['kind'], 'CAPTURE'>;
  lot: 'PAID' | 'GRANTED';
  change: number;
  balance: number;
  description: string;
  actor: Person | null;
  createdAt: string;
}

interface Facts {
  ownerId: string;
  seat: Seat | null;
  paid: number;
  granted: number;
  held: number;
  lots: LotLine[];
  transfers: TransferLine[];
}

export interface CreditLedger {
  companyId: string;
  balance: number;
  paid: number;
  granted: number;
  held: number;
  /** In their order of use; null for who does not manage the company. */
  lots: LotLine[] | null;
  history: Page<TransferLine> | null;
}

/** $1 company, $2 viewer, $3 the transfer that the page before ended with, or null, $4 how many. */
export const CREDIT_LEDGER: Statement = {
  name: 'credit-ledger',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'paid', coalesce(b.paid, 0),
      'granted', coalesce(b.granted, 0),
      'held', coalesce(b.held, 0),
      'lots', (
        select coalesce(json_agg(json_build_object(
            'id', l.id, 'kind', l.kind, 'amount', l.amount, 'remaining', l.remaining, 'expiresAt', l.expires_at)
          order by l.priority, l.expires_at nulls last, l.created_at, l.id), '[]')
        from credit_lot l
        where l.company_id = c.id and l.remaining > 0),
      'transfers', (
        select coalesce(json_agg(page.line order by page.id desc), '[]')
        from (
          select t.id, json_build_object(
              'id', t.id,
              'kind', t.kind,
              'lot', (select l.kind from credit_lot l where l.id = t.lot_id),
              'change', case when t.to_account in ('paid', 'granted') then t.amount else -t.amount end,
              'balance', t.balance,
              'description', t.description,
              'actor', (select ${personSql('u')} from users u where u.id = t.actor_id),
              'createdAt', t.created_at) as line
          from credit_transfer t
          where t.company_id = c.id and t.kind <> 'CAPTURE' and t.id < coalesce($3::bigint, 9223372036854775807)
          order by t.id desc
          limit $4::int
        ) page)
    ) as data
    from company c
    left join credit_balance b on b.company_id = c.id
    where c.id = $1 and c.deleted_at is null`,
};

/** Null for who does not belong to the company, as for one that is not there. */
export async function readLedger(
  context: Context, { companyId, first, after }: PageInput & { companyId: string },
): Promise<CreditLedger | null> {
  const { userId } = requireViewer(context);
  const [place] = placeOf(after, 'number');
  const size = sizeOf(first);
  const [row] = await context.db.read<{ data: Facts }>(CREDIT_LEDGER, [companyId, userId, place ?? null, size + 1]);
  const standing = row ? standingOf(row.data, userId) : { kind: 'none' as const };
  if (!row || !canSeeBalance(standing)) return null;
  const { paid, granted, held, lots, transfers } = row.data;
  const isOpen = canSeeLedger(standing);
  const history = pageOf(transfers, size, { view: (line) => line, cursor: ({ id }) => cursorOf(String(id)) });
  return { companyId, balance: paid + granted, paid, granted, held, lots: isOpen ? lots : null, history: isOpen ? history : null };
}
