import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { enterCompany } from '../company';
import { requireFresh, requireViewer } from '../identity';
import { canManagePartners } from './partner.policy';
import { partner } from './partner.table';

const refused = () => forbidden("You don't have permission to manage the partners of this company.");

/** First line of a command on the partners of a company: its turn, and its owner. */
export async function enterPartners(tx: Db, context: Context, companyId: string): Promise<void> {
  const { userId } = requireViewer(context);
  const { standing } = await enterCompany(tx, userId, companyId, context.now());
  if (!canManagePartners(standing)) throw refused();
  await requireFresh(context, tx);
}

/** The same for one partner. One that is not there is refused like one that is not the viewer's. */
export async function enterPartner(tx: Db, context: Context, id: string): Promise<typeof partner.$inferSelect> {
  const [row] = await tx.select().from(partner).where(eq(partner.id, id));
  if (!row) throw refused();
  await enterPartners(tx, context, row.companyId);
  return row;
}
