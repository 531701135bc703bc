import type { Context } from '../../context';
import { forbidden } from '../../errors';
import { announceChannel } from './channel-event';
import { changeFace, enterChannel } from './enter-channel';
import { canManage } from './messaging.policy';
import { requireMessenger } from './messenger';

/** Takes a channel away from everybody, as its creator; the rows stay (spec section 4, soft deletion). Asking twice changes nothing. */
export async function deleteChannel(context: Context, id: string): Promise<void> {
  const viewer = requireMessenger(context);
  const face = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, id);
    if (facts.isDeleted && facts.createdBy === viewer.userId) return null;
    if (!canManage(facts, viewer.userId)) throw forbidden("You don't have permission to delete this channel.");
    return changeFace(tx, id, { isDeleted: true });
  });
  if (face) await announceChannel(context, face);
}
