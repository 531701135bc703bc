import type { Database, Statement } from '../../db/database';
import { belongsSql, channelSql, messageSql, type ChatChannel, type ChatMessage } from './messaging.json';

export interface Changes { changeSeq: number; faceChangeSeq: number; channel: ChatChannel; messages: ChatMessage[] }

/** $1 channel, $2 cursor, $3 how many. A message that changed twice is there once, as it is now. */
export const CHANGES: Statement = {
  name: 'chat-changes',
  text: `select json_build_object(
      'changeSeq', c.change_seq,
      'faceChangeSeq', c.face_change_seq,
      'channel', ${channelSql('c')},
      'messages', coalesce((
        select json_agg(${messageSql('m')} order by m.change_seq)
        from (
          select *
          from message x
          where x.channel_id = c.id and x.change_seq > $2
          order by x.change_seq
          limit $3) m), '[]')) as data
    from channel c
    where c.id = $1`,
};

/** $1 channels: where each of them stands. */
export const POSITIONS: Statement = {
  name: 'chat-positions',
  text: 'select id, change_seq as "changeSeq" from channel where id = any($1::uuid[])',
};

/** $1 channel, $2 people: who of them takes part. What their sessions say of partners is not known here; the rows say the same. */
export const TAKING_PART: Statement = {
  name: 'chat-taking-part',
  text: `select m.user_id as "userId" from channel_member m join channel c on c.id = m.channel_id
    where m.channel_id = $1 and m.user_id = any($2::uuid[]) and m.left_at is null and not c.is_deleted
      and (c.kind = 'personal' or ${belongsSql('c.partner_id', 'm.user_id')})`,
};

export async function readChanges(db: Database, channelId: string, after: number, limit: number): Promise<Changes | null> {
  const [row] = await db.read<{ data: Changes }>(CHANGES, [channelId, after, limit]);
  return row?.data ?? null;
}
