import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import type { RouteAnswer } from '../../route';
import { company } from '../company';
import { openEmbedSession, renewEmbedSession, users } from '../identity';
import { unauthorized } from '../../errors';
import { readPartnerToken, refusal, type PartnerClaims } from './partner-token';
import { partner, partnerUser } from './partner.table';

export interface ExchangeInput { partner: string; token: string; origin: string }

type PartnerRow = typeof partner.$inferSelect;

/** POST /embed/token: a token of the partner's server for a session that is limited to messaging with this partner. Refused, never anonymous. */
export async function exchangeToken(context: Context, input: ExchangeInput): Promise<RouteAnswer> {
  const [row] = await context.db.orm.select({ partner, company: { id: company.id, name: company.name, logo: company.logo } })
    .from(partner).innerJoin(company, eq(company.id, partner.companyId)).where(eq(partner.id, input.partner));
  if (!row) throw refusal('EMBED_UNKNOWN_PARTNER', 'There is no such partner.');
  if (row.partner.isRevoked) throw refusal('EMBED_REVOKED', 'This partner has been revoked.');
  if (!row.partner.origins.includes(input.origin)) throw refusal('EMBED_WRONG_ORIGIN', 'This site is not among the origins of the partner.');
  const claims = await readPartnerToken(input.token, row.partner, context.now());
  const { user, token } = await context.db.transaction(async (tx) => {
    const person = await arrive(tx, row.partner, claims, context.now());
    await tx.update(partner).set({ lastUsedAt: context.now() }).where(eq(partner.id, row.partner.id));
    return { user: person, token: await openEmbedSession(tx, context, person.id, { partnerId: row.partner.id, companyId: row.partner.companyId }) };
  });
  return { body: { token, user, partner: { id: row.partner.id, name: row.partner.name }, company: row.company } };
}

/** POST /embed/renew: the next access token while the session and the partner are good. */
export async function renewToken(context: Context): Promise<RouteAnswer> {
  const { viewer } = context;
  if (!viewer?.embed) throw unauthorized();
  const [row] = await context.db.orm.select({ isRevoked: partner.isRevoked }).from(partner).where(eq(partner.id, viewer.embed.partnerId));
  if (!row || row.isRevoked) throw refusal('EMBED_REVOKED', 'This partner has been revoked.');
  const token = await renewEmbedSession(context, viewer);
  if (token === null) throw refusal('EMBED_EXPIRED', 'The session has ended.');
  return { body: { token } };
}

interface Arrived { id: string; firstname: string; lastname: string; profilePhoto: string | null }

/** The person of the partner's site, made when they come for the first time, under the name that the partner gives now. */
async function arrive(tx: Db, { id: partnerId }: PartnerRow, { subject, firstname, lastname }: PartnerClaims, now: Date): Promise<Arrived> {
  const [known] = await tx.select({ id: users.id, firstname: users.firstname, lastname: users.lastname, profilePhoto: users.profilePhoto, isBlocked: users.isBlocked })
    .from(partnerUser).innerJoin(users, eq(users.id, partnerUser.userId)).where(and(eq(partnerUser.partnerId, partnerId), eq(partnerUser.subject, subject)));
  if (!known) return firstArrival(tx, partnerId, { subject, firstname, lastname }, now);
  if (known.isBlocked) throw refusal('EMBED_REVOKED', 'This person has been blocked.');
  if (known.firstname !== firstname || known.lastname !== lastname) await tx.update(users).set({ firstname, lastname, updatedAt: now }).where(eq(users.id, known.id));
  return { id: known.id, firstname, lastname, profilePhoto: known.profilePhoto };
}

async function firstArrival(tx: Db, partnerId: string, { subject, firstname, lastname }: PartnerClaims, now: Date): Promise<Arrived> {
  // An address nobody can have or sign in with: `.invalid` is reserved (RFC 2606). Two first arrivals at once meet at its uniqueness.
  const email = `${createHash('sha256').update(subject).digest('hex').slice(0, 40)}@${partnerId}.partner.invalid`;
  await tx.insert(users).values({ id: randomUUID(), email, firstname, lastname, createdAt: now }).onConflictDoNothing();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error('a partner’s person could not be made');
  await tx.insert(partnerUser).values({ partnerId, subject, userId: user.id, createdAt: now }).onConflictDoNothing();
  return { id: user.id, firstname, lastname, profilePhoto: null };
}
