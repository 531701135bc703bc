import { randomUUID } from 'node:crypto';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { writeHtml, writeText } from './letter';
import type { MailContent, Mailer } from './mailer';
import { outbox } from './outbox.table';
import { compose } from './templates';

/** Writes mails into the outbox; `wake` tells the sender that there is something to do. */
export class OutboxMailer implements Mailer {
  wake: () => void = () => undefined;

  /** `keep`: nothing is ever sent, the mails are for the development mailbox. */
  constructor(private readonly keep: boolean) {}

  async enqueue(tx: Db, mail: { to: string } & MailContent): Promise<void> {
    const letter = compose(mail);
    await tx.insert(outbox).values({ id: randomUUID(), recipient: mail.to, subject: oneLine(letter.subject), text: writeText(letter), html: writeHtml(letter), ...(this.keep && { nextAttemptAt: null }) });
    afterCommit(tx, () => this.wake());
  }
}

/** A name must not break out of the subject into other headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 250);
}
