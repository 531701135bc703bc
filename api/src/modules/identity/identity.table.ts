import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Names as they were: the company may have gone since, and so may who removed. */
export interface RemovedFrom {
  companyId: string;
  companyName: string;
  by: string;
}

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** A member signs in here; a visitor is known by the word of a partner alone, and has nothing that could be typed, guessed or linked. */
  kind: text('kind', { enum: ['member', 'visitor'] }).notNull().default('member'),
  /** Lower case (`normalizeEmail`). Null for visitors, and for nobody else. */
  email: text('email'),
  firstname: text('firstname').notNull(),
  lastname: text('lastname').notNull(),
  /** Null: signs in through Google alone. */
  passwordHash: text('password_hash'),
  bio: text('bio'),
  headline: text('headline'),
  city: text('city'),
  links: text('links').array().notNull().default(sql`'{}'::text[]`),
  /** Whether strangers are told which companies the person advises, and which events they go to. */
  showsAdvised: boolean('shows_advised').notNull().default(true),
  showsEvents: boolean('shows_events').notNull().default(false),
  /** Whether anybody is told when the person is here; else `onlineStatus` stays 'false'. */
  showsOnline: boolean('shows_online').notNull().default(true),
  phoneNumber: text('phone_number'),
  address: text('address'),
  coverImage: text('cover_image'),
  /** Which part of it is seen: percent from its top. */
  coverPosition: integer('cover_position').notNull().default(50),
  profilePhoto: text('profile_photo'),
  /** 'true' or 'false' (product/decisions 27). */
  onlineStatus: text('online_status').notNull().default('false'),
  lastAccessedCompanyId: uuid('last_accessed_company_id'),
  /** The company that somebody last took the person out of, in the words of that moment. */
  removedFrom: jsonb('removed_from').$type<RemovedFrom>(),
  isVerified: boolean('is_verified').notNull().default(false),
  isBlocked: boolean('is_blocked').notNull().default(false),
  isDeleted: boolean('is_deleted').notNull().default(false),
  isInviteFirstTime: boolean('is_invite_first_time').notNull().default(false),
  theme: text('theme').notNull().default('system'),
  /** IANA name, as the browser says it; null: it has not yet. */
  timeZone: text('time_zone'),
  /** Address that waits for its confirmation. */
  pendingEmail: text('pending_email'),
  googleSub: text('google_sub'),
  /** Null: not since this was first written down. */
  passwordChangedAt: moment('password_changed_at'),
  /** The person asked for the account to be erased then; until then it comes back when they log in. */
  endsAt: moment('ends_at'),
  /** The name as it is searched (`foldText`). Null: written by a release that did not know of it. */
  searchText: text('search_text'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}, (table) => [
  uniqueIndex('users_email_key').on(table.email),
  uniqueIndex('users_google_sub_key').on(table.googleSub),
  index('users_search_idx').using('gin', sql`search_grams(${table.searchText})`),
  index('users_ending_idx').on(table.endsAt).where(sql`${table.endsAt} is not null`),
  index('users_unfolded_idx').on(table.id).where(sql`${table.searchText} is null and ${table.kind} = 'member'`),
  // Few: what leaves out the banned reads them and nobody else.
  index('users_banned_idx').on(table.id).where(sql`${table.isBlocked}`),
  // Whatever a statement forgets: a visitor can't come to an address, a password or a Google account.
  check('users_kind_check', sql`case ${table.kind} when 'member' then ${table.email} is not null
    when 'visitor' then ${table.email} is null and ${table.pendingEmail} is null and ${table.passwordHash} is null and ${table.googleSub} is null and not ${table.isVerified} else false end`),
]);

/** One sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  /** When the person last confirmed who they are, after the sign-in that made it. */
  confirmedAt: moment('confirmed_at'),
  /**
   * Set for a visitor's session on a partner's site: the key that signed the token it was opened with. Such a session has no refresh
   * tokens.
   */
  partnerKeyId: text('partner_key_id'),
  /** As the browser named itself when it signed in, so that the person knows the device again. */
  userAgent: text('user_agent'),
}, (table) => [
  index('sessions_user_idx').on(table.userId).where(sql`${table.revokedAt} is null`),
  index('sessions_revoked_idx').on(table.revokedAt),
]);

/** Only the hash is kept: a stolen table signs nobody in. */
export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When it was exchanged; a second exchange after the grace is theft. */
  usedAt: moment('used_at'),
  /** The token it was exchanged for, sealed with a key that only who presents this one again can derive. */
  successor: text('successor'),
}, (table) => [index('refresh_tokens_session_idx').on(table.sessionId)]);

/**
 * One-time links in mails, hashed. A `verify` link carries the sign-up that it belongs to: there is no account before
 * the address is proven, and several people may have signed up with one address.
 */
export const emailTokens = pgTable('email_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  /** Null: a sign-up that has no account yet. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['verify', 'reset', 'change-address', 'undo-address'] }).notNull(),
  /** The address that the link proves. */
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  /** The session that asked for a change of address: it stays when the change is confirmed. */
  sessionId: uuid('session_id'),
  /** What `POST /users` answered with; the id of the account that the sign-up may become. */
  requestId: uuid('request_id'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  passwordHash: text('password_hash'),
}, (table) => [
  index('email_tokens_user_idx').on(table.userId, table.purpose),
  index('email_tokens_email_idx').on(table.email, table.purpose),
]);

/**
 * A device on which somebody once signed in, so that strangers' wrong guesses can't keep them out (`known-devices.ts`).
 * The token opens nothing; only its hash is kept.
 */
export const knownDevices = pgTable('known_devices', {
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at').notNull().defaultNow(),
  /** Until when the second factor is not asked for on it. */
  trustedUntil: moment('trusted_until'),
}, (table) => [primaryKey({ columns: [table.tokenHash, table.userId] }), index('known_devices_user_idx').on(table.userId)]);

/** What Google's answers were bound to: each counts once. */
export const spentNonces = pgTable('spent_nonces', {
  nonceHash: text('nonce_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
