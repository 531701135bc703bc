import { randomUUID } from 'node:crypto';
import type { Rights } from '../../testing/rights';

export const FILES_RIGHTS: Rights = {
  routes: {
    'POST /helpers/uploadFile': { policy: 'messenger', status: 422, request: () => ({ body: { file: '', type: 'image' } }) },
    'GET /files/:id': { policy: 'public', status: 404, request: () => ({ path: `/files/${randomUUID()}` }) },
    'GET /files/:id/:name': { policy: 'public', status: 404, request: () => ({ path: `/files/${randomUUID()}/plan.pdf` }) },
    // Who may see which file is tested with files.
    'GET /files/:id/address': { policy: 'messenger', status: 404, request: () => ({ path: `/files/${randomUUID()}/address` }) },
    // The test's server has one store alone, and says so to whom it says anything.
    'POST /operator/files/move': { policy: 'operator', status: 409, request: () => ({ body: { to: 'bucket' } }) },
  },
};
