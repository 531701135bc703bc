import type { ModuleKey } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { canEditPitch, enterCompany } from '../company';
import { enterModule } from '../growth';
import { requireViewer } from '../identity';

/** First line of asking: whoever may write there may have words proposed for it. Throws FORBIDDEN or LOCKED. */
export async function enterPart(tx: Db, context: Context, { companyId, key }: { companyId: string; key: ModuleKey | null }): Promise<void> {
  if (key !== null) {
    await enterModule(tx, context, { companyId, key }, 'edit');
    return;
  }
  const { standing } = await enterCompany(tx, requireViewer(context).userId, companyId, context.now());
  if (!canEditPitch(standing)) throw forbidden("You don't have permission to edit the elevator pitch.");
}
