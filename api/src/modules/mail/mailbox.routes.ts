import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '../../request/context';
import { forbidden, notFound } from '../../request/errors';
import { isOwnMachine } from '../../request/loopback';
import { route } from '../../rest/route';
import type { AnyRoute } from '../../rest/route';
import { mailboxPage } from './mailbox-page';
import { readMailbox } from './read-mailbox';

/** The development mailbox. With an SMTP server there is none: mails go out, and nobody reads them here. */
export const mailboxRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/dev/mailbox', root: true, policy: 'development',
    handle: async (context, { query, headers }) => {
      requireMailbox(context, headers);
      const to = query.get('to');
      return { body: mailboxPage(await readMailbox(context, to), to), headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      } };
    },
  }),
  route({
    method: 'GET', path: '/dev/mailbox.json', root: true, policy: 'development',
    handle: async (context, { query, headers }) => {
      requireMailbox(context, headers);
      return { body: await readMailbox(context, query.get('to')) };
    },
  }),
];

/** Everybody's links are in it: it is for who sits at this machine alone. */
function requireMailbox(context: Context, headers: IncomingHttpHeaders): void {
  const { config } = context;
  if (config.production || config.smtpUrl !== null) throw notFound('Mail is sent by SMTP here: there is no development mailbox.');
  if (!isOwnMachine(context, headers))
    throw forbidden('The development mailbox can be read on the machine that the server runs on, and from nowhere else.');
}
