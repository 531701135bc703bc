import type { ChannelLineKind } from '@heartwood/contract/domain';
import { companiesOfSql, memberSql } from '../company';
import { fullNameSql, type Person, personSql } from '../identity';
import { apartFromSql } from '../reach';
import { standsBesideSql } from '../social';
import type { Attachment } from './messaging.table';

/** The site of somebody else that a channel, or one of a pair, belongs to. */
export interface ChatPartner {
  name: string;
  /** Whose messaging it embeds. */
  company: string;
  isRevoked: boolean;
  /** Which of a pair comes from the site; null for a channel. */
  visitorId: string | null;
}

/** A channel as everybody sees it who may see it at all. */
export interface ChatChannel {
  id: string;
  kind: 'personal' | 'channel';
  name: string | null;
  type: 'OPEN' | 'CLOSE';
  logoUrl: string | null;
  description: string | null;
  createdBy: string | null;
  participantCount: number;
  lastSeq: number;
  changeSeq: number;
  lastMessageAt: string | null;
  isDeleted: boolean;
  reads: { userId: string; lastReadSeq: number }[];
  partner: ChatPartner | null;
}

export interface ChatQuote { id: string; seq: number; author: Person | null; body: string; isDeleted: boolean; hasAttachments: boolean }

export interface ChatLine { kind: ChannelLineKind; people: Person[]; text: string | null }

