import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { closeSessions, users } from '../identity';
import { refusal, type PartnerClaims } from './partner-token';
import { partnerUser } from './partner.table';

/** The statement that names a partner's people. */
export const peopleOfPartner = (tx: Db, partnerId: string) =>
  tx.select({ userId: partnerUser.userId }).from(partnerUser).where(eq(partnerUser.partnerId, partnerId));

export interface Visitor { id: string; firstname: string; lastname: string; profilePhoto: string | null }

/**
 * The person of the partner's site, made when they come for the first time, under the name that the partner gives now. The partner's row is
 * locked: two first arrivals follow each other.
 */
export async function arrive(tx: Db, context: Context, partnerId: string, claims: PartnerClaims): Promise<Visitor> {
  const { subject, firstname, lastname, email, page } = claims;
  const now = context.now();
  const isTheirs = and(eq(partnerUser.partnerId, partnerId), eq(partnerUser.subject, subject));
  const [known] = await tx
    .select({
      id: users.id,
      kind: users.kind,
      firstname: users.firstname,
      lastname: users.lastname,
      profilePhoto: users.profilePhoto,
      isBlocked: users.isBlocked,
    })
    .from(partnerUser)
    .innerJoin(users, eq(users.id, partnerUser.userId))
    .where(isTheirs);
  if (!known) return firstArrival(tx, partnerId, claims, now);
  if (known.isBlocked) throw refusal('EMBED_REVOKED', 'This person has been blocked.');
  if (known.kind === 'member') await becomeVisitor(tx, context, known.id);
  await tx.update(partnerUser).set({ email, page }).where(isTheirs);
  if (known.firstname !== firstname || known.lastname !== lastname)
    await tx.update(users).set({ firstname, lastname, updatedAt: now }).where(eq(users.id, known.id));
  return { id: known.id, firstname, lastname, profilePhoto: known.profilePhoto };
}

async function firstArrival(tx: Db, partnerId: string, claims: PartnerClaims, now: Date): Promise<Visitor> {
  const { subject, firstname, lastname, email, page } = claims;
  const id = randomUUID();
  await tx.insert(users).values({ id, kind: 'visitor', firstname, lastname, createdAt: now });
  await tx.insert(partnerUser).values({ partnerId, subject, userId: id, email, page, createdAt: now });
  return { id, firstname, lastname, profilePhoto: null };
}

/**
 * The last release made visitors with an invented address, and goes on doing so while it runs beside this one: whoever got in by it is out.
 */
async function becomeVisitor(tx: Db, context: Context, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ kind: 'visitor', email: null, pendingEmail: null, passwordHash: null, googleSub: null, isVerified: false })
    .where(eq(users.id, userId));
  await closeSessions(tx, context, userId);
}
