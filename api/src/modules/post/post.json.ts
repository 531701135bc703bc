import type { ModuleKey, PostCardKind, PostType, Stance } from '@heartwood/contract/domain';
import { companiesOfSql } from '../company';
import { eventSql, visibleEventSql, type EventRow } from '../event';
import { moduleVisibleSql } from '../growth';
import { personSql, type Person } from '../identity';
import { apartFromSql, BANNED } from '../reach';
import { communityFaceSql, userCardSql, type CommunityFace, type UserCard } from '../social';
import type { Attachment, LinkPreview } from './post-parts';
import { visibleSayingSql, visiblePostSql } from './post-visible';

export interface PostMention { person: Person | null; company: CommunityFace | null }
export interface Tag { id: string; name: string; userId: string | null; usageCount: number; isFollowed: boolean }

export interface Poll {
  endsAt: string;
  isOver: boolean;
  /** Which of the options, from 0; null before the viewer has voted. */
  ownVote: number | null;
  voteCount: number;
  /** `votes` is null as long as the viewer sees no results: before the own vote, unless it is over or the viewer's. */
  options: { text: string; votes: number | null }[];
}

export interface PostCard {
  kind: PostCardKind;
  subject: string;
  companyId: string | null;
  companyName: string | null;
  title: string | null;
  status: string | null;
  dueDate: string | null;
  updatedAt: string | null;
  isShared: boolean;
}

/** How many people say what, each by their newest answer. */
export interface Answers { confirms: number; unsure: number; contradicts: number }

