import { bigserial, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a squad publishes with. Its words were shown once and are nowhere here. */
export const squadToken = pgTable('squad_token', {
  id: uuid('id').primaryKey().defaultRandom(),
  squad: text('squad').notNull(),
  /** Names of the remotes that it may publish. */
  remotes: text('remotes').array().notNull(),
  hash: text('hash').notNull().unique(),
  /** Ed25519, SPKI in PEM: what is sent has to be signed by the other half, which is the squad's alone. Null: the token is enough. */
  publicKey: text('public_key'),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
}, (table) => [index('squad_token_squad_idx').on(table.squad, table.createdAt)]);

/** What squads did with releases, and what they were refused; only ever added to, and never swept. */
export const releaseAct = pgTable('release_act', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** No reference: what was done stays when the token goes. */
  tokenId: uuid('token_id').notNull(),
  squad: text('squad').notNull(),
  action: text('action').notNull(),
  remote: text('remote').notNull(),
  /** Null: it was not said, or not read. */
  version: text('version'),
  /** By the squad's key; null where nothing was sent or no key is asked for. */
  isSigned: boolean('is_signed'),
  /** As the squad said. */
  commit: text('commit'),
  person: text('person'),
  /** `begun` until it is over, and for ever where the process was killed meanwhile; `done`, or the code of the refusal. */
  outcome: text('outcome').notNull(),
  /** Why it was refused, or why it was done. */
  reason: text('reason'),
  /** Network address as the server saw it. */
  address: text('address').notNull(),
  createdAt: moment('created_at').notNull(),
}, (table) => [index('release_act_remote_idx').on(table.remote, table.id)]);
