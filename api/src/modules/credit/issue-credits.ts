import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { creditLot, creditTransfer } from './credit.table';
import { accountOf, lockBalance, moveCredits } from './move-credits';
import { forgiveOwed, notYetBack, oweCredits, takeOwed } from './owed-credits';
import { PRIORITY } from './order-of-use';

export interface Issue {
  companyId: string;
  kind: 'PAID' | 'GRANTED';
  amount: number;
  /** Null: they don't end. */
  expiresAt: Date | null;
  /** Why, such as `payment:ID`: the same cause twice is once. */
  reference: string;
  /** What the history calls it, such as "50 credits bought". */
  description: string;
  actorId: string | null;
  at: Date;
}

/** Gives a company credits. False: it had them already for this cause, and nothing has changed. */
export async function issueCredits(
  tx: Db, { companyId, kind, amount, expiresAt, reference, description, actorId, at }: Issue,
): Promise<boolean> {
  const spendable = await lockBalance(tx, companyId);
  const [lot] = await tx.insert(creditLot)
    .values({ companyId, kind, priority: PRIORITY[kind], amount, expiresAt, reference, createdAt: at }).onConflictDoNothing()
    .returning({ id: creditLot.id });
  if (!lot) return false;
  const move = { lotId: lot.id, amount, from: 'issued', to: accountOf(kind) } as const;
  await moveCredits(tx, companyId, spendable, [move], { kind: 'ISSUE', reference, description, actorId, at });
  return true;
}

export interface TakeBack {
  companyId: string;
  /** The cause that they were issued for. */
  issued: string;
  /** How many of them; all unless told. */
  amount?: number;
  /** Why they go, such as `refund:ID`: the same cause twice is once. */
  reference: string;
  description: string;
  actorId: string | null;
  at: Date;
}

/** What was moved for a cause: at once, and as soon as it came back (`takeOwed`). */
const isFor = (cause: string) => or(eq(creditTransfer.reference, cause), sql`starts_with(${creditTransfer.reference}, ${`${cause}:`})`);

/** How many were taken back for a cause. */
async function takenBackFor(tx: Db, companyId: string, reference: string): Promise<number> {
  const known = await tx.select({ amount: creditTransfer.amount }).from(creditTransfer)
    .where(and(eq(creditTransfer.companyId, companyId), isFor(reference), eq(creditTransfer.kind, 'TAKE_BACK')));
  return known.reduce((sum, { amount }) => sum + amount, 0);
}

export interface Restore extends Pick<TakeBack, 'companyId' | 'reference' | 'description' | 'actorId' | 'at'> {
  /** The reference that they were taken back with. */
  taken: string;
}

/**
 * Gives back what was taken back, into the lot that it was taken from, so that it can be taken again: what else is owed of it goes at once.
 * Twice is once.
 */
export async function restoreCredits(tx: Db, { companyId, taken, reference, description, actorId, at }: Restore): Promise<void> {
  const spendable = await lockBalance(tx, companyId);
  await forgiveOwed(tx, companyId, taken);
  const transfers = await tx.select().from(creditTransfer)
    .where(and(eq(creditTransfer.companyId, companyId), or(eq(creditTransfer.reference, reference), isFor(taken))));
  const gone = transfers.filter(({ kind }) => kind === 'TAKE_BACK');
  const [first] = gone;
  if (!first || transfers.some((one) => one.reference === reference)) return;
  const amount = gone.reduce((sum, one) => sum + one.amount, 0);
  const move = { lotId: first.lotId, amount, from: first.toAccount, to: first.fromAccount };
  await moveCredits(tx, companyId, spendable, [move], { kind: 'ISSUE', reference, description, actorId, at });
  await takeOwed(tx, companyId, spendable + amount, { by: reference, at });
}

/**
 * Takes back what was bought, because the money went back. What of it has been spent is spent, and what is held stays held: it goes as soon
 * as it comes back. Says how many could be taken now.
 */
export async function takeBack(
  tx: Db, { companyId, issued, amount, reference, description, actorId, at }: TakeBack,
): Promise<{ taken: number }> {
  const spendable = await lockBalance(tx, companyId);
  const known = await takenBackFor(tx, companyId, reference);
  if (known > 0) return { taken: known };
  const [lot] = await tx.select().from(creditLot).where(and(eq(creditLot.companyId, companyId), eq(creditLot.reference, issued)));
  if (!lot) return { taken: 0 };
  const wanted = amount ?? lot.amount;
  const taken = Math.min(wanted, lot.remaining);
  const owed = Math.min(wanted, await notYetBack(tx, companyId, lot.id)) - taken;
  if (owed > 0) await oweCredits(tx, { companyId, lotId: lot.id, amount: owed, reference, description, actorId, at });
  if (taken === 0) return { taken: 0 };
  const move = { lotId: lot.id, amount: taken, from: accountOf(lot.kind), to: 'issued' } as const;
  await moveCredits(tx, companyId, spendable, [move], { kind: 'TAKE_BACK', reference, description, actorId, at });
  return { taken };
}
