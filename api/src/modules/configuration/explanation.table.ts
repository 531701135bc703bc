import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an operator says in place of the data file's explanation of a module. Null: as the file has it. */
export const explanationText = pgTable('explanation_text', {
  /** Key of the module. */
  type: text('type').primaryKey(),
  /** Paragraphs, with a blank line between them. */
  content: text('content'),
  /** Of a film or a picture, https. */
  mediaUrl: text('media_url'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
