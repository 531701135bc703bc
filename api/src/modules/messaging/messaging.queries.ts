import type { Database, Statement } from '../../db/database';
import {
  ENTRY_SQL, factsSql, messageSql, personReachSql, reachSql, writingFactsSql, type ChatMessage, type InboxEntry,
} from './messaging.json';
import { who, type Messenger } from './messenger';
import type { ChannelFacts, WritingFacts } from './messaging.policy';

/** $4 channel. */
export const FACTS: Statement = { name: 'chat-facts', text: `select ${factsSql('c')} as data from channel c where c.id = $4` };

/** $4 channel. */
export const WRITING_FACTS: Statement = {
  name: 'chat-writing-facts',
  text: `select ${writingFactsSql('c')} as data from channel c where c.id = $4`,
};

/** $4 channel. */
export const ENTRY: Statement = {
  name: 'chat-entry',
  text: `select ${ENTRY_SQL} as data
    from channel c
    join channel_member cm on cm.channel_id = c.id and cm.user_id = $1 and cm.left_at is null
    where c.id = $4 and not c.is_deleted and ${reachSql('c')}`,
};

/** $4 message. */
export const MESSAGE: Statement = {
  name: 'chat-message',
  text: `select json_build_object('message', ${messageSql('m')}, 'authorId', m.author_id, 'channel', ${factsSql('c')}) as data
    from message m
    join channel c on c.id = m.channel_id
    where m.id = $4`,
};

/** $4 the other person. */
export const PAIR: Statement = {
  name: 'chat-pair',
  text: `select json_build_object(
      'isReachable', ${personReachSql('u')},
      'isClosed', exists (
        select from partner_user y
        join partner p on p.id = y.partner_id
        where y.user_id = u.id and p.is_revoked),
      'channelId', (
        select c.id
        from channel c
        where c.pair_low = least($1::uuid, u.id) and c.pair_high = greatest($1::uuid, u.id))) as data
    from users u
    where u.id = $4`,
};

export async function readFacts(db: Database, viewer: Messenger, channelId: string): Promise<ChannelFacts | null> {
  const [row] = await db.read<{ data: ChannelFacts }>(FACTS, [...who(viewer), channelId]);
  return row?.data ?? null;
}

export async function readWritingFacts(db: Database, viewer: Messenger, channelId: string): Promise<WritingFacts | null> {
  const [row] = await db.read<{ data: WritingFacts }>(WRITING_FACTS, [...who(viewer), channelId]);
  return row?.data ?? null;
}

/** One row of the viewer's lists; null for who takes no part. */
export async function readEntry(db: Database, viewer: Messenger, channelId: string): Promise<InboxEntry | null> {
  const [row] = await db.read<{ data: InboxEntry }>(ENTRY, [...who(viewer), channelId]);
  return row?.data ?? null;
}

export interface FoundMessage { message: ChatMessage; authorId: string | null; channel: ChannelFacts }

export async function readMessage(db: Database, viewer: Messenger, id: string): Promise<FoundMessage | null> {
  const [row] = await db.read<{ data: FoundMessage }>(MESSAGE, [...who(viewer), id]);
  return row?.data ?? null;
}

/** `isClosed`: they come from a partner's site that is one no more. */
export interface Pair { isReachable: boolean; isClosed: boolean; channelId: string | null }

/** The conversation with somebody and whether the viewer may write to them, as `WritingFacts` has it; null when there is no such person. */
export async function readPair(db: Database, viewer: Messenger, userId: string): Promise<Pair | null> {
  const [row] = await db.read<{ data: Pair }>(PAIR, [...who(viewer), userId]);
  return row?.data ?? null;
}
