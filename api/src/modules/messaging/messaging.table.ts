import type { ChannelLineKind } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import {
  boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';
import { partner } from '../partner/partner.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Anything that people write in: a channel, or the personal conversation of two. Its row's lock puts what happens there in order. */
export const channel = pgTable('channel', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['personal', 'channel'] }).notNull(),
  /** Null for a personal conversation. */
  name: text('name'),
  /** A CLOSE channel is visible only to participants (spec section 4). */
  type: text('type', { enum: ['OPEN', 'CLOSE'] }).notNull(),
  logoUrl: text('logo_url'),
  description: text('description'),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  /** Set for a channel that the partner's people take part in. */
  partnerId: uuid('partner_id').references(() => partner.id, { onDelete: 'cascade' }),
  /** The two of a personal conversation, the smaller id first. */
  pairLow: uuid('pair_low').references(() => users.id, { onDelete: 'cascade' }),
  pairHigh: uuid('pair_high').references(() => users.id, { onDelete: 'cascade' }),
  memberCount: integer('member_count').notNull().default(0),
  /** Seq of the newest message. */
  lastSeq: integer('last_seq').notNull().default(0),
  /** Rises with everything that happens here: what streams resume by. */
  changeSeq: integer('change_seq').notNull().default(0),
  /** `changeSeq` of the last change of the channel itself: name, participants, read positions of a pair. */
  faceChangeSeq: integer('face_change_seq').notNull().default(0),
  lastMessageAt: moment('last_message_at'),
  isDeleted: boolean('is_deleted').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  uniqueIndex('channel_pair_key').on(table.pairLow, table.pairHigh),
  check(
    'channel_pair_check',
    sql`(${table.kind} = 'personal') = (${table.pairLow} is not null) and (${table.pairLow} is null or ${table.pairLow} < ${table.pairHigh})`,
  ),
  index('channel_open_idx').on(table.lastMessageAt.desc()).where(
    sql`${table.kind} = 'channel' and ${table.type} = 'OPEN' and not ${table.isDeleted}`,
  ),
  index('channel_partner_idx').on(table.partnerId).where(sql`${table.partnerId} is not null`),
]);

const channelId = () => uuid('channel_id').notNull().references(() => channel.id, { onDelete: 'cascade' });

export const channelMember = pgTable('channel_member', {
  channelId: channelId(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  lastReadSeq: integer('last_read_seq').notNull().default(0),
  /** Manages the channel beside its creator. */
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Marked as unread by hand: counts as at least one. */
  isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
  /** Tells the tabs of one person which position is the newer one: marking as unread goes backwards. */
  readRevision: integer('read_revision').notNull().default(0),
  /** `readRevision` at which a partner's customer was mailed of what waits here: no more mails until they have read. */
  mailedRevision: integer('mailed_revision'),
  /** They are told of nothing here until then; far ahead for good. */
  mutedUntil: moment('muted_until'),
  joinedAt: moment('joined_at').notNull().defaultNow(),
  /** Null while they take part. */
  leftAt: moment('left_at'),
  /** Somebody they have not met, who asked them to take part. It stays once they declined: the same person asks once. */
  requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
  /** Set while the request waits for its answer; until then they take no part. */
  requestedAt: moment('requested_at'),
}, (table) => [
  primaryKey({ columns: [table.channelId, table.userId] }),
  index('channel_member_user_idx').on(table.userId).where(sql`${table.leftAt} is null`),
  index('channel_member_request_idx').on(table.userId, table.requestedAt).where(sql`${table.requestedAt} is not null`),
]);

/** What somebody has not sent yet, for all their devices. */
export const chatDraft = pgTable('chat_draft', {
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** `channel:ID` or `person:ID`: a pair that has not written yet has no channel. */
  target: text('target').notNull(),
  /** Empty once it was sent or given up: a device that was away must not bring it back. */
  text: text('text').notNull(),
  mentions: uuid('mentions').array().notNull().default(sql`'{}'::uuid[]`),
  /** Rises with each change: a device that has not seen the newest one overwrites nothing. */
  revision: integer('revision').notNull(),
  updatedAt: moment('updated_at').notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.target] })]);

