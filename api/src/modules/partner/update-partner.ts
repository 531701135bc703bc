import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { checkPartnerName } from './create-partner';
import { enterPartner } from './enter-partner';
import { checkOrigins } from './partner-origins';
import { partner } from './partner.table';

/** Changes what is given; pages that are open on an origin that was taken away lose their frame when they load next. */
export async function updatePartner(
  context: Context,
  { id, name, origins }: { id: string; name: string | null; origins: readonly string[] | null },
): Promise<void> {
  const set = {
    ...(name !== null && { name: checkPartnerName(name) }),
    ...(origins !== null && { origins: checkOrigins(origins, context.config) }),
  };
  await context.db.transaction(async (tx) => {
    await enterPartner(tx, context, id);
    if (Object.keys(set).length > 0) await tx.update(partner).set(set).where(eq(partner.id, id));
  });
}
