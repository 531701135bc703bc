import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { company } from '../company';
import { creditBalance } from '../plan';
import type { creditTransfer } from './credit.table';

type Transfer = typeof creditTransfer.$inferSelect;
export type Account = Transfer['fromAccount'];

/** Credits of one lot that go from one account to another. */
export interface Move { lotId: string; amount: number; from: Account; to: Account }

/** Why they go. */
export interface Cause { kind: Transfer['kind']; reference: string; description: string; actorId: string | null; at: Date }

/** The accounts that can be spent from. */
const isSpendable = (account: Account) => account === 'paid' || account === 'granted';

/**
 * First line of everything that moves credits: the company's moves come one after another, after its other commands, whose row is held
 * first so that nobody waits crosswise. Says what can be spent.
 */
export async function lockBalance(tx: Db, companyId: string): Promise<number> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update');
  await tx.insert(creditBalance).values({ companyId }).onConflictDoNothing();
  const [row] = await tx.select().from(creditBalance).where(eq(creditBalance.companyId, companyId)).for('update');
  if (!row) throw new Error(`no balance of company ${companyId}`);
  return row.paid + row.granted;
}

/**
 * Writes the transfers and moves lots and balance by what was written, in one statement: there is no way to do the one without the others,
 * and none below zero. Needs the lock.
 * @param spendable what `lockBalance` said, and earlier moves of the transaction have left
 */
export async function moveCredits(tx: Db, companyId: string, spendable: number, moves: readonly Move[], cause: Cause): Promise<void> {
  let balance = spendable;
  const rows = moves.map(({ lotId, amount, from, to }, position) => {
    balance += (Number(isSpendable(to)) - Number(isSpendable(from))) * amount;
    return { lot: lotId, amount, source: from, target: to, balance, position };
  });
  const { kind, reference, description, actorId, at } = cause;
  await tx.execute(sql`
    with moved as (
      insert into credit_transfer (
        company_id, kind, amount, from_account, to_account, lot_id, reference, description, actor_id, balance, created_at)
      select ${companyId}::uuid, ${kind}::text, m.amount, m.source, m.target, m.lot, ${reference}::text, ${description}::text, ${actorId}::uuid,
        m.balance, ${at.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as m (lot uuid, amount int, source text, target text, balance int, position int)
      order by m.position
      returning lot_id, amount, from_account, to_account
    ), sides as (
      select lot_id, to_account as account, amount from moved
      union all
      select lot_id, from_account, -amount from moved
    ), lots as (
      update credit_lot l
      set remaining = l.remaining + s.amount
      from (select lot_id, sum(amount)::int as amount from sides where account in ('paid', 'granted') group by lot_id) s
      where l.id = s.lot_id
    )
    update credit_balance b
    set paid = b.paid + s.paid, granted = b.granted + s.granted, held = b.held + s.held
    from (
      select
        coalesce(sum(amount) filter (where account = 'paid'), 0)::int as paid,
        coalesce(sum(amount) filter (where account = 'granted'), 0)::int as granted,
        coalesce(sum(amount) filter (where account = 'held'), 0)::int as held
      from sides
    ) s
    where b.company_id = ${companyId}::uuid`);
}

/** The account that the credits of a lot stand on until they are spent. */
export const accountOf = (kind: 'PAID' | 'GRANTED'): Account => (kind === 'PAID' ? 'paid' : 'granted');
