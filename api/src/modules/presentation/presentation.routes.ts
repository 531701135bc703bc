import { DECK_VERSION } from '@heartwood/contract/deck';
import { route, type AnyRoute } from '../../rest/route';
import { DECK_SCHEMA } from './deck-schema';

export const presentationRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: `/presentations/schema/${DECK_VERSION}`, policy: 'public',
    rates: [{ name: 'deck-schema-ip', points: 60, seconds: 300, key: ({ ip }) => ip }],
    handle: async () => ({ body: DECK_SCHEMA }),
  }),
];
