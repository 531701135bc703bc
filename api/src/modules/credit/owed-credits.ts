import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { creditHold, creditLot } from './credit.table';
import { accountOf, moveCredits } from './move-credits';

/** Credits whose money went back while they were set aside or spent. */
interface Owed {
  companyId: string;
  lotId: string;
  amount: number;
  /** Of what took back the others. */
  reference: string;
  description: string;
  actorId: string | null;
  at: Date;
}

const nameOf = (lotId: string, reference: string) => `owed:${lotId}:${reference}`;
/** `owed:`, an id and `:` stand before the reference. */
const BEFORE = nameOf('', '').length + 36;
const lotOf = ({ reference }: { reference: string }) => reference.slice('owed:'.length, BEFORE - 1);

/** How many of a lot neither went back nor are owed. */
export async function notYetBack(tx: Db, companyId: string, lotId: string): Promise<number> {
  const { rows: [found] } = await tx.execute(sql`
    select coalesce(sum(case when t.from_account = 'issued' then t.amount when t.to_account = 'issued' then -t.amount end), 0)::int - (
        select coalesce(sum(h.amount), 0)::int
        from credit_hold h
        where h.company_id = ${companyId} and h.state = 'OWED' and starts_with(h.reference, ${nameOf(lotId, '')})) as many
    from credit_transfer t
    where t.lot_id = ${lotId}`) as unknown as { rows: { many: number }[] };
  return found?.many ?? 0;
}

/** Writes down what is still to go back; what comes back into the lot goes first. Twice is once. */
export async function oweCredits(tx: Db, { companyId, lotId, amount, reference, description, actorId, at }: Owed): Promise<void> {
  await tx.insert(creditHold).values({
    companyId, reference: nameOf(lotId, reference), amount, state: 'OWED', description, actorId, createdAt: at,
  })
    .onConflictDoNothing();
}

/** Nothing is owed for it any more: its money is there again. */
export async function forgiveOwed(tx: Db, companyId: string, reference: string): Promise<void> {
  await tx.delete(creditHold)
    .where(and(
      eq(creditHold.companyId, companyId), eq(creditHold.state, 'OWED'), sql`substr(${creditHold.reference}, ${BEFORE + 1}) = ${reference}`,
    ));
}

/** Something came back into the company's lots: what is owed of it goes. `by`: what came back. Needs the lock. */
export async function takeOwed(tx: Db, companyId: string, spendable: number, { by, at }: { by: string; at: Date }): Promise<void> {
  const owed = await tx.select().from(creditHold).where(and(eq(creditHold.companyId, companyId), eq(creditHold.state, 'OWED')))
    .orderBy(asc(creditHold.createdAt), asc(creditHold.reference));
  if (owed.length === 0) return;
  const lots = new Map((await tx.select().from(creditLot).where(inArray(creditLot.id, owed.map(lotOf)))).map((lot) => [lot.id, lot]));
  let balance = spendable;
  for (const { reference, amount, description, actorId } of owed) {
    const lot = lots.get(lotOf({ reference }));
    const taken = Math.min(amount, lot?.remaining ?? 0);
    if (!lot || taken === 0) continue;
    lot.remaining -= taken;
    const move = { lotId: lot.id, amount: taken, from: accountOf(lot.kind), to: 'issued' } as const;
    await moveCredits(tx, companyId, balance, [move], {
      kind: 'TAKE_BACK', reference: `${reference.slice(BEFORE)}:${by}`, description, actorId, at,
    });
    balance -= taken;
    const one = and(eq(creditHold.companyId, companyId), eq(creditHold.reference, reference));
    if (taken < amount) await tx.update(creditHold).set({ amount: amount - taken }).where(one);
    else await tx.delete(creditHold).where(one);
  }
}
