import { and, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { hashSecret, newSecret } from './one-way';
import { authChallenges } from './second-factor.table';

export type AuthChallenge = typeof authChallenges.$inferSelect;
type Purpose = AuthChallenge['purpose'];

const MINUTES = 10;

interface Asked {
  purpose: Purpose;
  userId: string | null;
  keepsAccount?: boolean;
  /** Wrong answers until it is over. */
  tries?: number;
}

/** What must be answered within ten minutes; the answer is the secret that only who asked was given. */
export async function askChallenge(tx: Db, { now }: Pick<Services, 'now'>, { tries = 1, ...asked }: Asked): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now().getTime() + MINUTES * 60_000);
  await tx.insert(authChallenges).values({ ...asked, tokenHash: hashSecret(secret), triesLeft: tries, expiresAt });
  return secret;
}

const open = (secret: string, purpose: Purpose, now: Date) =>
  and(eq(authChallenges.tokenHash, hashSecret(secret)), eq(authChallenges.purpose, purpose), gt(authChallenges.expiresAt, now));

/** One try less, whatever becomes of it: not in the transaction that a wrong answer rolls back. Null when it is over. */
export async function tryChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>, secret: string, purpose: Purpose,
): Promise<AuthChallenge | null> {
  const [row] = await db.orm.update(authChallenges).set({ triesLeft: sql`${authChallenges.triesLeft} - 1` })
    .where(and(open(secret, purpose, now()), gt(authChallenges.triesLeft, 0))).returning();
  return row ?? null;
}

/** It is answered: of two answers at once, one. */
export async function endChallenge(
  tx: Db, { now }: Pick<Services, 'now'>, secret: string, purpose: Purpose,
): Promise<AuthChallenge | null> {
  const [row] = await tx.delete(authChallenges).where(open(secret, purpose, now())).returning();
  return row ?? null;
}

/** The password that a sign-in began with is another by now. */
export async function dropTickets(tx: Db, userId: string): Promise<void> {
  await tx.delete(authChallenges).where(and(eq(authChallenges.userId, userId), eq(authChallenges.purpose, 'second-factor')));
}
