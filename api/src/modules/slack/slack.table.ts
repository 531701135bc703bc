import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import type { SlackSends } from './slack-news';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The Slack workspace of a company: how it is reached, what is sent there, and how far that has come. */
export const slackConnection = pgTable('slack_connection', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  /** An incoming webhook posts into one channel of Slack's choosing; a bot into any that it was invited to. */
  way: text('way', { enum: ['WEBHOOK', 'BOT'] }).notNull(),
  /** The webhook's address or the bot's token, sealed for this company: no answer, log or error has it. */
  secretSealed: text('secret_sealed').notNull(),
  /** As the team calls it, with `#`. A bot writes there; of a webhook it is only said. */
  channel: text('channel'),
  sends: jsonb('sends').$type<SlackSends>().notNull(),
  connectedBy: uuid('connected_by').references(() => users.id, { onDelete: 'set null' }),
  connectedAt: moment('connected_at').notNull(),
  lastSentAt: moment('last_sent_at'),
  /** Why the last message was refused, as Slack says it; null since one was taken. */
  lastError: text('last_error'),
  lastErrorAt: moment('last_error_at'),
  /** The last step of the company's stream that was looked at. */
  seenSeq: integer('seen_seq').notNull(),
  /** Until when starts of events were looked at. */
  seenStarts: moment('seen_starts').notNull(),
  /** The last days, on the clock of who connected it, whose morning has been told of goals, and of the week. */
  goalsDay: date('goals_day', { mode: 'string' }).notNull(),
  digestDay: date('digest_day', { mode: 'string' }).notNull(),
});
