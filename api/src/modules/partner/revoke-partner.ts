import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { closeSessions } from '../identity';
import { enterPartner } from './enter-partner';
import { partner, partnerUser } from './partner.table';

/** Ends it for good: no token is taken any more, and every open session of the partner's people is closed at once. */
export async function revokePartner(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await enterPartner(tx, context, id);
    if (row.isRevoked) return;
    await tx.update(partner).set({ isRevoked: true }).where(eq(partner.id, id));
    const people = await tx.select({ userId: partnerUser.userId }).from(partnerUser).where(eq(partnerUser.partnerId, id));
    for (const { userId } of people) await closeSessions(tx, context, userId);
  });
}
