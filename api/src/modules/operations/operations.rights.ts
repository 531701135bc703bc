import type { Rights } from '../../testing/rights';

export const OPERATIONS_RIGHTS: Rights = {
  routes: {
    'POST /operator/copy-database': { policy: 'operator', status: 409, request: () => ({ body: {} }) },
    'POST /reports': {
      policy: 'public',
      status: 204,
      request: () => ({
        body: { reports: [{ id: 'abcd2345', remote: 'growth', version: '1.0.0', stage: 'mount', kind: 'TypeError', count: 1 }] },
      }),
    },
  },
};
