import { sql } from 'drizzle-orm';
import type { Statement } from '../../db/database';
import type { Services } from '../../request/context';
import { UNKNOWN_LIFE_HOURS } from './mail-life';

type Parts = Pick<Services, 'db' | 'mail' | 'log'>;

/** Rows that tell why a mail was given up are kept for so long. */
const GIVEN_UP_DAYS = 30;

/** At start and every hour: nothing stays in the outbox that could still sign somebody in and need not. */
export async function tidyOutbox(parts: Parts): Promise<void> {
  await sealOldMails(parts);
  await forgetExpired(parts);
}

/** It is looked for with each round of the sender: through an index that has none but these. */
export const MAILS_IN_CLEAR: Statement = {
  name: 'mails-in-clear',
  text: `select id
    from mail_outbox
    where text <> '' and sealed is null`,
};

/**
 * Processes of the release before wrote their mails in clear. What one of them may be sending at this moment is left
 * alone: it is claimed for two minutes, and taken away or due again after them.
 */
export async function sealOldMails({ db, mail }: Parts): Promise<void> {
  const found = await db.read<{ id: string }>(MAILS_IN_CLEAR, []);
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      const { rows: [old] } = await tx.execute(sql`select text, html from mail_outbox where id = ${id} and text <> '' and sealed is null
        and (next_attempt_at is null or next_attempt_at <= now() or next_attempt_at > now() + interval '2 minutes') for update skip locked`) as { rows: { text: string; html: string }[] };
      if (!old) return;
      await tx.execute(sql`update mail_outbox
        set text = '', html = '', sealed = ${mail.seal({ id, ...old })}, due_at = next_attempt_at, next_attempt_at = null,
          expires_at = created_at + make_interval(hours => ${UNKNOWN_LIFE_HOURS})
        where id = ${id}`);
    });
  }
}

async function forgetExpired({ db, log }: Parts): Promise<void> {
  const unsent = await db.write<{ was_due: boolean }>({
    name: 'forget-mails',
    text: `delete from mail_outbox
      where expires_at <= now() or (sealed is null and text = '' and created_at < now() - interval '${GIVEN_UP_DAYS} days')
      returning due_at is not null as was_due`,
  }, []);
  const count = unsent.filter((row) => row.was_due).length;
  if (count > 0) log.warn({ mails: count }, 'mails were taken by no server until their links were too old');
}
