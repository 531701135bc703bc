import type { Statement } from '../../db/database';
import { factsSql, messageSql, type ChatMessage } from './messaging.json';
import type { ChannelFacts } from './messaging.policy';

export interface HistoryPage {
  nodes: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  lastSeq: number;
  changeSeq: number;
  channel: ChannelFacts;
}

/** $4 channel, $5 how many; each part selects rows of `message` by their place alone (primary key, either direction). */
const page = (rows: string) => `select json_build_object(
    'channel', ${factsSql('c')},
    'lastSeq', c.last_seq,
    'changeSeq', c.change_seq,
    'nodes', coalesce(n.nodes, '[]'),
    'hasOlder', coalesce(n.oldest > 1, false),
    'hasNewer', coalesce(n.newest < c.last_seq, false)) as data
  from channel c
  left join lateral (
    select json_agg(${messageSql('m')} order by m.seq) as nodes, min(m.seq) as oldest, max(m.seq) as newest
    from (${rows}) m) n on true
  where c.id = $4`;

export const NEWEST: Statement = {
  name: 'chat-newest',
  text: page(`
    select *
    from message x
    where x.channel_id = $4
    order by x.seq desc
    limit $5`),
};
/** $6 seq. */
export const OLDER: Statement = {
  name: 'chat-older',
  text: page(`
    select *
    from message x
    where x.channel_id = $4 and x.seq < $6
    order by x.seq desc
    limit $5`),
};
/** $6 seq. */
export const NEWER: Statement = {
  name: 'chat-newer',
  text: page(`
    select *
    from message x
    where x.channel_id = $4 and x.seq > $6
    order by x.seq
    limit $5`),
};
/** $6 seq in the middle of the page. */
export const AROUND: Statement = {
  name: 'chat-around',
  text: page(`(
      select *
      from message x
      where x.channel_id = $4 and x.seq <= $6
      order by x.seq desc
      limit ($5::int + 1) / 2)
    union all (
      select *
      from message x
      where x.channel_id = $4 and x.seq > $6
      order by x.seq
      limit $5::int / 2)`),
};

/** What the channel keeps at hand, pinned last first. $4 channel, $5 how many, $6 and $7 moment and id of the last one seen, or null. */
export const PINNED: Statement = {
  name: 'chat-pinned',
  text: `select json_build_object(
      'channel', ${factsSql('c')},
      'nodes', coalesce((
        select json_agg(${messageSql('m')} order by m.pinned_at desc, m.id desc)
        from (
          select *
          from message x
          where x.channel_id = c.id
            and x.pinned_at is not null
            and not x.is_deleted
            and ($6::timestamptz is null or (x.pinned_at, x.id) < ($6::timestamptz, $7::uuid))
          order by x.pinned_at desc, x.id desc
          limit $5) m), '[]')) as data
    from channel c
    where c.id = $4`,
};

/**
 * Messages that something hangs on, newest first; a deleted one has nothing left. $4 channel, $5 how many, $6 seq of the last one
 * seen, or null.
 */
export const WITH_FILES: Statement = {
  name: 'chat-with-files',
  text: `select json_build_object(
      'channel', ${factsSql('c')},
      'nodes', coalesce((
        select json_agg(${messageSql('m')} order by m.seq desc)
        from (
          select *
          from message x
          where x.channel_id = c.id and x.attachments <> '[]' and x.seq < coalesce($6::int, ${2 ** 31 - 1})
          order by x.seq desc
          limit $5) m), '[]')) as data
    from channel c
    where c.id = $4`,
};

/**
 * The thread of a message, its answers newest first. $4 message, any of the thread, $5 how many, $6 seq of the last one seen, or
 * null.
 */
export const THREAD: Statement = {
  name: 'chat-thread',
  text: `select json_build_object(
      'channel', ${factsSql('c')},
      'root', ${messageSql('r')},
      'nodes', coalesce((
        select json_agg(${messageSql('m')} order by m.seq desc)
        from (
          select *
          from message x
          where x.thread_id = r.id and x.seq < coalesce($6::int, ${2 ** 31 - 1})
          order by x.seq desc
          limit $5) m), '[]')) as data
    from message a
    join message r on r.id = coalesce(a.thread_id, a.id)
    join channel c on c.id = r.channel_id
    where a.id = $4`,
};

export interface ThreadRows extends MessageRows { root: ChatMessage }

export interface MessageRows { channel: ChannelFacts; nodes: ChatMessage[] }