export interface Post {
  id: string;
  author: UserCard | null;
  company: CommunityFace | null;
  isCompanyPost: boolean;
  postType: PostType;
  content: string;
  postFeeling: string | null;
  attachments: Attachment[];
  linkPreview: LinkPreview | null;
  mentions: PostMention[];
  tags: Tag[];
  /** That it carries, as long as the viewer sees it. */
  event: EventRow | null;
  card: PostCard | null;
  poll: Poll | null;
  isValidation: boolean;
  validationField: ModuleKey | null;
  answers: Answers | null;
  isRepost: boolean;
  original: Post | null;
  isEdited: boolean;
  isDeleted: boolean;
  likeCount: number;
  commentCount: number;
  repostCount: number;
  isLiked: boolean;
  isSaved: boolean;
  /** An operator took it away: only its author sees it. */
  isHidden: boolean;
  /** By the viewer. */
  isReported: boolean;
  labels: string[];
  canEdit: boolean;
  canDelete: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface PostComment {
  id: string;
  postId: string;
  author: UserCard | null;
  content: string;
  mentions: PostMention[];
  replyTo: string | null;
  replies: PostComment[];
  replyCount: number;
  stance: Stance | null;
  likeCount: number;
  isLiked: boolean;
  isEdited: boolean;
  isDeleted: boolean;
  /** An operator took it away: only its author sees it. */
  isHidden: boolean;
  canEdit: boolean;
  canDelete: boolean;
  createdAt: string;
  updatedAt: string;
}

/** As many of its replies come with a comment. */
const FIRST_REPLIES = 3;

const author = (row: string, viewer: string) => (
  `(select ${userCardSql('u', viewer)} from users u where u.id = ${row}.user_id and not u.is_deleted)`
);

const mentions = (row: string, viewer: string) => `coalesce((
    select json_agg(json_build_object('person', m.person, 'company', m.company) order by m.place)
    from (
      select ${personSql('u')} as person, null::json as company, array_position(${row}.mentioned_users, u.id) as place
      from users u
      where u.id = any(${row}.mentioned_users) and not u.is_deleted and u.id not in ${apartFromSql(viewer)}
      union all
      select null, ${communityFaceSql('k', viewer)}, 1000 + array_position(${row}.mentioned_companies, k.id)
      from company k
      where k.id = any(${row}.mentioned_companies) and k.deleted_at is null) m), '[]')`;

/** `Tag` of the row of `tag` with this alias, as JSON. */
export const tagSql = (t: string, viewer: string) => `json_build_object(
  'id', ${t}.id,
  'name', ${t}.name,
  'userId', ${t}.user_id,
  'usageCount', ${t}.usage_count,
  'isFollowed', exists (select from tag_follow tf where tf.user_id = ${viewer} and tf.tag_id = ${t}.id))`;

const tags = (p: string, viewer: string) => `coalesce((
    select json_agg(${tagSql('t', viewer)} order by t.name)
    from post_tag pt
    join tag t on t.id = pt.tag_id
    where pt.post_id = ${p}.id), '[]')`;

const facts = (fields: { [Name in 'title' | 'status' | 'due' | 'updated']: string }) => (
  `c.name as company_name, ${fields.title} as title, ${fields.status} as status, ${fields.due} as due, ${fields.updated} as updated`
);

/** What stands there when it is read, to who may see it; to others only that something was shared. An event tells of itself. */
const card = (p: string, viewer: string) => `case when ${p}.card_kind is not null then (
    select json_build_object(
      'kind', ${p}.card_kind,
      'subject', ${p}.card_subject,
      'companyId', case when now_is.title is not null then ${p}.card_company_id end,
      'companyName', now_is.company_name,
      'title', now_is.title,
      'status', now_is.status,
      'dueDate', now_is.due,
      'updatedAt', now_is.updated,
      'isShared', ${p}.card_kind = 'EVENT' or now_is.title is not null)
    from (select 1) one
    left join lateral (
      select ${facts({ title: `${p}.card_subject`, status: 'g.progress', due: 'null::date', updated: 'g.updated_at' })}
      from company c
      left join growth_component g on g.company_id = c.id and g.key = ${p}.card_subject
      where ${p}.card_kind = 'MODULE' and c.id = ${p}.card_company_id and c.deleted_at is null
        and ${moduleVisibleSql('c', `${p}.card_subject`, viewer)}
      union all
      select ${facts({ title: 'm.title', status: 'm.status', due: 'm.date', updated: 'm.updated_at' })}
      from milestone m
      join company c on c.id = m.company_id
      where ${p}.card_kind = 'GOAL' and m.id = case when ${p}.card_kind = 'GOAL' then ${p}.card_subject::uuid end
        and m.company_id = ${p}.card_company_id and not m.is_deleted and c.id in ${companiesOfSql(viewer)}
      union all
      select ${facts({ title: 'd.title', status: 'null', due: 'null::date', updated: 'd.updated_at' })}
      from presentation d
      join company c on c.id = d.company_id
      where ${p}.card_kind = 'PRESENTATION' and d.id = case when ${p}.card_kind = 'PRESENTATION' then ${p}.card_subject::uuid end
        and d.company_id = ${p}.card_company_id and not d.is_deleted and c.id in ${companiesOfSql(viewer)}) now_is on true) end`;

const event = (p: string, viewer: string) => `case when ${p}.card_kind = 'EVENT' then (
    select ${eventSql(viewer)}
    from event e
    left join company c on c.id = e.company_id
    where e.id = case when ${p}.card_kind = 'EVENT' then ${p}.card_subject::uuid end and ${visibleEventSql(viewer)}) end`;

const poll = (p: string, viewer: string) => `(
    select json_build_object(
      'endsAt', q.ends_at,
      'isOver', q.ends_at <= now(),
      'ownVote', mine.option,
      'voteCount', (select count(*) from poll_vote v where v.post_id = q.post_id),
      'options', (
        select json_agg(json_build_object(
          'text', o.text,
          'votes', case when mine.option is not null or q.ends_at <= now() or ${p}.user_id = ${viewer} then (
            select count(*)
            from poll_vote v
            where v.post_id = q.post_id and v.option = o.place - 1) end) order by o.place)
        from unnest(q.options) with ordinality o(text, place)))
    from poll q
    left join poll_vote mine on mine.post_id = q.post_id and mine.user_id = ${viewer}
    where q.post_id = ${p}.id)`;

/** Each person by their newest answer. */
const answers = (p: string) => `case when ${p}.is_validation then (
    select json_build_object(
      'confirms', count(*) filter (where a.stance = 'CONFIRMS'),
      'unsure', count(*) filter (where a.stance = 'UNSURE'),
      'contradicts', count(*) filter (where a.stance = 'CONTRADICTS'))
    from (
      select distinct on (c.user_id) c.stance
      from post_comment c
      where c.post_id = ${p}.id and c.stance is not null and c.deleted_at is null and c.hidden_at is null
      order by c.user_id, c.created_at desc, c.id desc) a) end`;

/** How many of those who liked or commented are banned or apart from the viewer: they are no part of what that person counts. */
const apartAmong = (table: string, alive: string, p: string, viewer: string) => `(
    select count(*)
    from (${apartFromSql(viewer)} union ${BANNED}) x
    join ${table} r on r.post_id = ${p}.id and r.user_id = x.id and ${alive})`;

const managesSql = (company: string, viewer: string) => `exists (
    select from company k
    where k.id = ${company} and (k.created_by = ${viewer} or exists (
      select from team_member seat
      where seat.company_id = k.id and seat.user_id = ${viewer} and seat.is_accepted and seat.role = 'ADMIN')))`;

/** `Post` of the row of `post` with this alias, as JSON: for who sees it, which the statement asks first. */
export const postSql = (p: string, viewer: string, original = originalSql(p, viewer)): string => `json_build_object(
  'id', ${p}.id,
  'author', ${author(p, viewer)},
  'company', (select ${communityFaceSql('k', viewer)} from company k where k.id = ${p}.company_id and k.deleted_at is null),
  'isCompanyPost', ${p}.is_company_post,
  'postType', ${p}.post_type,
  'content', ${p}.content,
  'postFeeling', ${p}.feeling,
  'attachments', ${p}.attachments,
  'linkPreview', ${p}.link_preview,
  'mentions', ${mentions(p, viewer)},
  'tags', ${tags(p, viewer)},
  'event', ${event(p, viewer)},
  'card', ${card(p, viewer)},
  'poll', ${poll(p, viewer)},
  'isValidation', ${p}.is_validation,
  'validationField', ${p}.validation_field,
  'answers', ${answers(p)},
  'isRepost', ${p}.is_repost,
  'original', ${original},
  'isEdited', ${p}.is_edited,
  'isDeleted', false,
  'likeCount', ${p}.like_count - ${apartAmong('post_like', 'r.is_on', p, viewer)},
  'commentCount', ${p}.comment_count - ${apartAmong('post_comment', 'r.deleted_at is null and r.hidden_at is null', p, viewer)},
  'repostCount', ${p}.repost_count,
  'isLiked', exists (select from post_like l where l.post_id = ${p}.id and l.user_id = ${viewer} and l.is_on),
  'isSaved', exists (select from post_save s where s.post_id = ${p}.id and s.user_id = ${viewer}),
  'isHidden', ${p}.hidden_at is not null,
  'isReported', exists (
    select from post_report r
    where r.user_id = ${viewer} and r.post_id = ${p}.id and r.comment_id is null),
  'labels', coalesce((select to_json(s.labels) from post_save s where s.post_id = ${p}.id and s.user_id = ${viewer}), '[]'),
  'canEdit', ${p}.user_id = ${viewer},
  'canDelete', ${p}.user_id = ${viewer} or (${p}.is_company_post and ${managesSql(`${p}.company_id`, viewer)}),
  'createdAt', ${p}.created_at,
  'updatedAt', ${p}.updated_at)`;

const originalSql = (p: string, viewer: string): string => `(
    select ${postSql('original', viewer, 'null::json')}
    from post original
    where original.id = ${p}.repost_of and ${visiblePostSql('original', viewer)})`;

const repliesOf = (c: string, viewer: string) => `
      from post_comment r
      where r.reply_to = ${c}.id and r.deleted_at is null and ${visibleSayingSql('r', viewer)}`;

/** Whether a comment stands in its list: one that was deleted does as long as it has replies. */
export const standsSql = (c: string, viewer: string) => (
  `(${c}.deleted_at is null or exists (select ${repliesOf(c, viewer)})) and ${visibleSayingSql(c, viewer)}`
);

/** `PostComment` of the row of `post_comment` with this alias, as JSON; `p` is its post. */
export const commentSql = (c: string, p: string, viewer: string, withReplies = true): string => `json_build_object(
  'id', ${c}.id,
  'postId', ${c}.post_id,
  'author', case when ${c}.deleted_at is null then ${author(c, viewer)} end,
  'content', case when ${c}.deleted_at is null then ${c}.content else '' end,
  'mentions', case when ${c}.deleted_at is null then ${mentions(c, viewer)} else '[]'::json end,
  'replyTo', ${c}.reply_to,
  'replies', ${withReplies ? `coalesce((
    select json_agg(${commentSql('r', p, viewer, false)} order by r.created_at, r.id)
    from (
      select r.*
      ${repliesOf(c, viewer)}
      order by r.created_at, r.id
      limit ${FIRST_REPLIES}) r), '[]')` : "'[]'::json"},
  'replyCount', ${withReplies ? `(select count(*) ${repliesOf(c, viewer)})` : '0'},
  'stance', ${c}.stance,
  'likeCount', ${c}.like_count - (
    select count(*)
    from (${apartFromSql(viewer)} union ${BANNED}) x
    join post_comment_like l on l.comment_id = ${c}.id and l.user_id = x.id and l.is_on),
  'isLiked', exists (select from post_comment_like l where l.comment_id = ${c}.id and l.user_id = ${viewer} and l.is_on),
  'isEdited', ${c}.is_edited,
  'isDeleted', ${c}.deleted_at is not null,
  'isHidden', ${c}.hidden_at is not null,
  'canEdit', ${c}.deleted_at is null and ${c}.user_id = ${viewer},
  'canDelete', ${c}.deleted_at is null and ${viewer} in (${c}.user_id, ${p}.user_id),
  'createdAt', ${c}.created_at,
  'updatedAt', ${c}.updated_at)`;
