import { sql } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { partOf } from '../../process/tracing';
import { sealOldMails } from './tidy-outbox';
import type { MailTransport, OutboxMail } from './transport';

/** Seconds until the next try; after the last the mail is given up, about two days on. */
const PAUSES = [5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];
/** A mail that is being sent is nobody else's for so long. */
const CLAIM_SECONDS = 120;
const BATCH = 10;
const POLL_MS = 5_000;

type Parts = Pick<Services, 'db' | 'log' | 'mail' | 'metrics' | 'tracing'>;

type Claimed = Omit<OutboxMail, 'text' | 'html' | 'stopAddress' | 'calendar'> & { sealed: string };

/**
 * Sends what is due, over and over, from any number of processes: each mail is claimed by one of them, and only for
 * a while, so that a killed process leaves nothing behind. A mail is gone from the outbox when a server has it.
 */
export class OutboxSender {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(private readonly parts: Parts, private readonly transport: MailTransport) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.sendDue()
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.running = null;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  /** Finishes the mail that is under way; the others wait in the outbox. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
    this.transport.close();
  }

  private async sendDue(): Promise<void> {
    while (!this.stopped) {
      await sealOldMails(this.parts);
      const mails = await this.claim();
      if (mails.length === 0) return;
      for (const mail of mails) {
        if (this.stopped) return;
        await this.traced(mail);
      }
    }
  }

  private claim(): Promise<Claimed[]> {
    return this.parts.db.write<Claimed>({
      name: 'claim-mails',
      text: `update mail_outbox
        set due_at = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = attempts + 1
        where id in (
          select id
          from mail_outbox
          where due_at <= now() and expires_at > now()
          order by due_at
          limit ${BATCH}
          for update skip locked)
        returning id, recipient, subject, sealed, attempts`,
    }, []);
  }

  private async traced(mail: Claimed): Promise<void> {
    const span = this.parts.tracing?.begin('mail', { 'heartwood.attempt': mail.attempts });
    await (span ? span.within(() => this.deliver(mail)) : this.deliver(mail));
    span?.end();
  }

  private async deliver({ sealed, ...mail }: Claimed): Promise<void> {
    const { db, log, metrics } = this.parts;
    try {
      const body = this.parts.mail.open({ id: mail.id, sealed });
      if (body === null) throw new UnreadableMail('It was sealed under a secret that is known no more.');
      await partOf(this.parts.tracing, 'SMTP send', {}, () => this.transport.send({ ...mail, ...body }));
      metrics.mails.inc({ result: 'sent' });
      await db.orm.execute(sql`delete from mail_outbox where id = ${mail.id}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      const pause = error instanceof UnreadableMail || isPermanent(error) ? undefined : PAUSES[mail.attempts - 1];
      metrics.mails.inc({ result: pause === undefined ? 'given up' : 'failed' });
      log.warn({ mail: mail.id, attempts: mail.attempts, reason, againInSeconds: pause ?? null }, 'a mail was not taken');
      // What is given up stays as a row that tells why, without its links.
      await db.orm.execute(pause === undefined
        ? sql`update mail_outbox
          set due_at = null, last_error = ${reason}, sealed = null, expires_at = null
          where id = ${mail.id}`
        : sql`update mail_outbox
          set due_at = now() + make_interval(secs => ${pause}), last_error = ${reason}
          where id = ${mail.id}`);
    }
  }
}

class UnreadableMail extends Error {}

/** 5xx answers of an SMTP server: it will never take this mail. */
function isPermanent(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500 && code < 600 && code !== 535 && code !== 530;
}
