import { randomUUID } from 'node:crypto';
import { inCompany, type Rights } from '../../testing/rights';
import type { Part } from '../../testing/rights-stage';

const CREATOR: Part[] = ['owner'];

export const PARTNER_RIGHTS: Rights = {
  fields: {
    'Query.partners': { ...inCompany(CREATOR), hides: true },
    'Mutation.createPartner': inCompany(CREATOR, () => ({ id: randomUUID(), name: 'Erdmann', origins: ['https://erdmann.example'] })),
    'Mutation.updatePartner': { may: CREATOR, variables: ({ partnerId }) => ({ id: partnerId, name: 'Renamed' }) },
    'Mutation.rotatePartnerKey': { may: CREATOR, variables: ({ partnerId }) => ({ id: partnerId }) },
    'Mutation.revokePartner': { may: CREATOR, variables: ({ partnerId }) => ({ id: partnerId }) },
  },
  routes: {
    // What opens a session is tested with partners; a stranger's token opens none.
    'POST /embed/token': {
      policy: 'public',
      status: 403,
      request: () => ({ body: { partner: randomUUID(), token: 'wrong', origin: 'https://erdmann.example' } }),
    },
    'POST /embed/renew': { policy: 'messenger', status: 401, request: () => ({ body: {} }) },
    'GET /embed': { policy: 'public', status: 404, request: () => ({ path: `/embed?partner=${randomUUID()}` }) },
  },
};
