import type { Rights } from '../testing/rights';

export const REST_RIGHTS: Rights = {
  routes: {
    'GET /healthz': { policy: 'public', status: 200, request: () => ({}) },
    'GET /readyz': { policy: 'public', status: 200, request: () => ({}) },
    'GET /metrics': { policy: 'public', status: 200, request: () => ({}) },
  },
};
