import type { Context } from '../../context';
import { forbidden } from '../../errors';
import { addPeople } from './add-participants';
import { announceChannel, tellPeople } from './channel-event';
import { changeFace, enterChannel, loadChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canJoin, takesPart } from './messaging.policy';
import { requireMessenger } from './messenger';

/** Joins an OPEN channel. Who takes part already stays as they are. */
export async function joinChannel(context: Context, channelId: string): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const face = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    if (takesPart(facts)) return null;
    if (!canJoin(facts)) throw forbidden("You don't have permission to join this channel.");
    await addPeople(tx, channelId, [viewer.userId], facts.lastSeq, context.now());
    return changeFace(tx, channelId);
  });
  if (!face) return loadChannel(context.db.orm, channelId);
  await announceChannel(context, face);
  await tellPeople(context, [viewer.userId], { type: 'JOINED', channelId });
  return face;
}
