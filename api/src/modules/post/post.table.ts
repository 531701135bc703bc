import { POST_CARD_KINDS, POST_TYPES, STANCES } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import {
  boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid, type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import { reportColumns } from '../operations/reported.table';
import type { Attachment, LinkPreview } from './post-parts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () => uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' });
const people = (name: string) => uuid(name).array().notNull().default(sql`'{}'::uuid[]`);
const count = (name: string) => integer(name).notNull().default(0);

export const post = pgTable('post', {
  /** Made by the client: the same id twice is one post. */
  id: uuid('id').primaryKey(),
  userId: userId(),
  /** Whose members see it when not everybody does; of a company post, who speaks. Null once the company is gone. */
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'set null' }),
  isCompanyPost: boolean('is_company_post').notNull().default(false),
  postType: text('post_type', { enum: POST_TYPES }).notNull(),
  content: text('content').notNull(),
  /** Its words as they are searched (`foldText`). Null: not folded yet. */
  searchText: text('search_text'),
  feeling: text('feeling'),
  attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull().default(sql`'[]'::jsonb`),
  mentionedUsers: people('mentioned_users'),
  mentionedCompanies: people('mentioned_companies'),
  linkPreview: jsonb('link_preview').$type<LinkPreview>(),
  /** What it carries by reference: the id of a goal, a presentation or an event, the key of a module; but for an event, also whose. */
  cardKind: text('card_kind', { enum: POST_CARD_KINDS }),
  cardSubject: text('card_subject'),
  cardCompanyId: uuid('card_company_id').references(() => company.id, { onDelete: 'set null' }),
  isValidation: boolean('is_validation').notNull().default(false),
  /** The module whose assumption it asks about; the company is the post's. */
  validationField: text('validation_field'),
  /** It passes on another post; both null for one that does not. */
  isRepost: boolean('is_repost').notNull().default(false),
  repostOf: uuid('repost_of').references((): AnyPgColumn => post.id, { onDelete: 'set null' }),
  isEdited: boolean('is_edited').notNull().default(false),
  /** Moved in the statement that writes a like, a comment or a repost: nobody counts them. */
  likeCount: count('like_count'),
  commentCount: count('comment_count'),
  repostCount: count('repost_count'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Set: gone for everybody; who deleted it may have it back for a moment. */
  deletedAt: moment('deleted_at'),
  deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  /** Set: an operator took it away from everybody but its author. */
  hiddenAt: moment('hidden_at'),
}, (table) => [
  index('post_newest_idx').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
  index('post_user_idx').on(table.userId, table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
  index('post_company_idx').on(table.companyId, table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
  index('post_validation_idx').on(table.validationField, table.companyId, table.createdAt).where(sql`${table.isValidation}`),
  index('post_card_idx').on(table.cardSubject, table.createdAt, table.id).where(sql`${table.cardSubject} is not null`),
  index('post_repost_idx').on(table.repostOf).where(sql`${table.repostOf} is not null`),
  index('post_search_idx').using('gin', sql`search_grams(${table.searchText})`),
  index('post_unfolded_idx').on(table.id).where(sql`${table.searchText} is null`),
  index('post_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  check('post_validation_check', sql`${table.isValidation} = (${table.validationField} is not null)`),
]);

/**
 * How many posts of each kind a person has that they said for themselves and that are not deleted; what a viewer sees of a kind follows
 * from its columns, as for a post. Kept by the database with each write to `post` (`post_counted`), whoever writes.
 */
export const postCount = pgTable('post_count', {
  userId: userId(),
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
  postType: text('post_type', { enum: POST_TYPES }).notNull(),
  isHidden: boolean('is_hidden').notNull(),
  total: count('total'),
}, (table) => [unique('post_count_key').on(table.userId, table.companyId, table.postType, table.isHidden).nullsNotDistinct()]);

const postId = () => uuid('post_id').notNull().references(() => post.id, { onDelete: 'cascade' });

export const postComment = pgTable('post_comment', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  postId: postId(),
  userId: userId(),
  content: text('content').notNull(),
  mentionedUsers: people('mentioned_users'),
  mentionedCompanies: people('mentioned_companies'),
  /** The comment that it answers; an answer to an answer joins the first level. */
  replyTo: uuid('reply_to').references((): AnyPgColumn => postComment.id, { onDelete: 'cascade' }),
  /** Of an answer to a validation post. */
  stance: text('stance', { enum: STANCES }),
  likeCount: count('like_count'),
  isEdited: boolean('is_edited').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
  deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  /** Set: an operator took it away from everybody but its author. */
  hiddenAt: moment('hidden_at'),
}, (table) => [
  index('post_comment_first_idx').on(table.postId, table.createdAt, table.id).where(sql`${table.replyTo} is null`),
  index('post_comment_reply_idx').on(table.replyTo, table.createdAt, table.id).where(sql`${table.replyTo} is not null`),
  index('post_comment_person_idx').on(table.postId, table.userId),
  index('post_comment_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
]);

export const postLike = pgTable('post_like', {
  postId: postId(),
  userId: userId(),
  /** An author is told once that a person likes a post: the row stays when they no longer do. */
  isOn: boolean('is_on').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.postId, table.userId] }),
  index('post_like_newest_idx').on(table.postId, table.createdAt, table.userId).where(sql`${table.isOn}`),
]);

