import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import { CALENDAR_KINDS } from './calendar-entry';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The secret address under which one person's calendar reads one company; a row that is gone is an address that is off. */
export const calendarLink = pgTable('calendar_link', {
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** It is looked up by this; the token itself is sealed, so that the address can be copied again. */
  tokenHash: text('token_hash').notNull(),
  tokenSealed: text('token_sealed').notNull(),
  onlyMine: boolean('only_mine').notNull().default(false),
  /** None: all. */
  categoryIds: uuid('category_ids').array().notNull().default([]),
  kinds: text('kinds', { enum: CALENDAR_KINDS }).array().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  uniqueIndex('calendar_link_person_idx').on(table.userId, table.companyId),
  uniqueIndex('calendar_link_token_idx').on(table.tokenHash),
  index('calendar_link_company_idx').on(table.companyId),
]);
