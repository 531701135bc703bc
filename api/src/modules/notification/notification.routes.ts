import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { renewPushSubscription } from './push-subscriptions';
import { endMails } from './settings';

const endpoint = string().required().max(1_000);
const secret = string().required().max(200);
const renewal = object({
  known: object({ endpoint, auth: secret }),
  next: object({ endpoint, p256dh: secret, auth: secret }),
});

export const notificationRoutes: readonly AnyRoute[] = [
  // Asked for by the page that the link leads to, and by mail programs themselves (RFC 8058), which send no JSON.
  route({
    method: 'POST', path: '/notifications/digest-off', policy: 'public',
    rates: [{ name: 'digest-off-ip', points: 60, seconds: 300, key: ({ ip }) => ip }],
    handle: async (context, { query }) => {
      await endMails(context, query.get('token') ?? '');
      return { status: 204 };
    },
  }),
  // Asked for by the worker, which has nobody's token.
  route({
    method: 'POST', path: '/notifications/push-renewal', policy: 'public', body: renewal,
    rates: [{ name: 'push-renewal-ip', points: 60, seconds: 300, key: ({ ip }) => ip }],
    handle: async (context, { body }) => {
      await renewPushSubscription(context, body);
      return { status: 204 };
    },
  }),
];
