import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const person = (name: string) => uuid(name).notNull().references(() => users.id, { onDelete: 'cascade' });

/** A member is asked to own a company: one at a time, until answered. */
export const ownerOffer = pgTable('owner_offer', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  fromUserId: person('from_user_id'),
  toUserId: person('to_user_id'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [index('owner_offer_from_idx').on(table.fromUserId), index('owner_offer_to_idx').on(table.toUserId)]);
