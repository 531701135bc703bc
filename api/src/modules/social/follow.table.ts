import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => uuid(name).notNull().references(() => users.id, { onDelete: 'cascade' });

/** Somebody is told once that a person follows them: the row stays when they stop, and says that they were told. */
const isOn = () => boolean('is_on').notNull().default(true);
const createdAt = () => moment('created_at').notNull().defaultNow();
/** The follower is told of each new post; it ends with following. */
const hasBell = () => boolean('has_bell').notNull().default(false);

export const userFollower = pgTable('user_follower', {
  /** Who is followed. */
  userId: person('user_id'),
  /** Who follows. */
  followerId: person('follower_id'),
  isOn: isOn(),
  hasBell: hasBell(),
  createdAt: createdAt(),
}, (table) => [
  primaryKey({ columns: [table.followerId, table.userId] }),
  check('user_follower_check', sql`${table.userId} <> ${table.followerId}`),
  index('user_follower_followers_idx').on(table.userId, table.createdAt, table.followerId).where(sql`${table.isOn}`),
  index('user_follower_bell_idx').on(table.userId, table.followerId).where(sql`${table.hasBell}`),
  index('user_follower_following_idx').on(table.followerId, table.createdAt, table.userId).where(sql`${table.isOn}`),
]);

export const companyFollower = pgTable('company_follower', {
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  userId: person('user_id'),
  isOn: isOn(),
  hasBell: hasBell(),
  createdAt: createdAt(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.companyId] }),
  index('company_follower_bell_idx').on(table.companyId, table.userId).where(sql`${table.hasBell}`),
  index('company_follower_company_idx').on(table.companyId).where(sql`${table.isOn}`),
]);

/** How many follow somebody: moved with each follower, so that nobody counts them. A row of its own: a crowd locks nothing else. */
export const userFollowCount = pgTable('user_follow_count', {
  userId: person('user_id').primaryKey(),
  followers: integer('followers').notNull().default(0),
}, (table) => [index('user_follow_count_idx').on(table.followers.desc().nullsFirst(), table.userId)]);

export const companyFollowCount = pgTable('company_follow_count', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  followers: integer('followers').notNull().default(0),
}, (table) => [index('company_follow_count_idx').on(table.followers.desc().nullsFirst(), table.companyId)]);