/** How many people somebody reached on a day whom they had not met. */
export const contactDay = pgTable('contact_day', {
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** In UTC. */
  day: date('day').notNull(),
  count: integer('count').notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.day] })]);

/** What the channel itself tells, as it is kept; `ChatLine` is what is read. */
export interface LineFacts { kind: ChannelLineKind; people: readonly string[]; text: string | null }

/** Where words that somebody passes on were written first; `at` is a moment in ISO 8601. */
export interface ForwardFacts { messageId: string; authorId: string | null; at: string }

export interface Attachment { id: string; name: string; type: string; url: string; size: number }

export const message = pgTable('message', {
  channelId: channelId(),
  /** 1, 2, 3 … without holes. */
  seq: integer('seq').notNull(),
  /** Made by the client: the same id twice is one message. */
  id: uuid('id').notNull(),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  /** Empty once deleted. */
  body: text('body').notNull(),
  attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull().default(sql`'[]'::jsonb`),
  /** Ids of people, and the channel's own where everybody in it is meant. */
  mentions: uuid('mentions').array().notNull().default(sql`'{}'::uuid[]`),
  /** Of what was passed on from elsewhere. */
  forward: jsonb('forward').$type<ForwardFacts>(),
  /** Id of the message of the same channel that this one answers. */
  replyTo: uuid('reply_to'),
  /** Id of the message that the answers began with, whichever of them this one answers; null where it answers none. */
  threadId: uuid('thread_id'),
  isEdited: boolean('is_edited').notNull().default(false),
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** Told by the channel itself: somebody joined, it was renamed. It has no words of its own and is never unread. */
  line: jsonb('line').$type<LineFacts>(),
  /** `channel.changeSeq` of its last change. */
  changeSeq: integer('change_seq').notNull(),
  /** Since when it stands among what the channel keeps at hand; a deleted one doesn't, until it is brought back. */
  pinnedAt: moment('pinned_at'),
  pinnedBy: uuid('pinned_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.channelId, table.seq] }),
  unique('message_id_key').on(table.id),
  uniqueIndex('message_change_key').on(table.channelId, table.changeSeq),
  index('message_mentions_idx').on(table.channelId, table.seq).where(sql`${table.mentions} <> '{}'`),
  index('message_pinned_idx').on(table.channelId, table.pinnedAt, table.id)
    .where(sql`${table.pinnedAt} is not null and not ${table.isDeleted}`),
  index('message_files_idx').on(table.channelId, table.seq).where(sql`${table.attachments} <> '[]'`),
  index('message_thread_idx').on(table.threadId, table.seq).where(sql`${table.threadId} is not null`),
  index('message_line_idx').on(table.channelId, table.seq).where(sql`${table.line} is not null`),
]);

export const messageReaction = pgTable('message_reaction', {
  messageId: uuid('message_id').notNull().references(() => message.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  emoji: text('emoji').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.messageId, table.emoji, table.userId] })]);

/** What a deleted message held, for as long as the deletion can be undone. The message itself holds nothing of it: no read can tell it. */
export const deletedMessage = pgTable('deleted_message', {
  messageId: uuid('message_id').primaryKey().references(() => message.id, { onDelete: 'cascade' }),
  body: text('body').notNull(),
  attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull(),
  mentions: uuid('mentions').array().notNull(),
  reactions: jsonb('reactions').$type<readonly { userId: string; emoji: string; createdAt: string }[]>().notNull(),
  /** Who may have it back. */
  deletedBy: uuid('deleted_by').notNull().references(() => users.id, { onDelete: 'cascade' }),
  keptUntil: moment('kept_until').notNull(),
}, (table) => [index('deleted_message_kept_until_idx').on(table.keptUntil)]);
