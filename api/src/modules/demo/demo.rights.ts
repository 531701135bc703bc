import { randomUUID } from 'node:crypto';
import type { Rights } from '../../testing/rights';

export const DEMO_RIGHTS: Rights = {
  fields: {
    'Mutation.createSampleCompany': { may: 'signed-in', variables: () => ({ id: randomUUID() }) },
  },
  routes: {
    'GET /demo/pictures/:name': { policy: 'public', status: 200, request: () => ({ path: '/demo/pictures/loopcrate.svg' }) },
  },
};
