import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { SharedSource } from '../../sockets/fan-out';
import { personTopic, typingTopic, type PersonNotice } from './channel-event';
import { takesPart } from './messaging.policy';
import { readFacts } from './messaging.queries';
import { requireMessenger } from './messenger';

/** Who writes in a channel right now; ends when the viewer takes no part any more. */
export async function typingStream(context: Context, channelId: string): Promise<SharedSource> {
  const viewer = requireMessenger(context);
  const isAllowed = async () => {
    const facts = await readFacts(context.db, viewer, channelId);
    return facts !== null && takesPart(facts);
  };
  if (!await isAllowed()) throw forbidden("You don't have permission to enter this channel.");
  return new SharedSource(async (receiver) => {
    const stops = [
      await context.bus.subscribe(personTopic(viewer.userId), (notice) => {
        const { type, channelId: left } = notice as unknown as PersonNotice;
        if (type === 'LEFT' && left === channelId) receiver.end();
      }),
      await context.bus.subscribe(typingTopic(channelId), (event) => { void receiver.send(event); }),
    ];
    if (!await isAllowed()) receiver.end();
    return () => { for (const stop of stops) void stop(); };
  });
}
