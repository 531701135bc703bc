import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { conflict } from '../../errors';
import { enterPartner } from './enter-partner';
import { newPartnerKey } from './partner-key';
import { partner } from './partner.table';

/** A new signing key, shown once. What the old one signs is refused from now on; sessions that are open go on. */
export async function rotatePartnerKey(context: Context, id: string): Promise<{ signingKey: string }> {
  const { signingKey, ...key } = newPartnerKey();
  await context.db.transaction(async (tx) => {
    const row = await enterPartner(tx, context, id);
    if (row.isRevoked) throw conflict('This partner is revoked.');
    await tx.update(partner).set({ ...key, keyCreatedAt: context.now() }).where(eq(partner.id, id));
  });
  return { signingKey };
}
