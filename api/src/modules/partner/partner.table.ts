import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A site of somebody else that embeds the messaging of a company. */
export const partner = pgTable('partner', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** Origins whose pages may hold the frame, as browsers write them. */
  origins: text('origins').array().notNull(),
  /** Names the key in the header of a token. */
  keyId: text('key_id').notNull(),
  /** Ed25519, SPKI in PEM. The private half was shown once and is nowhere here: a stolen table signs nothing. */
  publicKey: text('public_key').notNull(),
  keyCreatedAt: moment('key_created_at').notNull().defaultNow(),
  isRevoked: boolean('is_revoked').notNull().default(false),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
}, (table) => [index('partner_company_idx').on(table.companyId, table.createdAt)]);

/** Tokens that were taken, until nobody would take them any more: each is good once. */
export const partnerTokenUse = pgTable('partner_token_use', {
  partnerId: uuid('partner_id').notNull().references(() => partner.id, { onDelete: 'cascade' }),
  /** The token's own id (`jti`). */
  tokenId: text('token_id').notNull(),
  goodUntil: moment('good_until').notNull(),
}, (table) => [
  primaryKey({ columns: [table.partnerId, table.tokenId] }),
  index('partner_token_use_good_until_idx').on(table.goodUntil),
]);

/** A person of the partner, known to us by the partner's word alone. */
export const partnerUser = pgTable('partner_user', {
  partnerId: uuid('partner_id').notNull().references(() => partner.id, { onDelete: 'cascade' }),
  /** The partner's own id of the person (`sub`). */
  subject: text('subject').notNull(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Where the partner says that they get mail: for answers they have missed, and for nothing else. No way in knows it. */
  email: text('email'),
  /** Where on the partner's site they were last: a mail leads back there. */
  page: text('page'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.partnerId, table.subject] }),
  index('partner_user_user_idx').on(table.userId),
]);
