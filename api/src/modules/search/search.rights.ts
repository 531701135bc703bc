import { inCompany, MEMBERS, signedIn, type Rights } from '../../testing/rights';

const looked = (search: string) => ({ search, scope: 'EVERYTHING', first: 7 });

export const SEARCH_RIGHTS: Rights = {
  fields: {
    'Query.search': signedIn(looked('tester')),
    'Query.didYouMean': signedIn({ search: 'tesster' }),
    'Query.searchUsers': signedIn(looked('tester')),
    'Query.searchCompanies': signedIn(looked('acorn')),
    'Query.searchTags': signedIn(looked('tag')),
    'Query.searchEvents': signedIn(looked('depot')),
    'Query.searchPosts': signedIn(looked('by the editor')),
    'Query.find': { ...inCompany(MEMBERS, () => ({ search: 'by the editor' })), hides: true },
  },
};
