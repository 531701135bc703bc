import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { conflict } from '../../request/errors';
import { creditHold, creditLot, creditTransfer } from './credit.table';
import { accountOf, lockBalance, moveCredits, type Account } from './move-credits';
import { takeOwed } from './owed-credits';
import { sharesOf } from './order-of-use';

export interface Hold {
  companyId: string;
  amount: number;
  /** What for, such as `suggestion:ID`: the same cause twice is one hold. */
  reference: string;
  /** What the history calls it, such as "Suggestion, Culture". */
  description: string;
  /** Null: nobody in particular. */
  actorId: string | null;
  at: Date;
}

/** A hold that exists. */
export interface Held { companyId: string; reference: string; at: Date }

const notEnoughCredits = (left: number) => (
  conflict(left === 0 ? 'There are no credits left.' : `There are too few credits: ${left} left.`, undefined, 'NOT_ENOUGH_CREDITS')
);

/** Sets credits aside, taken from lots in their order of use. Throws NOT_ENOUGH_CREDITS. False: they were for this cause already. */
export async function holdCredits(tx: Db, { companyId, amount, reference, description, actorId, at }: Hold): Promise<boolean> {
  const spendable = await lockBalance(tx, companyId);
  const [hold] = await tx.insert(creditHold)
    .values({ companyId, reference, amount, state: 'HELD', description, actorId, createdAt: at }).onConflictDoNothing()
    .returning({ reference: creditHold.reference });
  if (!hold) return false;
  const lots = await tx.select().from(creditLot).where(and(eq(creditLot.companyId, companyId), gt(creditLot.remaining, 0)))
    .orderBy(asc(creditLot.priority), sql`${creditLot.expiresAt} asc nulls last`, asc(creditLot.createdAt), asc(creditLot.id));
  const shares = sharesOf(lots, amount, at);
  if (!shares)
    throw notEnoughCredits(sum(lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > at).map((lot) => lot.remaining)));
  const moves = shares.map(
    (share) => ({ lotId: share.lot.id, amount: share.amount, from: accountOf(share.lot.kind), to: 'held' as const }),
  );
  await moveCredits(tx, companyId, spendable, moves, { kind: 'HOLD', reference, description, actorId, at });
  return true;
}

/** What they were for has happened: they are spent. False: they were not held. */
export function captureCredits(tx: Db, held: Held): Promise<boolean> {
  return settle(tx, held, { kind: 'CAPTURE', was: 'HELD', state: 'CAPTURED', from: 'held', to: () => 'spent', words: (what) => what });
}

/** It has not happened: they go back to the lots they came from. False: they were not held. */
export function releaseCredits(tx: Db, held: Held): Promise<boolean> {
  return settle(tx, held, { kind: 'RELEASE', was: 'HELD', state: 'RELEASED', from: 'held', to: accountOf, words: returned });
}

/** It has happened and was no good: what was spent goes back to the lots it came from. False: it was not spent, or came back already. */
export function refundCredits(tx: Db, held: Held): Promise<boolean> {
  return settle(tx, held, { kind: 'REFUND', was: 'CAPTURED', state: 'REFUNDED', from: 'spent', to: accountOf, words: returned });
}

type State = typeof creditHold.$inferSelect['state'];

interface Settlement {
  kind: 'CAPTURE' | 'RELEASE' | 'REFUND';
  was: State;
  state: State;
  from: Account;
  to: (lot: 'PAID' | 'GRANTED') => Account;
  words: (description: string) => string;
}

async function settle(tx: Db, { companyId, reference, at }: Held, { kind, was, state, from, to, words }: Settlement): Promise<boolean> {
  const spendable = await lockBalance(tx, companyId);
  const [hold] = await tx.update(creditHold).set({ state })
    .where(and(eq(creditHold.companyId, companyId), eq(creditHold.reference, reference), eq(creditHold.state, was))).returning();
  if (!hold) return false;
  const parts = await tx.select({ lotId: creditTransfer.lotId, amount: creditTransfer.amount, lot: creditLot.kind }).from(creditTransfer)
    .innerJoin(creditLot, eq(creditLot.id, creditTransfer.lotId))
    .where(and(eq(creditTransfer.companyId, companyId), eq(creditTransfer.reference, reference), eq(creditTransfer.kind, 'HOLD')))
    .orderBy(asc(creditTransfer.id));
  const moves = parts.map(({ lotId, amount, lot }) => ({ lotId, amount, from, to: to(lot) }));
  await moveCredits(tx, companyId, spendable, moves, { kind, reference, description: words(hold.description), actorId: hold.actorId, at });
  if (kind !== 'CAPTURE') await takeOwed(tx, companyId, spendable + sum(moves.map(({ amount }) => amount)), { by: reference, at });
  return true;
}

const returned = (description: string) => `Returned: ${description}`;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
