import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a module holds besides its text: the rows of each kind by the name of their list. One that is left out is empty. */
export type VersionRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a module said at the end of one sitting of one person. The newest one says what the module says now. */
export const componentVersion = pgTable('component_version', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  text: jsonb('text').$type<unknown[]>(),
  otherText: jsonb('other_text').$type<unknown[]>(),
  assumption: text('assumption'),
  rows: jsonb('rows').$type<VersionRows>().notNull(),
  /** Words that came and went since the version before. */
  added: integer('added').notNull().default(0),
  removed: integer('removed').notNull().default(0),
  /** Nothing written later goes into it: it is a moment of its own, as a restored version is. */
  isSealed: boolean('is_sealed').notNull().default(false),
  by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
  startedAt: moment('started_at').notNull(),
  at: moment('at').notNull(),
}, (table) => (
  [index('component_version_module_idx').on(table.companyId, table.key, table.id.desc()), index('component_version_at_idx').on(table.at)]
));
