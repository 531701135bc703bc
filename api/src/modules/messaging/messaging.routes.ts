import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { readPreview } from './link-preview/read-preview';

const link = object({ url: string().required().max(2000) });

export const messagingRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST',
    path: '/helpers/get-metadata',
    policy: 'messenger',
    body: link,
    rates: [{ name: 'get-metadata', points: 60, seconds: 60, key: ({ viewer }) => viewer?.userId ?? null }],
    handle: async ({ log, now }, { body }) => ({ body: { metadata: await readPreview(body.url, log, now()) } }),
  }),
];
