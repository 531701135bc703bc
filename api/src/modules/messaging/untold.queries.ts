import type { Statement } from '../../db/database';
import type { NotificationType } from '../notification';
import { isOnlineSql } from '../presence';
import { mentionsSql } from './messaging.json';

export interface Untold {
  userId: string;
  /** Who wrote the newest of what matters most. */
  actorId: string;
  /** Unread ones of others. */
  count: number;
  type: NotificationType;
  isWatching: boolean;
  /** Null of a conversation of two. */
  channelName: string | null;
  /** Where the newest of what matters most stands, if it answers something and is more than any message. */
  threadId: string | null;
}

/**
 * Who has messages of others in a channel that they have neither read nor been told of. A mention counts more than an answer in
 * a thread that they write in, and that more than any other message. $1 channel.
 */
export const UNTOLD: Statement = {
  name: 'chat-untold',
  text: `select m.user_id as "userId", unread.actor_id as "actorId", unread.count,
      (array['MESSAGED', 'CHAT_REPLIED', 'CHAT_MENTIONED'])[unread.weight + 1] as type,
      ${isOnlineSql('m.user_id')} as "isWatching",
      c.name as "channelName",
      unread.thread_id as "threadId"
    from channel c
    join channel_member m on m.channel_id = c.id and m.left_at is null and m.last_read_seq < c.last_seq
      and (m.muted_until is null or m.muted_until <= now())
    cross join lateral (
      select count(*)::int as count, max(w.weight) as weight, (array_agg(w.author_id order by w.weight desc, w.seq desc))[1] as actor_id,
        (array_agg(case when w.weight > 0 then w.thread_id end order by w.weight desc, w.seq desc))[1] as thread_id
      from (
        select w.author_id, w.seq, coalesce(w.thread_id, w.reply_to) as thread_id,
          case when ${mentionsSql('w', 'm.user_id')} then 2
            when answered.author_id = m.user_id or root.author_id = m.user_id or exists (
              select from message t
              where t.thread_id = w.thread_id and t.author_id = m.user_id) then 1
            else 0 end as weight
        from message w
        left join message answered on answered.id = w.reply_to
        left join message root on root.id = w.thread_id
        where w.channel_id = c.id and w.seq > m.last_read_seq and w.author_id <> m.user_id and w.line is null and not w.is_deleted
        order by w.seq desc
        limit 100) w) unread
    where c.id = $1 and not c.is_deleted and unread.count > 0
      and not exists (
        select
        from notification n
        where n.user_id = m.user_id and n.group_key = 'CHAT:conversation:' || c.id and n.read_at is null and n.count >= unread.count)`,
};
