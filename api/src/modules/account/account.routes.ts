import { PLAN_NAMES } from '@heartwood/contract/domain';
import { boolean, date, object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { banPerson } from './ban-person';
import { setPlan } from './set-plan';

const planChange = object({
  companyId: string().required().uuid(),
  plan: string().required().oneOf(PLAN_NAMES),
  endsAt: date().nullable().default(null),
});

const ban = object({
  person: string().required().max(254),
  isBanned: boolean().required(),
  reason: string().max(500).default(''),
});

const rates = [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }: { ip: string }) => ip }];

export const accountRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/operator/plans', policy: 'operator', body: planChange, rates,
    handle: async (context, { body }) => ({ body: await setPlan(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/people', policy: 'operator', body: ban, rates,
    handle: async (context, { body }) => ({ body: await banPerson(context, body) }),
  }),
];
