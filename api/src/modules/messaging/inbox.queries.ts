import type { Statement } from '../../db/database';
import { ENTRY_SQL, mentionsSql, reachSql, UNREAD_SQL, type InboxEntry } from './messaging.json';

export interface InboxRows { rows: { entry: InboxEntry; at: string }[]; total: number; unread: number }

/** A pair that has not written yet is no conversation. */
const mine = (kind: 'personal' | 'channel') => `select c.id, greatest(c.last_message_at, cm.joined_at) as at, ${UNREAD_SQL} as unread
  from channel_member cm
  join channel c on c.id = cm.channel_id
  where cm.user_id = $1
    and cm.left_at is null
    and not c.is_deleted
    and c.kind = '${kind}' ${kind === 'personal' ? 'and c.last_seq > 0' : ''}
    and ${reachSql('c')}`;

const page = (kind: 'personal' | 'channel') => `with mine as materialized (${mine(kind)}),
  shown as (
    select *
    from mine
    where $5::timestamptz is null or (at, id) < ($5::timestamptz, $6::uuid)
    order by at desc, id desc
    limit $4)
  select json_build_object(
    'rows', coalesce((
      select json_agg(json_build_object('entry', ${ENTRY_SQL}, 'at', s.at) order by s.at desc, s.id desc)
      from shown s
      join channel c on c.id = s.id
      join channel_member cm on cm.channel_id = c.id and cm.user_id = $1), '[]'),
    'total', (select count(*) from mine),
    'unread', (select coalesce(sum(unread), 0) from mine)) as data`;

/** Personal conversations, last chat first. $4 how many, $5 and $6 moment and id of the last one seen, or null. */
export const CONVERSATIONS: Statement = { name: 'chat-conversations', text: page('personal') };

/** Joined channels, last chat first. $4 how many, $5 and $6 moment and id of the last one seen, or null. */
export const JOINED_CHANNELS: Statement = { name: 'chat-joined-channels', text: page('channel') };

export interface UnreadCounts {
  personal: number;
  channels: number;
  mentions: number;
  perChannel: { channelId: string; kind: 'personal' | 'channel'; noOfUnread: number; isMuted: boolean }[];
}

export const UNREAD_COUNTS: Statement = {
  name: 'chat-unread-counts',
  text: `with mine as materialized (
      select c.id, c.kind, ${UNREAD_SQL} as unread, cm.last_read_seq, coalesce(cm.muted_until > now(), false) as is_muted
      from channel_member cm
      join channel c on c.id = cm.channel_id
      where cm.user_id = $1 and cm.left_at is null and not c.is_deleted and ${reachSql('c')}),
    unread as (select * from mine where unread > 0)
    select json_build_object(
      'personal', (select coalesce(sum(unread), 0) from unread where kind = 'personal'),
      'channels', (select coalesce(sum(unread), 0) from unread where kind = 'channel'),
      'mentions', (
        select count(*)
        from unread x
        join message n on n.channel_id = x.id and n.seq > x.last_read_seq and n.mentions <> '{}'
          and (${mentionsSql('n', '$1::uuid')})),
      'perChannel', coalesce((
        select json_agg(json_build_object('channelId', id, 'kind', kind, 'noOfUnread', unread, 'isMuted', is_muted))
        from unread), '[]')) as data`,
};

/** Ids of everything the viewer takes part in. */
export const MY_CHANNELS: Statement = {
  name: 'chat-my-channels',
  text: `select c.id
    from channel_member cm
    join channel c on c.id = cm.channel_id
    where cm.user_id = $1 and cm.left_at is null and not c.is_deleted and ${reachSql('c')}`,
};