/** As `postLike`, of a comment. */
export const postCommentLike = pgTable('post_comment_like', {
  commentId: uuid('comment_id').notNull().references(() => postComment.id, { onDelete: 'cascade' }),
  userId: userId(),
  isOn: boolean('is_on').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.commentId, table.userId] })]);

export const postSave = pgTable('post_save', {
  userId: userId(),
  postId: postId(),
  /** What the person sorts it under. */
  labels: text('labels').array().notNull().default(sql`'{}'::text[]`),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.postId] }),
  index('post_save_newest_idx').on(table.userId, table.createdAt, table.postId),
]);

export const tag = pgTable('tag', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As `tagName` of the contract makes it. */
  name: text('name').notNull(),
  /** The same as it is searched (`foldText`). Null: not folded yet. */
  searchText: text('search_text'),
  /** Who used it first. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** Posts that everybody sees: what others write for a few, tags don't tell. */
  usageCount: count('usage_count'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  uniqueIndex('tag_name_key').on(table.name),
  index('tag_search_idx').using('gin', sql`search_grams(${table.searchText})`),
  index('tag_unfolded_idx').on(table.id).where(sql`${table.searchText} is null`),
  index('tag_beginning_idx').on(table.name.op('text_pattern_ops')),
  index('tag_usage_idx').on(table.usageCount.desc().nullsFirst(), table.name),
]);

const tagId = () => uuid('tag_id').notNull().references(() => tag.id, { onDelete: 'cascade' });

export const postTag = pgTable('post_tag', {
  postId: postId(),
  tagId: tagId(),
  /** Of the post: a tag's page is read by it. */
  createdAt: moment('created_at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.postId, table.tagId] }),
  index('post_tag_newest_idx').on(table.tagId, table.createdAt, table.postId),
]);

export const tagFollow = pgTable('tag_follow', {
  userId: userId(),
  tagId: tagId(),
  /** The follower is told of each new post with it. */
  hasBell: boolean('has_bell').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.tagId] }),
  index('tag_follow_tag_idx').on(table.tagId),
]);

/** The question is the post. */
export const poll = pgTable('poll', {
  postId: postId().primaryKey(),
  options: text('options').array().notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const pollVote = pgTable('poll_vote', {
  postId: postId(),
  userId: userId(),
  /** Which of the options, from 0. */
  option: integer('option').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.postId, table.userId] })]);

/** What somebody thinks the operator should look at: one of each person and post or comment. */
export const postReport = pgTable('post_report', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  postId: postId(),
  commentId: uuid('comment_id').references(() => postComment.id, { onDelete: 'cascade' }),
  userId: userId(),
  ...reportColumns(),
}, (table) => [
  uniqueIndex('post_report_once_key').on(table.userId, table.postId, sql`coalesce(${table.commentId}, ${table.postId})`),
  index('post_report_newest_idx').on(table.createdAt),
  index('post_report_open_idx').on(table.createdAt, table.id).where(sql`${table.settledAt} is null`),
  index('post_report_post_idx').on(table.postId),
]);
