import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { emailTokens } from './identity.table';
import { hashSecret, newSecret } from './one-way';

type Purpose = typeof emailTokens.$inferSelect['purpose'];
export type EmailToken = typeof emailTokens.$inferSelect;

const HOURS: Record<Purpose, number> = { verify: 24, reset: 1, 'change-address': 24, 'undo-address': 7 * 24 };

export const lifeOf = (purpose: Purpose, now: Date) => ({
  createdAt: now,
  expiresAt: new Date(now.getTime() + HOURS[purpose] * 3_600_000),
});

/** A new link of a kind ends the earlier ones of that kind; but who was told of a change can undo it whatever is asked for afterwards. */
export async function issueEmailToken(
  tx: Db,
  { now }: Pick<Services, 'now'>,
  token: { userId: string; purpose: Purpose; email: string; sessionId?: string },
): Promise<string> {
  if (token.purpose !== 'undo-address') await dropEmailTokens(tx, token.userId, token.purpose);
  const secret = newSecret();
  await tx.insert(emailTokens).values({ ...token, tokenHash: hashSecret(secret), ...lifeOf(token.purpose, now()) });
  return secret;
}

export async function dropEmailTokens(tx: Db, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose), isNull(emailTokens.usedAt)));
}

/**
 * Until when the address that was asked for last can be confirmed. Counted from the mail to the old one, which is always sent: an address
 * that somebody else has is sent no link, and nobody is told so.
 */
export async function addressEnd(orm: Db, userId: string): Promise<Date | null> {
  const [asked] = await orm.select({ at: emailTokens.createdAt }).from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'undo-address'))).orderBy(desc(emailTokens.createdAt)).limit(1);
  return asked ? lifeOf('change-address', asked.at).expiresAt : null;
}

/** Locked until the transaction ends, so that a link can't be used twice at once. */
export async function findEmailToken(tx: Db, secret: string): Promise<EmailToken | null> {
  const [row] = await tx.select().from(emailTokens).where(eq(emailTokens.tokenHash, hashSecret(secret))).for('update');
  return row ?? null;
}

export async function spendEmailToken(tx: Db, { now }: Pick<Services, 'now'>, token: EmailToken): Promise<void> {
  await tx.update(emailTokens).set({ usedAt: now() }).where(eq(emailTokens.tokenHash, token.tokenHash));
}

export function isGood(token: EmailToken, now: Date): boolean {
  return token.usedAt === null && token.expiresAt > now;
}
