export { mailboxRoutes } from './mailbox.routes';
export { OutboxMailer } from './outbox-mailer';
export { OutboxSender } from './send-outbox';
export { smtpTransport } from './transport';
export { readMailbox } from './read-mailbox';
export { tidyOutbox } from './tidy-outbox';
export { tidyOutboxJob } from './tidy-outbox.job';
export type { MailboxMail } from './read-mailbox';
export type { MailContent, Mailer } from './mailer';
