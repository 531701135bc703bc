import { notFound } from '../../request/errors';
import { route, type AnyRoute } from '../../rest/route';
import { drawDemoPicture } from './demo-pictures';

/** Drawings of our own making; even so an SVG may not run anything when it is opened as a page. */
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=86400',
};

export const demoRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET',
    path: '/demo/pictures/:name',
    root: true,
    policy: 'public',
    handle: async (_context, { params }) => {
      const drawing = drawDemoPicture((params.name ?? '').replace(/\.svg$/, ''));
      if (drawing === null) throw notFound();
      return { headers: HEADERS, body: drawing };
    },
  }),
];
