import { inCompany, MEMBERS, signedIn, type Rights } from '../../testing/rights';

export const SEARCH_RIGHTS: Rights = {
  fields: {
    'Query.search': signedIn({ search: 'tester' }),
    'Query.searchUsers': signedIn({ search: 'tester' }),
    'Query.searchCompanies': signedIn({ search: 'acorn' }),
    'Query.searchPosts': signedIn({ search: 'by the editor' }),
    'Query.find': { ...inCompany(MEMBERS, () => ({ search: 'by the editor' })), hides: true },
  },
};
