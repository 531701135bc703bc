import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { tellPeople } from './channel-event';
import type { ChatMessage } from './messaging.json';
import { readPair, type Pair } from './messaging.queries';
import { channel, channelMember } from './messaging.table';
import { checkMessage, type MessageInput } from './message-input';
import { requireMessenger, type Messenger } from './messenger';
import { closed, postMessage } from './send-message';
import { spendContacts, strangersAmong } from './strangers';

/** Writes to a person. Their conversation is made with the first message: one for each pair, whoever begins. */
export async function writePersonalMessage(context: Context, input: MessageInput & { userId: string }): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  checkMessage(input);
  const pair = await requireReachable(context, viewer, input.userId);
  const channelId = pair.channelId ?? await makeConversation(context, viewer, input.userId);
  const message = await postMessage(context, viewer, channelId, input);
  if (message.seq === 1) await tellPeople(context, [viewer.userId, input.userId], { type: 'JOINED', channelId });
  return message;
}

/** What joins the viewer and somebody whom they may write to. Throws FORBIDDEN where they may not. */
export async function requireReachable({ db }: Context, viewer: Messenger, userId: string): Promise<Pair> {
  const pair = await readPair(db, viewer, userId);
  if (pair?.isClosed && pair.channelId) throw closed();
  if (!pair?.isReachable) throw forbidden("You don't have permission to write to this person.");
  return pair;
}

async function makeConversation({ db, now }: Context, viewer: Messenger, otherId: string): Promise<string> {
  const { userId } = viewer;
  const strangers = await strangersAmong(db, viewer, [otherId], null);
  const [pairLow, pairHigh] = userId < otherId ? [userId, otherId] as const : [otherId, userId] as const;
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const [made] = await tx.insert(channel)
      .values({ id, kind: 'personal', type: 'CLOSE', createdBy: userId, pairLow, pairHigh, memberCount: 2, createdAt: now() })
      .onConflictDoNothing({ target: [channel.pairLow, channel.pairHigh] }).returning({ id: channel.id });
    if (made) {
      await spendContacts(tx, userId, strangers.length, now());
      await tx.insert(channelMember).values([pairLow, pairHigh].map((member) => ({ channelId: id, userId: member, joinedAt: now() })));
      return id;
    }
    const [present] = await tx.select({ id: channel.id }).from(channel)
      .where(and(eq(channel.pairLow, pairLow), eq(channel.pairHigh, pairHigh)));
    if (!present) throw new Error('a conversation was there and is gone');
    return present.id;
  });
}
