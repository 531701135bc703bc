import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { lifeOf } from './email-tokens';
import { emailTokens } from './identity.table';
import { hashSecret, newSecret } from './one-way';

/** A sign-up that waits for its link to be opened. */
export interface SignUpRequest { id: string; email: string; firstname: string; lastname: string; passwordHash: string }

/**
 * Links of one address that are sent again, and passwords that are compared at a login: an attacker may have made any number of sign-ups.
 */
const LOOKED_AT = 3;

const ofAddress = (email: string) =>
  and(eq(emailTokens.email, normalizeEmail(email)), eq(emailTokens.purpose, 'verify'), isNull(emailTokens.usedAt));

/** Keeps a sign-up with its link; earlier ones for the address stay what they are. */
export async function openSignUp(tx: Db, { now }: Pick<Services, 'now'>, { id, ...person }: SignUpRequest): Promise<string> {
  const secret = newSecret();
  await tx
    .insert(emailTokens)
    .values({ ...person, requestId: id, purpose: 'verify', tokenHash: hashSecret(secret), ...lifeOf('verify', now()) });
  return secret;
}

/** Newest first. One whose link is too old is among them until it is swept: it may ask for a new link. */
export function signUpsOf(tx: Db, email: string): Promise<(typeof emailTokens.$inferSelect)[]> {
  return tx.select().from(emailTokens).where(ofAddress(email)).orderBy(desc(emailTokens.createdAt)).limit(LOOKED_AT);
}

export function signUpById(tx: Db, email: string, id: string): Promise<(typeof emailTokens.$inferSelect)[]> {
  return tx.select().from(emailTokens).where(and(ofAddress(email), eq(emailTokens.requestId, id)));
}

/** A new link for the same sign-up, with the same names and password; its earlier link has stopped working. */
export async function renewLink(tx: Db, { now }: Pick<Services, 'now'>, { tokenHash }: { tokenHash: string }): Promise<string> {
  const secret = newSecret();
  await tx
    .update(emailTokens)
    .set({ tokenHash: hashSecret(secret), ...lifeOf('verify', now()) })
    .where(eq(emailTokens.tokenHash, tokenHash));
  return secret;
}

/** Whether somebody else may have signed up with the same address. */
export async function isContested(tx: Db, { email, tokenHash }: { email: string; tokenHash: string }): Promise<boolean> {
  const others = await tx
    .select({ id: emailTokens.tokenHash })
    .from(emailTokens)
    .where(and(ofAddress(email), ne(emailTokens.tokenHash, tokenHash)))
    .limit(1);
  return others.length > 0;
}

/** The address belongs to somebody now: no other sign-up for it can be confirmed. */
export async function endSignUps(tx: Db, email: string): Promise<void> {
  await tx.delete(emailTokens).where(ofAddress(email));
}
