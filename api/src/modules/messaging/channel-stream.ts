import type { Context } from '../../request/context';
import { SharedSource, type Receiver } from '../../sockets/fan-out';
import type { ChannelEvent } from './channel-event';
import { forbidden } from '../../request/errors';
import { takesPart } from './messaging.policy';
import { readFacts } from './messaging.queries';
import { requireMessenger } from './messenger';

const refused = () => forbidden("You don't have permission to enter this channel.");

/** Everything that happens in a channel after the cursor, then live; ends when the viewer takes no part any more. */
export async function channelStream(
  context: Context, { channelId, after }: { channelId: string; after: number | null },
): Promise<SharedSource> {
  const viewer = requireMessenger(context);
  const isAllowed = async () => {
    const facts = await readFacts(context.db, viewer, channelId);
    return facts !== null && takesPart(facts);
  };
  if (!await isAllowed()) throw refused();
  return new SharedSource(async (receiver) => {
    const { feeds } = context.chat;
    const feed = feeds.open([channelId]).get(channelId);
    if (!feed) throw refused();
    const listening = feed.add(viewer.userId, receiver, after);
    const stop = () => {
      listening.remove();
      feeds.tidy(channelId);
    };
    try {
      // Asked again now that every change will be heard: nobody slips in between.
      if (!receiver.isOver && !await isAllowed()) receiver.end();
      await listening.live;
      await greet(receiver, listening.cursor());
      return stop;
    } catch (error) {
      stop();
      throw error;
    }
  });
}

function greet(receiver: Receiver, seq: number): void | Promise<void> {
  const hello: ChannelEvent = { seq, type: 'HELLO', message: null, channel: null, left: [] };
  return receiver.send(hello);
}
