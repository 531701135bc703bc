import type { Context } from '../../context';
import { forbidden } from '../../errors';
import { announceChannel } from './channel-event';
import { checkDescription, checkLogo, checkName } from './create-channel';
import { changeFace, enterChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canManage } from './messaging.policy';
import { requireMessenger } from './messenger';

export interface ChannelSet { name?: string | undefined; description?: string | null | undefined; logoUrl?: string | null | undefined }

/** Changes how a channel presents itself, as its creator. What is left out stays. */
export async function updateChannel(context: Context, { id, set }: { id: string; set: ChannelSet }): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const values = {
    ...(set.name !== undefined && { name: checkName(set.name) }),
    ...(set.description !== undefined && { description: checkDescription(set.description) }),
    ...(set.logoUrl !== undefined && { logoUrl: checkLogo(set.logoUrl) }),
  };
  const face = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, id);
    if (!canManage(facts, viewer.userId)) throw forbidden("You don't have permission to change this channel.");
    return changeFace(tx, id, values);
  });
  await announceChannel(context, face);
  return face;
}
