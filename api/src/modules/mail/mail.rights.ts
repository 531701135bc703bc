import type { Rights } from '../../testing/rights';

export const MAIL_RIGHTS: Rights = {
  routes: {
    'GET /dev/mailbox': { policy: 'development', status: 200, request: () => ({}) },
    'GET /dev/mailbox.json': { policy: 'development', status: 200, request: () => ({}) },
  },
};
