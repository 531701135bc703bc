import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import { reportColumns } from '../operations/reported.table';

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });

/** What somebody thinks the operator should look at in a profile: one of each person and profile. */
export const profileReport = pgTable('profile_report', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  reporterId: person('reporter_id').notNull(),
  /** Whose profile; one of the two. */
  userId: person('user_id'),
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
  ...reportColumns(),
}, (table) => [
  check('profile_report_check', sql`num_nonnulls(${table.userId}, ${table.companyId}) = 1`),
  uniqueIndex('profile_report_once_key').on(table.reporterId, sql`coalesce(${table.userId}, ${table.companyId})`),
  index('profile_report_user_idx').on(table.userId),
  index('profile_report_company_idx').on(table.companyId),
  index('profile_report_open_idx').on(table.createdAt, table.id).where(sql`${table.settledAt} is null`),
]);
