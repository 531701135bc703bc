import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { teamMember, tellOfPerson } from '../company';
import type { NewcomerHooks } from '../identity';
import { hashInvitationToken, isExpired } from './invitation-token';

/** What identity tells the team module: the invitation stays pending until the person accepts it. */
export const newcomerHooks: NewcomerHooks = {
  isInvited,
  async claimInvite(tx, { token, email, userId }) {
    if (!await isInvited(tx, { token, email })) return false;
    await tieToPerson(tx, { email, userId });
    return true;
  },
  addressProven: tieToPerson,
  addressChanged: (tx, context, userId) => tellOfPerson(tx, context, userId, { isSeenByOthers: true }),
};

async function isInvited(tx: Db, { token, email }: { token: string; email: string }): Promise<boolean> {
  const [row] = await tx.select().from(teamMember).where(eq(teamMember.tokenHash, hashInvitationToken(token)));
  return (
    row !== undefined && !row.isAccepted && !row.isDeclined && row.email === normalizeEmail(email) && !isExpired(row.sentAt, new Date())
  );
}

/** Pending seats of the address become the person's, except where the person has a seat already. */
async function tieToPerson(tx: Db, { email, userId }: { email: string; userId: string }): Promise<void> {
  const own = alias(teamMember, 'own');
  await tx.update(teamMember).set({ userId }).where(and(
    eq(teamMember.email, normalizeEmail(email)),
    isNull(teamMember.userId),
    notExists(tx.select({ one: sql`1` }).from(own).where(and(eq(own.companyId, teamMember.companyId), eq(own.userId, userId)))),
  ));
}
