import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { Seal } from '../../process/seal';
import type { AuthSecrets } from '../../process/secrets';
import { writeHtml, writeText } from './letter';
import { LIFE_HOURS } from './mail-life';
import type { MailBody, MailContent, Mailer } from './mailer';
import { outbox } from './outbox.table';
import { compose } from './templates';

/** Writes mails into the outbox; `wake` tells the sender that there is something to do. */
export class OutboxMailer implements Mailer {
  wake: () => void = () => undefined;

  private readonly bodies: Seal;

  /** `keep`: nothing is ever sent, the mails are for the development mailbox. */
  constructor(secrets: AuthSecrets, private readonly keep: boolean) {
    this.bodies = new Seal(secrets, 'mail outbox');
  }

  async enqueue(tx: Db, mail: { to: string } & MailContent): Promise<void> {
    const letter = compose(mail);
    const id = randomUUID();
    await tx.insert(outbox).values({
      id, recipient: mail.to, subject: oneLine(letter.subject), text: '', html: '',
      sealed: this.seal({
        id, text: writeText(letter), html: writeHtml(letter), ...('stopAddress' in mail && { stopAddress: mail.stopAddress }),
        ...('calendar' in mail && { calendar: mail.calendar }),
      }),
      dueAt: this.keep ? null : sql`now()`, nextAttemptAt: null,
      expiresAt: sql`now() + make_interval(hours => ${LIFE_HOURS[mail.template]})`,
    });
    afterCommit(tx, () => this.wake());
  }

  seal({ id, ...body }: { id: string } & MailBody): string {
    return this.bodies.seal(JSON.stringify(body), id);
  }

  open({ id, sealed }: { id: string; sealed: string }): MailBody | null {
    const body = this.bodies.open(sealed, id);
    return body === null ? null : JSON.parse(body) as MailBody;
  }
}

/** A name must not break out of the subject into other headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 250);
}
