import { desc, eq } from 'drizzle-orm';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import { outbox } from './outbox.table';

export interface MailboxMail { id: string; to: string; subject: string; text: string; html: string; links: string[]; createdAt: string }

const SHOWN = 200;

/** Newest first. */
export async function readMailbox({ db, mail }: Pick<Services, 'db' | 'mail'>, to: string | null): Promise<MailboxMail[]> {
  const rows = await db.orm.select().from(outbox)
    .where(to === null || to === '' ? undefined : eq(outbox.recipient, normalizeEmail(to)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(SHOWN);
  return rows.flatMap(({ id, recipient, subject, sealed, createdAt }) => {
    const body = sealed === null ? null : mail.open({ id, sealed });
    return body === null
      ? []
      : [{ id, to: recipient, subject, ...body, links: body.text.match(/https?:\/\/\S+/g) ?? [], createdAt: createdAt.toISOString() }];
  });
}
