import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Database, Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { announceChannel, announceMessage, tellPeople } from './channel-event';
import { changeFace, enterChannel, loadChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canManage } from './messaging.policy';
import { readFacts } from './messaging.queries';
import { channel, channelMember } from './messaging.table';
import { requireMessenger, who, type Messenger } from './messenger';
import { REACHABLE } from './people.queries';
import { spendContacts, strangersAmong } from './strangers';
import { writeLine } from './write-line';

const MAX_AT_ONCE = 200;

interface AddInput { channelId: string; userIds: readonly string[] }

/**
 * Adds people to a channel, as its creator; the only way into a CLOSE one. Those who take part already stay as they are;
 * those whom the creator has not met are asked.
 */
export async function addParticipants(context: Context, { channelId, userIds }: AddInput): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const refused = () => forbidden("You don't have permission to add participants.");
  const present = await readFacts(context.db, viewer, channelId);
  // Before the people are looked at: who may not add must not learn who could be added.
  if (!present || !canManage(present, viewer.userId)) throw refused();
  const [row] = await context.db.orm.select({ partnerId: channel.partnerId }).from(channel).where(eq(channel.id, channelId));
  const people = await checkPeople(context.db, viewer, userIds, row?.partnerId ?? null);
  const { face, line, added, asked } = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    if (!canManage(facts, viewer.userId)) throw refused();
    const joined = await addPeople(tx, channelId, people.known, facts.lastSeq, context.now(), { isNews: true });
    const requested = await askPeople(tx, { channelId, userIds: people.strangers, by: viewer.userId, at: context.now() });
    if (joined.length === 0) return { added: joined, asked: requested, face: null, line: null };
    const face = await changeFace(tx, channelId);
    const line = await writeLine(tx, channelId, { by: viewer.userId, kind: 'added', people: joined, at: context.now() });
    return { added: joined, asked: requested, face, line };
  });
  await tellPeople(context, asked, { type: 'ASKED', channelId });
  if (!face) return loadChannel(context.db.orm, channelId);
  await announceChannel(context, face);
  if (line) await announceMessage(context, line);
  await tellPeople(context, added, { type: 'JOINED', channelId, wasAdded: true });
  return face;
}

export interface Added { known: string[]; strangers: string[] }

/** All of them must be people that the viewer can see in the list, and belong where the channel does. */
export async function checkPeople(db: Database, viewer: Messenger, userIds: readonly string[], partnerId: string | null): Promise<Added> {
  const unique = [...new Set(userIds)];
  if (unique.length > MAX_AT_ONCE) throw invalid('participants', `At most ${MAX_AT_ONCE} people can be added at once.`);
  if (unique.length === 0) return { known: [], strangers: [] };
  const rows = await db.read<{ id: string }>(REACHABLE, [...who(viewer), unique, partnerId]);
  if (rows.length < unique.length) throw invalid('participants', 'Somebody you chose can not be added here.');
  const strangers = await strangersAmong(db, viewer, unique, partnerId);
  return { known: unique.filter((id) => !strangers.includes(id)), strangers };
}

/**
 * Inserts memberships, or brings back those who left; says who is new. What was written before they came is read for them.
 * @param isNews somebody else brought them: they find the channel unread in their list
 */
export async function addPeople(
  tx: Db, channelId: string, userIds: readonly string[], lastSeq: number, joinedAt: Date, { isNews = false } = {},
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.insert(channelMember)
    .values(userIds.map((userId) => ({ channelId, userId, lastReadSeq: lastSeq, joinedAt, isMarkedUnread: isNews })))
    .onConflictDoUpdate({
      target: [channelMember.channelId, channelMember.userId],
      set: {
        leftAt: null, requestedAt: null, requestedBy: null, joinedAt, lastReadSeq: lastSeq, isMarkedUnread: isNews,
        readRevision: sql`${channelMember.readRevision} + 1`,
      },
      setWhere: isNotNull(channelMember.leftAt),
    }).returning({ userId: channelMember.userId });
  return rows.map(({ userId }) => userId);
}

/** Asks people to take part; says who is asked now. Who was asked by the same person before, or takes part, is left alone. */
export async function askPeople(
  tx: Db, { channelId, userIds, by, at }: { channelId: string; userIds: readonly string[]; by: string; at: Date },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const asked = await tx.insert(channelMember)
    .values(userIds.map((userId) => ({ channelId, userId, joinedAt: at, leftAt: at, requestedBy: by, requestedAt: at })))
    .onConflictDoUpdate({
      target: [channelMember.channelId, channelMember.userId],
      set: { requestedBy: by, requestedAt: at },
      setWhere: and(
        isNotNull(channelMember.leftAt),
        isNull(channelMember.requestedAt),
        sql`${channelMember.requestedBy} is distinct from ${by}::uuid`,
      ),
    }).returning({ userId: channelMember.userId });
  await spendContacts(tx, by, asked.length, at);
  return asked.map(({ userId }) => userId);
}
