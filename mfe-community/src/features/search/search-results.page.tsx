import { useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Button, Card, EmptyState, H3, mobile, Select, Skeleton, TabPanel, Tabs, TextLink, VisuallyHidden } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { DidYouMeanDocument, SearchDocument, SearchStartDocument, type SearchQuery, type SearchScope } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { PersonRow } from '../../person/rows';
import { BigSearchField } from './big-search-field';
import { keepTried } from './kept-searches';
import { countWords, SEARCH_KINDS, type SearchKind } from './kinds';
import { TagChips } from './tag-chips';

const Page = styled.div`width: 100%; max-width: 1048px; margin: 0 auto; padding: 24px 24px 64px; ${mobile} { padding: 16px 16px 48px; }`;
const Line = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 220px; gap: 16px; align-items: end; margin: 12px 0 20px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); gap: 8px; }
`;
const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px 40px; align-items: start;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Stack = styled.div`display: grid; gap: 24px; min-width: 0;`;
const Head = styled.div`
  display: flex; align-items: baseline; justify-content: space-between; margin-bottom: 10px; & > button { font-size: var(--fs-small); }
`;
const People = styled.div`display: grid; gap: 14px;`;

const SCOPES: readonly { value: SearchScope; label: string }[] = [
  { value: 'EVERYTHING', label: 'Everything' }, { value: 'FOLLOWED', label: 'People I follow' },
  { value: 'MY_COMPANIES', label: 'My companies' },
  { value: 'OPENED', label: 'What I opened' },
];

/** /app/explore/all-search-results?search=…: what is found, by kind. Text, kind and scope stand in the address. */
export function SearchResultsPage() {
  usePageHead({
    title: 'Search', crumbs: [{ label: 'Explore', to: '/app/explore' }, { label: 'Search', to: '/app/explore/search-landing' }],
    backTo: '/app/explore/search-landing',
  });
  const { shell } = useDesk();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const scope = SCOPES.find(({ value }) => value === params.get('scope'))?.value ?? 'EVERYTHING';
  const kind = SEARCH_KINDS.find(({ key }) => key === params.get('tab')) ?? null;
  const [typed, setTyped] = useState(search);
  const settled = useSettled(typed.trim());
  const set = (key: string, value: string | null) => setParams((before) => {
    if (value === null) before.delete(key);
    else before.set(key, value);
    return before;
  }, { replace: true });
  // What is typed becomes the address, and an address that comes from elsewhere what is typed.
  const follow = useEffectEvent((words: string) => {
    if (words !== '' && words !== search) set('search', words);
  });
  useEffect(() => follow(settled), [settled]);
  useEffect(() => setTyped((before) => (before.trim() === search ? before : search)), [search]);
  if (search === '') return <Navigate to="/search-landing" replace />;
  return (
    <Page>
      <VisuallyHidden as="h1">Results for {search}</VisuallyHidden>
      <BigSearchField
        value={typed} onChange={setTyped} onSubmit={() => {
          keepTried(shell.drafts, typed);
          if (typed.trim() !== '') set('search', typed.trim());
        }}
      />
      <Results
        key={scope} search={search} scope={scope} kind={kind} onKind={(key) => set('tab', key === 'all' ? null : key)}
        onScope={(next) => set('scope', next === 'EVERYTHING' ? null : next)}
        onSearch={(words) => {
          setTyped(words);
          set('search', words);
        }}
      />
    </Page>
  );
}

interface ResultsProps {
  search: string; scope: SearchScope; kind: SearchKind | null; onKind(key: string): void; onScope(scope: SearchScope): void;
  onSearch(words: string): void;
}

function Results({ search, scope, kind, onKind, onScope, onSearch }: ResultsProps) {
  const [asked, ask] = useQuery({ query: SearchDocument, variables: { search, scope, first: 3 }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const found = asked.data?.search;
  const totals = found ? SEARCH_KINDS.map((one) => one.totalOf(found)) : null;
  const total = totals?.reduce((sum, count) => sum + count, 0);
  const tabs = [
    { value: 'all', label: 'All', ...(total !== undefined && { count: total }) },
    ...SEARCH_KINDS.map(({ key, label }, at) => ({ value: key, label, ...(totals && { count: totals[at] ?? 0 }) })),
  ];
  const value = kind?.key ?? 'all';
  const List = kind?.List;
  const Content = () => {
    if (isFailed) return <NotLoaded what="Results" onRetry={retry} />;
    if (!found || !totals) return <div aria-busy="true"><Skeleton height={260} /></div>;
    if ((kind ? kind.totalOf(found) : total) === 0) return <Nothing search={search} scope={scope} onSearch={onSearch} />;
    return List ? <Columns><List search={search} scope={scope} /></Columns> : <All found={found} search={search} onKind={onKind} />;
  };
  return (
    <>
      <Line>
        <Tabs id="results" label="Kind of result" tabs={tabs} value={value} onChange={onKind} />
        <Select aria-label="Search in" options={SCOPES} value={scope} onValueChange={(next) => onScope(next as SearchScope)} />
      </Line>
      <VisuallyHidden role="status">{total === undefined ? '' : `${countWords(total)} found`}</VisuallyHidden>
      <TabPanel id="results" value={value}>{Content()}</TabPanel>
    </>
  );
}

function All({ found, search, onKind }: { found: SearchQuery['search']; search: string; onKind(key: string): void }) {
  const there = SEARCH_KINDS.filter((kind) => kind.totalOf(found) > 0);
  const part = (kind: SearchKind) => (
    <section key={kind.key} aria-label={kind.label}>
      <Head>
        <H3 as="h2">{kind.label}</H3>
        <TextLink
          as="button" type="button" onClick={() => onKind(kind.key)} aria-label={`All ${countWords(kind.totalOf(found))}: ${kind.label}`}
        >
          All {countWords(kind.totalOf(found))}
        </TextLink>
      </Head>
      {kind.firstOf(found, search)}
    </section>
  );
  const wide = there.filter(({ isWide }) => isWide);
  const narrow = there.filter(({ isWide }) => !isWide);
  return (
    <Columns>
      {wide.length > 0 ? <Stack>{wide.map(part)}</Stack> : null}
      {narrow.length > 0 ? <Stack>{narrow.map(part)}</Stack> : null}
    </Columns>
  );
}

/** What was meant, when it finds something. */
function DidYouMean({ search, scope, onSearch }: NothingProps) {
  const [{ data }] = useQuery({ query: DidYouMeanDocument, variables: { search } });
  const words = data?.didYouMean ?? '';
  const [{ data: found }] = useQuery({ query: SearchDocument, variables: { search: words, scope, first: 3 }, pause: words === '' });
  const total = found ? SEARCH_KINDS.reduce((sum, kind) => sum + kind.totalOf(found.search), 0) : 0;
  if (words === '' || total === 0) return null;
  return <Button onClick={() => onSearch(words)}>Search for “{words}”, {countWords(total)} {total === 1 ? 'result' : 'results'}</Button>;
}

interface NothingProps { search: string; scope: SearchScope; onSearch(words: string): void }

function Nothing({ search, scope, onSearch }: NothingProps) {
  const [{ data }] = useQuery({ query: SearchStartDocument });
  return (
    <Columns>
      <Card>
        <EmptyState
          title={`Nothing found for “${search}”`}
          text="Search looks for people with a verified account, companies, posts and tags. Capital letters do not matter."
          action={<DidYouMean search={search} scope={scope} onSearch={onSearch} />}
        />
      </Card>
      <Stack>
        {data && data.popularUsers.length > 0 ? (
          <section aria-label="People often looked for">
            <Head><H3 as="h2">People often looked for</H3></Head>
            <People>{data.popularUsers.map(({ user }) => <PersonRow key={user.person.id} card={user} />)}</People>
          </section>
        ) : null}
        {data && data.suggestedTags.length > 0
          ? <section aria-label="Tags"><Head><H3 as="h2">Tags</H3></Head><TagChips tags={data.suggestedTags} /></section>
          : null}
      </Stack>
    </Columns>
  );
}
