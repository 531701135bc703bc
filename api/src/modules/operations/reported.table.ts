import { REPORT_REASONS } from '@heartwood/contract/domain';
import { text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Columns of every kind of report, beside who told it and of what. */
export const reportColumns = () => ({
  reason: text('reason', { enum: REPORT_REASONS }).notNull(),
  note: text('note').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When an operator said what becomes of it. */
  settledAt: moment('settled_at'),
});
