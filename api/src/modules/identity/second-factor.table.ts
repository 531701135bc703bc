import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () => uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' });

/** What an authenticator app reckons its numbers from. */
export const twoFactor = pgTable('two_factor', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed for this person (`two-factor-secret.ts`): the table alone reckons no number. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null: shown to the person, who has not proven yet that the app has it. Nothing asks for it until then. */
  confirmedAt: moment('confirmed_at'),
  /** The 30 seconds of the number that was taken last: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Let somebody in once whose phone is gone. Hashed as passwords are: they are short enough to be typed. */
export const recoveryCodes = pgTable('recovery_code', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  codeHash: text('code_hash').notNull(),
  usedAt: moment('used_at'),
}, (table) => [index('recovery_code_user_idx').on(table.userId)]);

export const passkeys = pgTable('passkey', {
  /** The credential's id, base64url. */
  id: text('id').primaryKey(),
  userId: owner(),
  /** COSE, base64url. */
  publicKey: text('public_key').notNull(),
  /** Of signatures; 0 for keys that don't count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
}, (table) => [index('passkey_user_idx').on(table.userId)]);

/** What a sign-in, or a new passkey, waits for: each is answered once, and soon. Only the hash is kept. */
export const authChallenges = pgTable('auth_challenge', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose', { enum: ['second-factor', 'new-passkey', 'passkey'] }).notNull(),
  /** Null: a passkey says whose it is. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  triesLeft: integer('tries_left').notNull(),
  /** The person has said to keep an account that was about to end. */
  keepsAccount: boolean('keeps_account').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
}, (table) => [index('auth_challenge_user_idx').on(table.userId)]);
