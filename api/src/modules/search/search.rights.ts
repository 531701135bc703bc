import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

export const SEARCH_RIGHTS: Rights = {
  fields: {
    'Query.find': { ...inCompany(MEMBERS, () => ({ search: 'by the editor' })), hides: true },
  },
};
