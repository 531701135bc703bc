import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { SEARCH_SCOPES } from '../../text/search';
import { EventRef, type EventView } from '../event';
import { PostPageRef, searchPosts, TagRef, type Tag } from '../post';
import { CompanyFaceRef, UserCardPageRef, type CommunityFace, type Counted } from '../social';
import { didYouMean } from './did-you-mean';
import { searchAll, type SearchResults } from './search-all';
import { COMPANIES } from './search-companies';
import { EVENTS } from './search-events';
import { PEOPLE } from './search-people';
import { TAGS } from './search-tags';

const MORE = 'At most 1,001, which means that there are more.';

const SearchScopeRef = builder.enumType('SearchScope', {
  description: 'Everything; whom and what the viewer follows; the viewer’s companies and their people; what the viewer opened within a year.',
  values: SEARCH_SCOPES,
});

const CompanyFacePageRef = builder.objectRef<Counted<CommunityFace>>('CompanyFacePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [CompanyFaceRef], complexity: { field: 1, multiplier: 15 } }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    total: t.int({ description: MORE, resolve: ({ total }) => total() }),
  }),
});

const TagPageRef = builder.objectRef<Counted<Tag>>('TagPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [TagRef], complexity: { field: 1, multiplier: 15 } }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    total: t.int({ description: MORE, resolve: ({ total }) => total() }),
  }),
});

const FoundEventPageRef = builder.objectRef<Counted<EventView>>('FoundEventPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [EventRef], complexity: { field: 1, multiplier: 15 } }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    total: t.int({ description: MORE, resolve: ({ total }) => total() }),
  }),
});

const SearchResultsRef = builder.objectRef<SearchResults>('SearchResults').implement({
  description: `The first of each kind; further pages by its own field. Totals: ${MORE.toLowerCase()}`,
  fields: (t) => ({
    people: t.expose('people', { type: UserCardPageRef }),
    companies: t.expose('companies', { type: CompanyFacePageRef }),
    posts: t.expose('posts', { type: PostPageRef }),
    tags: t.expose('tags', { type: TagPageRef }),
    events: t.expose('events', { type: FoundEventPageRef }),
  }),
});

const looked = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryFields((t) => {
  const asked = { search: t.arg.string(), scope: t.arg({ type: SearchScopeRef, defaultValue: 'EVERYTHING' as const }) };
  const page = { ...asked, after: t.arg.string({ required: false }) };
  return {
    search: t.field({
      ...looked, type: SearchResultsRef, complexity: 4 * STATEMENT_COST, args: { ...asked, first: t.arg.int({ defaultValue: 3 }) },
      description: 'What contains the text, whatever its case and accents; of one or two letters, what has a word that begins with them.',
      resolve: (_root, args, context) => searchAll(context, args),
    }),
    didYouMean: t.field({
      ...looked, type: 'String', nullable: true, args: { search: t.arg.string() },
      description: 'For who found nothing: the words as names of people, companies, tags and events have them that are most like them.',
      resolve: (_root, { search }, context) => didYouMean(context, search),
    }),
    searchUsers: t.field({
      ...looked, type: UserCardPageRef, args: { ...page, first: t.arg.int({ defaultValue: 7 }) },
      description: 'Confirmed people by their name or that of their company, the best first, and among those whom the viewer knows.',
      resolve: (_root, { after = null, ...args }, context) => PEOPLE.read(context, { ...args, after }),
    }),
    searchCompanies: t.field({
      ...looked, type: CompanyFacePageRef, args: { ...page, first: t.arg.int({ defaultValue: 15 }) },
      description: 'Companies by their name, the best first, and among those the viewer’s own.',
      resolve: (_root, { after = null, ...args }, context) => COMPANIES.read(context, { ...args, after }),
    }),
    searchTags: t.field({
      ...looked, type: TagPageRef, args: { ...page, first: t.arg.int({ defaultValue: 15 }) },
      description: 'Tags by their name, the best first, and among those what the viewer follows.',
      resolve: (_root, { after = null, ...args }, context) => TAGS.read(context, { ...args, after }),
    }),
    searchEvents: t.field({
      ...looked, type: FoundEventPageRef, args: { ...page, first: t.arg.int({ defaultValue: 15 }) },
      description: 'Events by their name, the best first, and among those what is not over.',
      resolve: (_root, { after = null, ...args }, context) => EVENTS.read(context, { ...args, after }),
    }),
    searchPosts: t.field({
      ...looked, type: PostPageRef, args: { ...page, first: t.arg.int({ defaultValue: 15 }) },
      description: 'Posts that the viewer may see by their words, the newest first; also of whom the viewer has muted.',
      resolve: (_root, { after = null, ...args }, context) => searchPosts(context, { ...args, after }),
    }),
  };
});
