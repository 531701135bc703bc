import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { line } from '../../text/text';
import { requireViewer } from '../identity';
import { enterPartners } from './enter-partner';
import { newPartnerKey } from './partner-key';
import { checkOrigins } from './partner-origins';
import { partner } from './partner.table';

/** Revoked ones don't count. */
const MAX_PARTNERS = 20;

export const checkPartnerName = (name: string) => line('name', name, { min: 2, max: 80, label: 'The name' });

/** A site that may embed the company's messaging. The answer holds the signing key, this once; the same id again has none. */
export async function createPartner(
  context: Context,
  input: { companyId: string; id: string; name: string; origins: readonly string[] },
): Promise<{ signingKey: string | null }> {
  const { userId } = requireViewer(context);
  const name = checkPartnerName(input.name);
  const origins = checkOrigins(input.origins, context.config);
  const { signingKey, ...key } = newPartnerKey();
  return context.db.transaction(async (tx) => {
    await enterPartners(tx, context, input.companyId);
    const [made] = await tx
      .insert(partner)
      .values({
        id: input.id,
        companyId: input.companyId,
        name,
        origins,
        ...key,
        createdBy: userId,
        createdAt: context.now(),
        keyCreatedAt: context.now(),
      })
      .onConflictDoNothing()
      .returning({ id: partner.id });
    if (made) {
      const living = await tx.$count(partner, and(eq(partner.companyId, input.companyId), eq(partner.isRevoked, false)));
      if (living > MAX_PARTNERS)
        throw conflict(`A company can have at most ${MAX_PARTNERS} partners. Revoke one that is no longer needed.`);
      return { signingKey };
    }
    const [present] = await tx.select({ companyId: partner.companyId }).from(partner).where(eq(partner.id, input.id));
    if (present?.companyId !== input.companyId) throw conflict('This id belongs to another partner.', 'id');
    return { signingKey: null };
  });
}
