import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from './company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A seat in a company. Pending while neither accepted nor declined; the owner has no row. */
export const teamMember = pgTable('team_member', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** Null while the invited address has no account. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The address that was invited, lower case. */
  email: text('email').notNull(),
  role: text('role', { enum: ['ADMIN', 'MEMBER'] }).notNull().default('MEMBER'),
  position: text('position').notNull(),
  department: text('department').notNull(),
  accessType: text('access_type', { enum: ['edit', 'view', 'custom'] }).notNull(),
  isAccepted: boolean('is_accepted').notNull().default(false),
  isDeclined: boolean('is_declined').notNull().default(false),
  isAdvisory: boolean('is_advisory').notNull().default(false),
  /** SHA-256 of the token in the invitation's link; replaced when it is sent again, null once answered. */
  tokenHash: text('token_hash'),
  invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  /** When the invitation last went out. */
  sentAt: moment('sent_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  acceptedAt: moment('accepted_at'),
}, (table) => [
  uniqueIndex('team_member_company_email_key').on(table.companyId, table.email),
  uniqueIndex('team_member_company_user_key').on(table.companyId, table.userId),
  uniqueIndex('team_member_token_key').on(table.tokenHash),
  index('team_member_user_idx').on(table.userId),
  index('team_member_waiting_email_idx').on(table.email).where(sql`${table.userId} is null`),
]);
