import type { UpdateResolver } from '@urql/exchange-graphcache';
import {
  SearchCompaniesDocument, SearchEventsDocument, SearchPeopleDocument, SearchPostsDocument, SearchTagsDocument,
} from '../../generated/graphql';
import { byId, byPerson, pagesBehind } from '../../lists/pages-behind';

export const searchPages: Record<string, UpdateResolver> = {
  searchUsers: pagesBehind(SearchPeopleDocument, 'searchUsers', byPerson),
  searchCompanies: pagesBehind(SearchCompaniesDocument, 'searchCompanies', byId),
  searchPosts: pagesBehind(SearchPostsDocument, 'searchPosts', byId),
  searchTags: pagesBehind(SearchTagsDocument, 'searchTags', byId),
  searchEvents: pagesBehind(SearchEventsDocument, 'searchEvents', byId),
};
