import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { disposition } from '../files';
import { hashSecret } from '../identity';
import { printSharedDeck } from './print-shared-deck';

const opened = object({ token: string().required().max(200), viewId: string().required().uuid() });

export const shareRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/share/deck-file', policy: 'public', body: opened,
    // Printing takes the processor: so much for one reader, and for all who have one link.
    rates: [
      { name: 'deck-file-ip', points: 10, seconds: 600, key: ({ ip }) => ip },
      { name: 'deck-file-link', points: 20, seconds: 600, needsBody: true, key: (_context, { body }) => hashSecret(body.token) },
    ],
    handle: async (context, { body }) => {
      const { name, contentType, bytes } = await printSharedDeck(context, body);
      return { body: bytes, headers: { 'content-type': contentType, 'content-disposition': disposition(name, contentType) } };
    },
  }),
];
