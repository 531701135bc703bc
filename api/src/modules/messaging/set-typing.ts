import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { forbidden } from '../../request/errors';
import { announceTyping } from './channel-event';
import { factsSql } from './messaging.json';
import { takesPart, type ChannelFacts } from './messaging.policy';
import { requireMessenger, who } from './messenger';

/** $4 channel. */
const TYPIST: Statement = {
  name: 'chat-typist',
  text: `select json_build_object('facts', ${factsSql('c')}, 'firstname', u.firstname) as data
    from channel c
    join users u on u.id = $1
    where c.id = $4`,
};

/** Tells those who look at the channel that the viewer writes. Nothing is kept: it fades by itself. */
export async function setTyping(context: Context, { channelId, isTyping }: { channelId: string; isTyping: boolean }): Promise<void> {
  const viewer = requireMessenger(context);
  const [row] = await context.db.read<{ data: { facts: ChannelFacts; firstname: string } }>(TYPIST, [...who(viewer), channelId]);
  if (!row || !takesPart(row.data.facts)) throw forbidden("You don't have permission to write in this channel.");
  await announceTyping(context, { channelId, userId: viewer.userId, firstname: row.data.firstname, isTyping });
}
