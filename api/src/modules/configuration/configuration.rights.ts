import { signedIn, type Rights } from '../../testing/rights';

export const CONFIGURATION_RIGHTS: Rights = {
  fields: {
    'Query.configuration': { may: 'everybody', variables: () => ({}) },
    'Query.explanations': signedIn({ type: 'vision' }),
  },
  routes: {
    'GET /operator/explanations': { policy: 'operator', status: 200, request: () => ({}) },
    'POST /operator/explanations': { policy: 'operator', status: 200, request: () => ({ body: { type: 'vision', mediaUrl: null } }) },
  },
};
