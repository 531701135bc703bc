import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files of the shell's builds that any machine served of late, in the bucket under their digest. */
export const keptShellFile = pgTable('kept_shell_file', {
  /** As below the shell's `assets`; a list of operations stands as `operations/<name>`. */
  name: text('name').primaryKey(),
  sha256: text('sha256').notNull(),
  /** When a process began that has it in its own build. */
  keptAt: timestamp('kept_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [index('kept_shell_file_kept_at_idx').on(table.keptAt)]);
