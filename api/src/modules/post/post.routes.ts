import { boolean, object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { operatorRates as rates } from '../operations';
import { decideOnPost, readReports } from './moderate-posts';

const decision = object({
  postId: string().required().uuid(),
  commentId: string().uuid().nullable().default(null),
  isHidden: boolean().required(),
});

export const postRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/operator/reports', policy: 'operator', rates,
    handle: async (context) => ({ body: { reports: await readReports(context) } }),
  }),
  route({
    method: 'POST', path: '/operator/posts', policy: 'operator', body: decision, rates,
    handle: async (context, { body }) => ({ body: await decideOnPost(context, body) }),
  }),
];
