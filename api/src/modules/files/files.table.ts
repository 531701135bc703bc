import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What was uploaded; the bytes are in the file store under the same id until the row is gone. */
export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  /** Who uploaded it. Null once the account is gone: what carries the file keeps it. */
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  /** The company it counts for. */
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'set null' }),
  /** What the client says it is for, such as `profile_photo`. */
  purpose: text('purpose').notNull(),
  /** Found by content, not by name. */
  contentType: text('content_type').notNull(),
  name: text('name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  /** The thing that carries it: who may see that may fetch this. Null for an upload that nothing took yet. */
  subjectKind: text('subject_kind', { enum: ['user', 'company', 'channel', 'message', 'export', 'event', 'post', 'note', 'presentation'] }),
  subjectId: uuid('subject_id'),
  /** Shown to everybody, such as faces: served without a signature. */
  isPublic: boolean('is_public').notNull().default(false),
  claimedAt: moment('claimed_at'),
  /** An upload that nothing took until then goes. Null once it is claimed, and for what a process of the release before kept. */
  keptUntil: moment('kept_until'),
  /** Let go: not served any more, the bytes go with the first sweep after this moment. It is ahead while the thing can be had back. */
  goneAt: moment('gone_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  index('files_owner_idx').on(table.ownerId),
  index('files_company_idx').on(table.companyId).where(sql`${table.companyId} is not null`),
  index('files_subject_idx').on(table.subjectId, table.subjectKind).where(sql`${table.subjectId} is not null`),
  index('files_kept_until_idx').on(table.keptUntil).where(sql`${table.keptUntil} is not null`),
  index('files_gone_idx').on(table.goneAt).where(sql`${table.goneAt} is not null`),
]);
