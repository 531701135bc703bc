import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { embedPage } from './embed-page';
import { exchangeToken, renewToken } from './exchange-token';

const exchange = object({
  partner: string().required().uuid(),
  token: string().required().max(4000),
  /** The page around the frame, as the browser told the frame. */
  origin: string().required().max(300),
});

export const partnerRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/embed/token', policy: 'public', body: exchange,
    rates: [
      { name: 'embed-token-ip', points: 120, seconds: 60, key: ({ ip }) => ip },
      { name: 'embed-token', points: 3000, seconds: 60, needsBody: true, key: (_context, { body }) => body.partner },
    ],
    handle: (context, { body }) => exchangeToken(context, body),
  }),
  route({
    method: 'GET', path: '/embed', root: true, policy: 'public',
    handle: (context, { query, headers }) =>
      embedPage(context, { partner: query.get('partner'), host: headers.host ?? '', referrer: headers.referer }),
  }),
  route({
    method: 'POST', path: '/embed/renew', policy: 'messenger', body: object({}),
    rates: [{ name: 'embed-renew', points: 30, seconds: 60, key: ({ viewer }) => viewer?.userId ?? null }],
    handle: (context) => renewToken(context),
  }),
];
