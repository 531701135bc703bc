import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { tellPeople } from './channel-event';
import { noSuchChannel } from './enter-channel';
import { entryOf } from './mark-read';
import { takesPart } from './messaging.policy';
import type { InboxEntry } from './messaging.json';
import { readFacts } from './messaging.queries';
import { channelMember } from './messaging.table';
import { requireMessenger } from './messenger';

/**
 * Tells the viewer of nothing that happens in a conversation until then (null: of everything again), in all their tabs and on
 * all their devices.
 */
export async function muteConversation(
  context: Context, { channelId, until }: { channelId: string; until: Date | null },
): Promise<InboxEntry> {
  const viewer = requireMessenger(context);
  const facts = await readFacts(context.db, viewer, channelId);
  if (!facts) throw noSuchChannel();
  if (!takesPart(facts)) throw forbidden("You don't have permission to enter this channel.");
  if (until !== null && !(until > context.now())) throw invalid('until', 'Choose a time to come.');
  await context.db.orm.update(channelMember).set({ mutedUntil: until })
    .where(and(eq(channelMember.channelId, channelId), eq(channelMember.userId, viewer.userId), isNull(channelMember.leftAt)));
  await tellPeople(context, [viewer.userId], { type: 'READ', channelId });
  return entryOf(context, viewer, channelId);
}
