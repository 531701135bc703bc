import type { ModuleKey } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Words that were proposed to somebody for a part of their plan. They are theirs alone until they put them there. */
export const suggestion = pgTable('suggestion', {
  /** Made by the client: the same id twice is one suggestion, and one credit. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Null: the elevator pitch. */
  key: text('key').$type<ModuleKey>(),
  /** WAITING until its first words. */
  state: text('state', { enum: ['WAITING', 'WRITING', 'DONE', 'STOPPED', 'FAILED'] }).notNull(),
  words: text('words').notNull().default(''),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  index('suggestion_company_idx').on(table.companyId, table.createdAt),
  index('suggestion_created_idx').on(table.createdAt),
  index('suggestion_open_idx').on(table.companyId).where(sql`${table.state} in ('WAITING', 'WRITING')`),
]);

/** Companies that have said something about suggestions; of all others they are on. */
export const suggestionSwitch = pgTable('suggestion_switch', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull(),
});
