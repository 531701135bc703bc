import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { Skeleton } from '@heartwood/shared-ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery, type TypedDocumentNode } from 'urql';
import {
  SearchCompaniesDocument, SearchEventsDocument, SearchPeopleDocument, SearchPostsDocument, SearchTagsDocument, type SearchQuery,
  type SearchScope,
} from '../../generated/graphql';
import { CompanyHit, EventHit, PersonHit, PostHit, TagHit } from './hits';

export interface Asked { search: string; scope: SearchScope }

/** A page of hits of one kind, with how many there are in all. */
interface Hits<Node> { nodes: readonly Node[]; hasMore: boolean; endCursor?: string | null; total: number }

/** A kind of thing that is searched: its tab, the first of it beside other kinds, and the whole list. */
export interface SearchKind {
  key: string;
  label: string;
  /** Cards stand in the wide column, rows in the narrow one. */
  isWide: boolean;
  totalOf(found: SearchQuery['search']): number;
  firstOf(found: SearchQuery['search'], search: string): ReactNode;
  List(asked: Asked): ReactNode;
}

const Rows = styled.ul<{ $isCards: boolean }>`
  display: grid; gap: ${({ $isCards }) => ($isCards ? 10 : 14)}px; margin: 0; padding: 0; list-style: none; & > li { min-width: 0; }
`;

function searchKind<Field extends keyof SearchQuery['search'], Data extends object, Node extends Extract<SearchQuery['search'][Field], {
  nodes: readonly unknown[];
}>['nodes'][number]>(
  { key, label, isWide, query, pageOf, idOf, Hit }: {
    key: Field;
    label: string;
    isWide: boolean;
    query: TypedDocumentNode<Data, Asked & { after?: string | null }>;
    pageOf(data: Data): Hits<Node>;
    idOf(node: Node): string;
    Hit(props: { node: Node; search: string }): ReactNode;
  },
): SearchKind {
  const hitsOf = (found: SearchQuery['search']) => found[key] as unknown as Hits<Node>;
  const row = (node: Node, search: string) => <li key={idOf(node)}><Hit node={node} search={search} /></li>;
  function List({ search, scope }: Asked) {
    const [asked, ask] = useQuery({ query, variables: { search, scope }, requestPolicy: 'cache-and-network' });
    const { isFailed, retry } = useFailure(asked, ask);
    const page = asked.data ? pageOf(asked.data) : null;
    const more = useMore(page, query, (after) => ({ search, scope, after }));
    const rows = useRef<HTMLUListElement>(null);
    if (isFailed) return <NotLoaded what={label} onRetry={retry} />;
    if (!page) return <Skeleton height={240} />;
    return <><Rows ref={rows} $isCards={isWide}>{page.nodes.map((node) => row(node, search))}</Rows><ShowMore more={more} rows={rows} /></>;
  }
  return {
    key, label, isWide, List,
    totalOf: (found) => hitsOf(found).total,
    firstOf: (found, search) => <Rows $isCards={isWide}>{hitsOf(found).nodes.map((node) => row(node, search))}</Rows>,
  };
}

/** In the order of the tabs. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  searchKind({
    key: 'people', label: 'People', isWide: false, query: SearchPeopleDocument, pageOf: (data) => data.searchUsers,
    idOf: ({ person }) => person.id,
    Hit: ({ node, search }) => <PersonHit card={node} search={search} />,
  }),
  searchKind({
    key: 'companies', label: 'Companies', isWide: false, query: SearchCompaniesDocument, pageOf: (data) => data.searchCompanies,
    idOf: ({ id }) => id,
    Hit: ({ node, search }) => <CompanyHit company={node} search={search} />,
  }),
  searchKind({
    key: 'posts', label: 'Posts', isWide: true, query: SearchPostsDocument, pageOf: (data) => data.searchPosts, idOf: ({ id }) => id,
    Hit: ({ node, search }) => <PostHit post={node} search={search} />,
  }),
  searchKind({
    key: 'tags', label: 'Tags', isWide: false, query: SearchTagsDocument, pageOf: (data) => data.searchTags, idOf: ({ id }) => id,
    Hit: ({ node, search }) => <TagHit tag={node} search={search} />,
  }),
  searchKind({
    key: 'events', label: 'Events', isWide: true, query: SearchEventsDocument, pageOf: (data) => data.searchEvents, idOf: ({ id }) => id,
    Hit: ({ node, search }) => <EventHit event={node} search={search} />,
  }),
];

/** The server counts so far. */
const MOST_COUNTED = 1000;
export const countWords = (total: number): string => (
  total > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en')}+` : total.toLocaleString('en')
);
