import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { closeEmbedSessions } from '../identity';
import { closePartnerChannels } from '../messaging';
import { enterPartner } from './enter-partner';
import { partner } from './partner.table';
import { peopleOfPartner } from './visitors';

/** Ends it for good: no token is taken any more, and every open session of the partner's people is closed at once. */
export async function revokePartner(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await enterPartner(tx, context, id);
    if (row.isRevoked) return;
    await tx.update(partner).set({ isRevoked: true }).where(eq(partner.id, id));
    await closePartnerChannels(tx, id);
    await closeEmbedSessions(tx, context, peopleOfPartner(tx, id));
  });
}
