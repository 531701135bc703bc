import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { closeEmbedSessions } from '../identity';
import { closePartnerChannels } from '../messaging';
import { enterPartner } from './enter-partner';
import { partner, partnerUser } from './partner.table';
import { peopleOfPartner } from './visitors';

/** Ends it for good: no token is taken any more, and every open session of the partner's people is closed at once. */
export async function revokePartner(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await enterPartner(tx, context, id);
    if (row.isRevoked) return;
    await tx.update(partner).set({ isRevoked: true }).where(eq(partner.id, id));
    // Nothing is mailed any more: the addresses have no purpose.
    await tx.update(partnerUser).set({ email: null, page: null }).where(eq(partnerUser.partnerId, id));
    await closePartnerChannels(tx, id);
    await closeEmbedSessions(tx, context, peopleOfPartner(tx, id));
  });
}