export interface ChatMessage {
  id: string;
  channelId: string;
  seq: number;
  changeSeq: number;
  author: Person | null;
  body: string;
  line: ChatLine | null;
  attachments: Attachment[];
  mentions: Person[];
  /** Absent from what a process of the release before tells. */
  isToAll?: boolean;
  forwarded?: { messageId: string; author: Person | null; at: string } | null;
  replyTo: ChatQuote | null;
  /** `id` of the message that it begins with; `count` of its answers. */
  thread: { id: string; count: number };
  reactions: { emoji: string; userIds: string[] }[];
  isEdited: boolean;
  isDeleted: boolean;
  pinnedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

const QUOTED = 200;

const livingPerson = (alias: string, id: string) => (
  `(
    select ${personSql(alias)}
    from users ${alias}
    where ${alias}.id = ${id} and not ${alias}.is_deleted)`
);

/** A person as JSON; of who is apart from $1 nobody is told whether they are online. */
const unlessApart = (person: string, id: string) => (
  `case when ${id} in ${apartFromSql('$1::uuid')} then (${person}::jsonb || '{"OnlineStatus": "false"}')::json else ${person} end`
);

/** The other one of the pair that $1 makes with somebody, for the personal conversation with this alias. */
const otherOf = (c: string) => `(case when ${c}.pair_low = $1::uuid then ${c}.pair_high else ${c}.pair_low end)`;

/** Partner and visitor of the channel with this alias: a channel names its partner, of a pair one may be a partner's. */
const partnerOf = (c: string) => `partner p
  join company pk on pk.id = p.company_id
  left join partner_user v on v.partner_id = p.id and ${c}.kind = 'personal' and v.user_id in (${c}.pair_low, ${c}.pair_high)
  where p.id = coalesce(${c}.partner_id, (
    select y.partner_id
    from partner_user y
    where y.user_id in (${c}.pair_low, ${c}.pair_high)
    limit 1))`;

/** Whether the partner behind the channel with this alias is one no more: what was written stays, to be read. */
const isClosedSql = (c: string) => `exists (select from ${partnerOf(c)} and p.is_revoked)`;

/** `ChatChannel` of the channel with this alias, as JSON. */
export const channelSql = (c: string) => `json_build_object(
  'id', ${c}.id,
  'kind', ${c}.kind,
  'name', ${c}.name,
  'type', ${c}.type,
  'logoUrl', ${c}.logo_url,
  'description', ${c}.description,
  'createdBy', ${c}.created_by,
  'participantCount', ${c}.member_count,
  'lastSeq', ${c}.last_seq,
  'changeSeq', ${c}.change_seq,
  'lastMessageAt', ${c}.last_message_at,
  'isDeleted', ${c}.is_deleted,
  'reads', case when ${c}.kind = 'personal' then (
    select json_agg(json_build_object('userId', r.user_id, 'lastReadSeq', r.last_read_seq) order by r.user_id)
    from channel_member r
    where r.channel_id = ${c}.id) else '[]' end,
  'partner', (
    select json_build_object('name', p.name, 'company', pk.name, 'isRevoked', p.is_revoked, 'visitorId', v.user_id)
    from ${partnerOf(c)}))`;

const lineSql = (m: string) => `case when ${m}.line is not null then json_build_object(
  'kind', ${m}.line->>'kind',
  'text', ${m}.line->>'text',
  'people', coalesce((
    select json_agg(${personSql('told')} order by lower(${fullNameSql('told')}), told.id)
    from users told
    where not told.is_deleted
      and told.id = any(array(select x.id::uuid from jsonb_array_elements_text(${m}.line->'people') as x(id)))), '[]')) end`;

/** `ChatMessage` of the row of `message` with this alias, as JSON: the same for every reader, so that it can be sent to all at once. */
export const messageSql = (m: string) => `json_build_object(
  'id', ${m}.id,
  'channelId', ${m}.channel_id,
  'seq', ${m}.seq,
  'changeSeq', ${m}.change_seq,
  'author', ${livingPerson('a', `${m}.author_id`)},
  'body', ${m}.body,
  'line', ${lineSql(m)},
  'attachments', ${m}.attachments,
  'mentions', case when ${m}.mentions = '{}' then '[]' else coalesce((
    select json_agg(${personSql('u')} order by array_position(${m}.mentions, u.id))
    from users u
    where u.id = any(${m}.mentions) and not u.is_deleted), '[]') end,
  'isToAll', ${m}.channel_id = any(${m}.mentions),
  'forwarded', case when ${m}.forward is not null then json_build_object('messageId', ${m}.forward->>'messageId',
    'author', ${livingPerson('f', `(${m}.forward->>'authorId')::uuid`)}, 'at', ${m}.forward->>'at') end,
  'replyTo', case when ${m}.reply_to is null then null else (
    select json_build_object('id', q.id, 'seq', q.seq, 'author', ${livingPerson('b', 'q.author_id')},
      'body', left(q.body, ${QUOTED}), 'isDeleted', q.is_deleted, 'hasAttachments', q.attachments <> '[]')
    from message q
    where q.id = ${m}.reply_to) end,
  'thread', json_build_object('id', coalesce(${m}.thread_id, ${m}.id), 'count', (
    select count(*)
    from message t
    where t.thread_id = coalesce(${m}.thread_id, ${m}.id) and not t.is_deleted and t.id <> ${m}.id)
    -- Itself apart: the statement that writes it does not see it yet.
    + case when ${m}.thread_id is not null and not ${m}.is_deleted then 1 else 0 end),
  'reactions', coalesce((
    select json_agg(json_build_object('emoji', e.emoji, 'userIds', e.user_ids) order by e.since, e.emoji)
    from (
      select x.emoji, json_agg(x.user_id order by x.created_at, x.user_id) as user_ids, min(x.created_at) as since
      from message_reaction x
      where x.message_id = ${m}.id
      group by x.emoji) e), '[]'),
  'isEdited', ${m}.is_edited,
  'isDeleted', ${m}.is_deleted,
  'pinnedAt', case when not ${m}.is_deleted then ${m}.pinned_at end,
  'createdAt', ${m}.created_at,
  'updatedAt', ${m}.updated_at)`;

/** Whether the message with this alias means the person, an SQL expression, or everybody in its channel but its author. */
export const mentionsSql = (m: string, user: string) => (
  `${user} = any(${m}.mentions) or ${m}.channel_id = any(${m}.mentions) and ${m}.author_id is distinct from ${user}`
);

/** Whether the person is the owner or an accepted member of the company; both are SQL expressions. */
export const peopleOfSql = (company: string, user: string) => `exists (
  select from company k
  where k.id = ${company} and k.deleted_at is null and ${memberSql('k', user)})`;

/**
 * Whether somebody belongs where a channel does: in a partner's channel its people and the company behind it, in others
 * everybody but partners' people. Both are SQL expressions.
 */
export const belongsSql = (partner: string, user: string) => `(case
  when ${partner} is null then not exists (select from partner_user y where y.user_id = ${user})
  else exists (
    select from partner_user y
    join partner p on p.id = y.partner_id
    join company k on k.id = p.company_id and k.deleted_at is null
    where y.user_id = ${user} and y.partner_id = ${partner})
  or exists (select from partner p where p.id = ${partner} and ${peopleOfSql('p.company_id', user)}) end)`;

/** A channel in short. */
export interface ChannelName { id: string; name: string }

const MOST_IN_COMMON = 12;

/**
 * The channels that two people take part in, the liveliest first, as JSON: both know of each that the other is in it. Partners' are left
 * out.
 */
export const commonChannelsSql = (one: string, other: string) => `coalesce((
  select json_agg(json_build_object('id', x.id, 'name', x.name) order by x.last_message_at desc nulls last, x.id)
  from (
    select k.id, k.name, k.last_message_at
    from channel_member a
    join channel_member b on b.channel_id = a.channel_id and b.user_id = ${other} and b.left_at is null
    join channel k on k.id = a.channel_id
    where a.user_id = ${one} and a.left_at is null and k.kind = 'channel' and k.partner_id is null and not k.is_deleted
    order by k.last_message_at desc nulls last, k.id
    limit ${MOST_IN_COMMON}) x), '[]')`;

/** Whether $1 (of partner $2 and its company $3) reaches the channel with this alias; see `ChannelFacts.isInReach`. */
export const reachSql = (c: string) => `(case
  when coalesce($2::uuid, $3::uuid) is not null then ${c}.kind = 'personal' or ${c}.partner_id = $2::uuid
  when ${c}.partner_id is not null then exists (
    select from partner p
    where p.id = ${c}.partner_id and ${peopleOfSql('p.company_id', '$1::uuid')})
  else true end)`;

/**
 * Whether $1 may write to the person with this alias, whom neither has blocked: partners' people and the company behind the partner reach
 * each other.
 */
export const personReachSql = (u: string) => `(not ${u}.is_deleted and not ${u}.is_blocked and ${u}.id <> $1::uuid
  and ${u}.id not in ${apartFromSql('$1::uuid')} and case
  when $2::uuid is not null then ${peopleOfSql('$3::uuid', `${u}.id`)}
  when exists (select from partner_user y where y.user_id = ${u}.id) then exists (
    select from partner_user y
    join partner p on p.id = y.partner_id
    where y.user_id = ${u}.id and not p.is_revoked and ${peopleOfSql('p.company_id', '$1::uuid')})
  else ${u}.is_verified end)`;

/**
 * Company that stands beside the name of the person with this alias, as a row of `name`, `search_text` and `is_advisory`: to a partner's
 * people the company behind the partner ($3), else the one last entered, else the oldest. Whoever owns it is no advisor of it.
 */
export const standingSql = (u: string) => `(
  select k.name, k.search_text, k.created_by is distinct from ${u}.id and exists (
    select from team_member t
    where t.company_id = k.id and t.user_id = ${u}.id and t.is_accepted and t.is_advisory) as is_advisory
  from ${companiesOfSql(`${u}.id`)} x
  join company k on k.id = x.id
  where k.id = $3::uuid or ${standsBesideSql('k', u, '$1::uuid')}
  order by (k.id = $3::uuid) desc nulls last, (k.id = ${u}.last_accessed_company_id) desc nulls last, k.created_at
  limit 1)`;

/** Name of a company of the person with this alias: the one last entered, else the oldest. */
export const companyNameSql = (u: string) => `(
  select k.name
  from ${companiesOfSql(`${u}.id`)} x
  join company k on k.id = x.id
  where ${standsBesideSql('k', u, '$1::uuid')}
  order by (k.id = ${u}.last_accessed_company_id) desc nulls last, k.created_at
  limit 1)`;

/**
 * Unread messages of the membership `cm` in the channel `c`, at least one when marked by hand. What the channel tells of
 * itself is not among them.
 */
export const UNREAD_SQL = `greatest(c.last_seq - cm.last_read_seq - (
  select count(*)
  from message l
  where l.channel_id = c.id and l.seq > cm.last_read_seq and l.line is not null)::int, case when cm.is_marked_unread then 1 else 0 end)`;

const LAST_MESSAGES = 2;

/** The row of a list: channel `c` through the eyes of $1, whose membership is `cm`. */
export const ENTRY_SQL = `json_build_object(
  'id', c.id,
  'channel', ${channelSql('c')},
  'person', case when c.kind = 'personal' then ${unlessApart(livingPerson('o', otherOf('c')), otherOf('c'))} end,
  'lastMessages', coalesce((
    select json_agg(${messageSql('m')} order by m.seq)
    from (
      select *
      from message l
      where l.channel_id = c.id
      order by l.seq desc
      limit ${LAST_MESSAGES}) m), '[]'),
  'lastReadSeq', cm.last_read_seq,
  'unread', ${UNREAD_SQL},
  'unreadMentions', (
    select count(*)
    from message n
    where n.channel_id = c.id and n.seq > cm.last_read_seq and n.mentions <> '{}'
      and (${mentionsSql('n', '$1::uuid')})),
  'isMarkedUnread', cm.is_marked_unread,
  'readRevision', cm.read_revision,
  'mutedUntil', case when cm.muted_until > now() then cm.muted_until end,
  'joinedAt', cm.joined_at)`;

export interface InboxEntry {
  id: string;
  channel: ChatChannel;
  person: Person | null;
  lastMessages: ChatMessage[];
  lastReadSeq: number;
  unread: number;
  unreadMentions: number;
  isMarkedUnread: boolean;
  readRevision: number;
  /** Null: not muted. */
  mutedUntil: string | null;
  joinedAt: string;
}

/** `ChannelFacts` of the channel with this alias for $1, as JSON; `more` are further pairs of key and value. */
export const factsSql = (c: string, more = '') => `json_build_object(
  'id', ${c}.id,
  'kind', ${c}.kind,
  'type', ${c}.type,
  'createdBy', ${c}.created_by,
  'isDeleted', ${c}.is_deleted,
  'lastSeq', ${c}.last_seq,
  'isMember', exists (
    select from channel_member f
    where f.channel_id = ${c}.id and f.user_id = $1::uuid and f.left_at is null),
  'isAdmin', exists (
    select from channel_member f
    where f.channel_id = ${c}.id and f.user_id = $1::uuid and f.left_at is null and f.is_admin),
  'isInReach', ${reachSql(c)}${more})`;

/** The same as `WritingFacts`: dearer, for where somebody is about to write. */
export const writingFactsSql = (c: string) => factsSql(c, `,
  'isClosed', ${isClosedSql(c)},
  'memberCount', ${c}.member_count,
  'isOtherReachable', case when ${c}.kind = 'personal' then exists (
    select from users w
    where w.id = ${otherOf(c)} and ${personReachSql('w')}) else true end`);
