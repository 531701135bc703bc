import { route, type AnyRoute } from '../../rest/route';
import { endMails } from './settings';

export const notificationRoutes: readonly AnyRoute[] = [
  // Asked for by the page that the link leads to, and by mail programs themselves (RFC 8058), which send no JSON.
  route({
    method: 'POST', path: '/notifications/digest-off', policy: 'public', rates: [{ name: 'digest-off-ip', points: 60, seconds: 300, key: ({ ip }) => ip }],
    handle: async (context, { query }) => {
      await endMails(context, query.get('token') ?? '');
      return { status: 204 };
    },
  }),
];
