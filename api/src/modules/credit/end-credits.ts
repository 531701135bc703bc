import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { recordCompanyEvent } from '../company';
import { creditHold, creditLot } from './credit.table';
import { releaseCredits } from './hold-credits';
import { accountOf, lockBalance, moveCredits } from './move-credits';

/** Longer than anything takes that credits are held for: whoever held them was killed meanwhile. */
const HELD_MS = 3_600_000;

/** Takes what has not been used of lots that have ended. Says whether there was any. */
async function endLots(tx: Db, companyId: string, at: Date): Promise<boolean> {
  const spendable = await lockBalance(tx, companyId);
  const ended = await tx.select().from(creditLot)
    .where(and(eq(creditLot.companyId, companyId), gt(creditLot.remaining, 0), lte(creditLot.expiresAt, at))).orderBy(asc(
      creditLot.createdAt,
    ));
  if (ended.length === 0) return false;
  const moves = ended.map(({ id, kind, remaining }) => ({ lotId: id, amount: remaining, from: accountOf(kind), to: 'expired' as const }));
  const cause = { kind: 'EXPIRE', reference: `ended:${at.toISOString()}`, description: 'Unused credits ended', actorId: null, at } as const;
  await moveCredits(tx, companyId, spendable, moves, cause);
  return true;
}

/** Lets go what was left held, and ends the lots whose time has come; who looks at the company is told. */
export async function endCredits(services: Pick<Services, 'db' | 'now' | 'bus' | 'log' | 'metrics'>): Promise<void> {
  const { db, now } = services;
  const at = now();
  const left = await db.orm.select().from(creditHold)
    .where(and(eq(creditHold.state, 'HELD'), lt(creditHold.createdAt, new Date(at.getTime() - HELD_MS))));
  const told = (companyId: string, move: (tx: Db) => Promise<boolean>) => db.transaction(async (tx) => {
    if (await move(tx)) await recordCompanyEvent(tx, services, companyId, { type: 'COMPANY_CHANGED', actorId: null });
  });
  for (const { companyId, reference } of left) await told(companyId, (tx) => releaseCredits(tx, { companyId, reference, at }));
  const ended = await db.orm.selectDistinct({ companyId: creditLot.companyId }).from(creditLot)
    .where(and(gt(creditLot.remaining, 0), lte(creditLot.expiresAt, at)));
  for (const { companyId } of ended) await told(companyId, (tx) => endLots(tx, companyId, at));
}
