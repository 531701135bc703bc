import { and, eq, isNotNull, isNull, inArray } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { dropEmailTokens } from './email-tokens';
import { emailTokens, sessions, users } from './identity.table';

/** The address that waits is not wanted any more; the link in the mail to it is dead. */
export async function callOffAddress(tx: Db, { now }: Pick<Services, 'now'>, userId: string): Promise<void> {
  await dropEmailTokens(tx, userId, 'change-address');
  await tx.update(users).set({ pendingEmail: null, updatedAt: now() }).where(eq(users.id, userId));
}

/** Whoever is signed out for another's safety takes along the address they wished for: its link is in their own mailbox. */
export async function callOffOfClosed(tx: Db, context: Pick<Services, 'now'>, userId: string): Promise<void> {
  const closed = tx.select({ id: sessions.id }).from(sessions).where(and(eq(sessions.userId, userId), isNotNull(sessions.revokedAt)));
  const theirs = await tx.select({ hash: emailTokens.tokenHash }).from(emailTokens).where(and(
    eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'change-address'), isNull(emailTokens.usedAt),
    inArray(emailTokens.sessionId, closed),
  ));
  if (theirs.length > 0) await callOffAddress(tx, context, userId);
}
