import type { Statement } from '../../db/database';
import { personSql, type Person } from '../identity';
import { channelSql, messageSql, reachSql, type ChatChannel, type ChatMessage } from './messaging.json';

export interface OpenChannelRows { rows: { channel: ChatChannel; at: string }[]; total: number }
export interface ChannelSearchHit { channel: ChatChannel; isJoined: boolean }
export interface ChannelSearchRows { rows: ChannelSearchHit[]; total: number }
export interface MessageSearchHit { message: ChatMessage; channel: ChatChannel; person: Person | null }

/** Whether $1 takes part in the channel with this alias. */
const joined = (c: string) => `exists (
  select from channel_member cm
  where cm.channel_id = ${c}.id and cm.user_id = $1 and cm.left_at is null)`;

/** OPEN channels that the viewer has not joined, last chat first. $4 how many, $5 and $6 moment and id of the last one seen, or null. */
export const OPEN_CHANNELS: Statement = {
  name: 'chat-open-channels',
  text: `with found as materialized (
      select c.id, coalesce(c.last_message_at, c.created_at) as at
      from channel c
      where c.kind = 'channel' and c.type = 'OPEN' and not c.is_deleted and ${reachSql('c')} and not ${joined('c')}),
    shown as (
      select *
      from found
      where $5::timestamptz is null or (at, id) < ($5::timestamptz, $6::uuid)
      order by at desc, id desc
      limit $4)
    select json_build_object(
      'rows', coalesce((
        select json_agg(json_build_object('channel', ${channelSql('c')}, 'at', s.at) order by s.at desc, s.id desc)
        from shown s
        join channel c on c.id = s.id), '[]'),
      'total', (select count(*) from found)) as data`,
};

/**
 * By name or description; joined ones first. $4 search (escaped), $5 how many, $6 the channel after which they begin (null:
 * the first); where it stood is told of one that the viewer may see, also once it is deleted.
 */
export const SEARCH_CHANNELS: Statement = {
  name: 'chat-search-channels',
  text: `with found as materialized (
      select c.id, c.name, ${joined('c')} as is_joined
      from channel c
      where c.kind = 'channel'
        and not c.is_deleted
        and (c.name ilike '%' || $4::text || '%' or c.description ilike '%' || $4::text || '%')
        and ${reachSql('c')}
        and (c.type = 'OPEN' or ${joined('c')})),
    shown as (
      select *
      from found
      where $6::uuid is null or (not is_joined, lower(name), id) > (
        select not ${joined('l')}, lower(l.name), l.id
        from channel l
        where l.id = $6::uuid and ${reachSql('l')} and (l.type = 'OPEN' or ${joined('l')}))
      order by not is_joined, lower(name), id
      limit $5)
    select json_build_object(
      'rows', coalesce((
        select json_agg(json_build_object('channel', ${channelSql('c')}, 'isJoined', s.is_joined)
          order by not s.is_joined, lower(s.name), s.id)
        from shown s
        join channel c on c.id = s.id), '[]'),
      'total', (select count(*) from found)) as data`,
};

/**
 * Newest first, in everything the viewer takes part in: each channel is read backwards until it has enough, so that a
 * common word is found at once. $4 search (escaped), $5 how many, $6 one channel or null, $7 and $8 moment and id of the
 * last hit seen, or null.
 */
export const SEARCH_MESSAGES: Statement = {
  name: 'chat-search-messages',
  text: `select coalesce(json_agg(json_build_object(
      'message', ${messageSql('m')},
      'channel', ${channelSql('c')},
      'person', case when c.kind = 'personal' then (
        select ${personSql('o')}
        from users o
        where o.id = (case when c.pair_low = $1::uuid then c.pair_high else c.pair_low end) and not o.is_deleted) end)
      order by m.created_at desc, m.id desc), '[]') as data
    from (
      select x.*
      from channel_member cm
      join channel c on c.id = cm.channel_id
      cross join lateral (
        select h.*
        from message h
        where h.channel_id = c.id
          and not h.is_deleted
          and h.body ilike '%' || $4::text || '%'
          and ($7::timestamptz is null or (h.created_at, h.id) < ($7::timestamptz, $8::uuid))
        order by h.seq desc
        limit $5) x
      where cm.user_id = $1 and cm.left_at is null and not c.is_deleted and ${reachSql('c')} and ($6::uuid is null or c.id = $6::uuid)
      order by x.created_at desc, x.id desc
      limit $5) m
    join channel c on c.id = m.channel_id`,
};
