import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { closeEmbedSessions } from '../identity';
import { partner, partnerUser } from './partner.table';

/**
 * Closes every open session on the sites of a company's partners, in that command's transaction. No site can open one before the commit: it
 * needs the partner's turn.
 */
export async function endPartnerSessions(
  tx: Db,
  context: Pick<Context, 'bus' | 'log' | 'now' | 'tokens'>,
  companyId: string,
): Promise<void> {
  const partners = await tx
    .select({ id: partner.id })
    .from(partner)
    .where(eq(partner.companyId, companyId))
    .orderBy(partner.id)
    .for('update');
  if (partners.length === 0) return;
  await closeEmbedSessions(
    tx,
    context,
    tx
      .select({ userId: partnerUser.userId })
      .from(partnerUser)
      .where(
        inArray(
          partnerUser.partnerId,
          partners.map(({ id }) => id),
        ),
      ),
  );
}
