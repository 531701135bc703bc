import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { operatorRates as rates } from '../operations';
import { keepProfile, readProfileReports } from './moderate-profiles';

export const profileRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/operator/profile-reports', policy: 'operator', rates,
    handle: async (context) => ({ body: { profiles: await readProfileReports(context) } }),
  }),
  route({
    method: 'POST', path: '/operator/profiles', policy: 'operator', body: object({ id: string().required().uuid() }), rates,
    handle: async (context, { body }) => ({ body: await keepProfile(context, body.id) }),
  }),
];
