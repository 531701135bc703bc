import { randomUUID } from 'node:crypto';
import type { Rights } from '../../testing/rights';

const operator = (body?: object) => ({ policy: 'operator' as const, status: 200, request: () => ({ ...(body && { body }) }) });

export const RELEASE_RIGHTS: Rights = {
  routes: {
    'GET /releases': { policy: 'squad', status: 401, request: () => ({}) },
    'GET /releases/libraries': { policy: 'squad', status: 401, request: () => ({}) },
    'GET /releases/operations': { policy: 'squad', status: 401, request: () => ({}) },
    'POST /pulses': {
      policy: 'signed-in', status: 204, request: () => ({ body: { pulses: [{
        remote: 'growth', version: '1.0.0', loads: 1, loadMs: 100, errors: 0, longTasks: 0, longMs: 0,
      }] } }),
    },
    'GET /version-states': { policy: 'signed-in', status: 200, request: () => ({}) },
    'POST /releases/:remote': { policy: 'squad', status: 401, request: () => ({ path: '/releases/growth' }) },
    'POST /releases/:remote/steps': {
      policy: 'squad', status: 401, request: () => ({ path: '/releases/growth/steps', body: { action: 'rollback' } }),
    },
    'GET /operator/releases': operator(),
    'GET /operator/squad-tokens': operator(),
    'POST /operator/squad-tokens': operator({ squad: 'Growth', remotes: ['growth'] }),
    'POST /operator/squad-tokens/revoke': operator({ id: randomUUID(), reason: 'It was in a log' }),
    'POST /operator/settings': operator({ remote: 'growth', name: 'mapTiles', value: '/tiles' }),
    'POST /operator/freeze': operator({ reason: 'The fair' }),
  },
};
