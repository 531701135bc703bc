import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { addPeople } from './add-participants';
import { announceChannel, announceMessage, tellPeople } from './channel-event';
import { changeFace, enterChannel, loadChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canJoin, takesPart } from './messaging.policy';
import { requireMessenger } from './messenger';
import { writeLine } from './write-line';

/** Joins an OPEN channel. Who takes part already stays as they are. */
export async function joinChannel(context: Context, channelId: string): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const joined = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    if (takesPart(facts)) return null;
    if (!canJoin(facts)) throw forbidden("You don't have permission to join this channel.");
    await addPeople(tx, channelId, [viewer.userId], facts.lastSeq, context.now());
    const face = await changeFace(tx, channelId);
    return { face, line: await writeLine(tx, channelId, { by: viewer.userId, kind: 'joined', at: context.now() }) };
  });
  if (!joined) return loadChannel(context.db.orm, channelId);
  await announceChannel(context, joined.face);
  await announceMessage(context, joined.line);
  await tellPeople(context, [viewer.userId], { type: 'JOINED', channelId });
  return joined.face;
}
