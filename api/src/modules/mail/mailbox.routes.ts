import { notFound } from '../../errors';
import type { Context } from '../../context';
import { route } from '../../route';
import type { AnyRoute } from '../../route';
import { mailboxPage } from './mailbox-page';
import { readMailbox } from './read-mailbox';

/** The development mailbox. With an SMTP server there is none: mails go out, and nobody reads them here. */
export const mailboxRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/dev/mailbox', root: true, policy: 'development',
    handle: async (context, { query }) => {
      requireMailbox(context);
      const to = query.get('to');
      return { body: mailboxPage(await readMailbox(context.db, to), to), headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'" } };
    },
  }),
  route({
    method: 'GET', path: '/dev/mailbox.json', root: true, policy: 'development',
    handle: async (context, { query }) => {
      requireMailbox(context);
      return { body: await readMailbox(context.db, query.get('to')) };
    },
  }),
];

function requireMailbox({ config }: Context): void {
  if (config.production || config.smtpUrl !== null) throw notFound('Mail is sent by SMTP here: there is no development mailbox.');
}
