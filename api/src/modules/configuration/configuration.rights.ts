import type { Rights } from '../../testing/rights';

export const CONFIGURATION_RIGHTS: Rights = {
  fields: {
    'Query.configuration': { may: 'everybody', variables: () => ({}) },
  },
};
