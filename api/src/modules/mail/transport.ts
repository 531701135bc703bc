import { createTransport } from 'nodemailer';
import type { MailBody } from './mailer';

export interface OutboxMail extends MailBody { id: string; recipient: string; subject: string; attempts: number }

export interface MailTransport {
  /** Resolves when the next server has taken the mail. */
  send(mail: OutboxMail): Promise<void>;
  close(): void;
}

/** An SMTP server by its address, such as smtps://user:secret@mail.example:465 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000,
  } as Parameters<typeof createTransport>[0]);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'heartwood.example';
  return {
    async send({ id, recipient, subject, text, html, stopAddress, calendar }) {
      await transport.sendMail({
        from, to: { name: '', address: recipient }, subject, text, html,
        // The same id when a mail has to be sent again: mail programs show it once.
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stopAddress && { 'List-Unsubscribe': `<${stopAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(calendar && { icalEvent: { method: calendar.method, content: calendar.content, filename: 'event.ics' } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
