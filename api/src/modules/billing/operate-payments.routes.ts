import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { prepare, readWaitingEvents, refundInvoice, retryEvent } from './operate-payments';

const rates = [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }: { ip: string }) => ip }];
const operator = { policy: 'operator', rates } as const;

/** What an administrator does about payments. */
export const operatorRoutes: readonly AnyRoute[] = [
  route({
    ...operator, method: 'GET', path: '/operator/payments/events',
    handle: async (context) => ({ body: { events: await readWaitingEvents(context) } }),
  }),
  route({
    ...operator, method: 'POST', path: '/operator/payments/retry', body: object({ id: string().required().max(255) }),
    handle: async (context, { body }) => ({ body: await retryEvent(context, body.id) }),
  }),
  route({
    ...operator, method: 'POST', path: '/operator/payments/prepare', body: object({}),
    handle: async (context) => ({ body: await prepare(context) }),
  }),
  route({
    ...operator, method: 'POST', path: '/operator/payments/refund', body: object({ id: string().required().uuid() }),
    handle: async (context, { body }) => ({ body: await refundInvoice(context, body.id) }),
  }),
];
