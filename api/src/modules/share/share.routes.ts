import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { printSharedDeck } from './print-shared-deck';

const opened = object({ token: string().required().max(200), viewId: string().required().uuid() });

export const shareRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/share/deck-file', policy: 'public', body: opened,
    // Printing takes the processor: so much for one reader, and so much for all of them.
    rates: [
      { name: 'deck-file-ip', points: 10, seconds: 600, key: ({ ip }) => ip },
      { name: 'deck-file', points: 30, seconds: 60, key: () => 'all' },
    ],
    handle: async (context, { body }) => {
      const { name, bytes } = await printSharedDeck(context, body);
      return { body: bytes, headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` } };
    },
  }),
];
