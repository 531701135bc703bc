import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { closeEmbedSessions } from '../identity';
import { enterPartner } from './enter-partner';
import { newPartnerKey } from './partner-key';
import { partner } from './partner.table';
import { peopleOfPartner } from './visitors';

/**
 * A new signing key, shown once. What the old one signs is refused from now on; sessions that its tokens opened go on unless they are to
 * end too, as after a theft.
 */
export async function rotatePartnerKey(
  context: Context,
  { id, endSessions }: { id: string; endSessions: boolean },
): Promise<{ signingKey: string }> {
  const { signingKey, ...key } = newPartnerKey();
  await context.db.transaction(async (tx) => {
    const row = await enterPartner(tx, context, id);
    if (row.isRevoked) throw conflict('This partner is revoked.');
    await tx
      .update(partner)
      .set({ ...key, keyCreatedAt: context.now() })
      .where(eq(partner.id, id));
    if (endSessions) await closeEmbedSessions(tx, context, peopleOfPartner(tx, id), key.keyId);
  });
  return { signingKey };
}
