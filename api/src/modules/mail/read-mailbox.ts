import { desc, eq } from 'drizzle-orm';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Database } from '../../db/database';
import { outbox } from './outbox.table';

export interface MailboxMail { id: string; to: string; subject: string; text: string; html: string; links: string[]; createdAt: string }

const SHOWN = 200;

/** Newest first. */
export async function readMailbox(db: Database, to: string | null): Promise<MailboxMail[]> {
  const rows = await db.orm.select().from(outbox)
    .where(to === null || to === '' ? undefined : eq(outbox.recipient, normalizeEmail(to)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(SHOWN);
  return rows.map(({ id, recipient, subject, text, html, createdAt }) => ({
    id, to: recipient, subject, text, html, links: text.match(/https?:\/\/\S+/g) ?? [], createdAt: createdAt.toISOString(),
  }));
}
