import { PLAN_NAMES } from '@heartwood/contract/domain';
import { date, object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { setPlan } from './set-plan';

const planChange = object({
  companyId: string().required().uuid(),
  plan: string().required().oneOf(PLAN_NAMES),
  endsAt: date().nullable().default(null),
});

export const accountRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/operator/plans', policy: 'operator', body: planChange,
    rates: [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }) => ip }],
    handle: async (context, { body }) => ({ body: await setPlan(context, body) }),
  }),
];
