import { useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { companyProfilePath, userProfilePath } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import {
  Avatar, Button, CalendarDaysIcon, CompanyMark, FileTextIcon, H3, HashIcon, HistoryIcon, Icon, IconButton, mobile, Skeleton, Text,
  VisuallyHidden, XIcon,
} from '@heartwood/shared-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { eventPath } from '../../event/places';
import { SearchDocument, SearchStartDocument } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { BigSearchField } from './big-search-field';
import { keepTried, useKeptSearches, type Recent } from './kept-searches';
import { countWords, SEARCH_KINDS } from './kinds';
import { postPath, tagPath } from '../../post/places';
import { resultsPath } from './places';
import { TagChips } from './tag-chips';

const Page = styled.div`width: 100%; max-width: 908px; margin: 0 auto; padding: 32px 24px 64px; ${mobile} { padding: 16px 16px 48px; }`;
const Columns = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 24px 56px; align-items: start; margin: 24px 0 28px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Head = styled.div`display: flex; align-items: center; justify-content: space-between; min-height: 28px; margin-bottom: 6px;`;
const List = styled.ul`
  display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; font-size: var(--fs-dense); line-height: var(--lh-dense);
  & > li { display: flex; align-items: center; gap: 8px; min-height: 44px; }
  & a {
    display: flex; flex: 1; align-items: center; gap: 10px; min-width: 0; padding: 4px 10px; border-radius: var(--r-2); color: inherit;
    text-decoration: none;
  }
  & a:hover { background: var(--surface-hover); } & a > span:last-child { min-width: 0; overflow-wrap: anywhere; }
  & b { display: block; font-weight: var(--fw-medium); } & small { font-size: var(--fs-small); color: var(--text-3); }
`;
const Sections = styled.div`display: grid; gap: 24px; margin-top: 20px;`;

/** /app/explore/search-landing: what was found and tried before, and what is found while one types. */
export function SearchStartPage() {
  usePageHead({ title: 'Search', crumbs: [{ label: 'Explore', to: '/app/explore' }, { label: 'Search' }], backTo: '/app/explore' });
  const { shell } = useDesk();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useRef<HTMLDivElement>(null);
  const go = () => {
    const words = typed.trim();
    if (words === '') return;
    keepTried(shell.drafts, words);
    shell.nav.navigate(resultsPath({ search: words }));
  };
  return (
    <Page>
      <VisuallyHidden as="h1">Search</VisuallyHidden>
      <BigSearchField
        value={typed} onChange={setTyped} onSubmit={go} autoFocus
        onDown={() => found.current?.querySelector<HTMLElement>('a[href]')?.focus()}
      />
      <div ref={found} onKeyDown={walk}>
        {typed.trim() === '' ? <Before /> : <Live search={search} />}
      </div>
    </Page>
  );
}

/** Arrows walk through what leads somewhere. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Live({ search }: { search: string }) {
  const isAsked = search !== '';
  const [asked, ask] = useQuery({ query: SearchDocument, variables: { search, scope: 'EVERYTHING', first: 7 }, pause: !isAsked });
  const { isFailed, retry } = useFailure(asked, ask, isAsked);
  const results = asked.data?.search;
  if (isFailed) return <NotLoaded what="Results" onRetry={retry} />;
  if (!results) return <Sections aria-busy="true"><Skeleton height={180} /></Sections>;
  const kinds = SEARCH_KINDS.filter((kind) => kind.totalOf(results) > 0);
  const total = SEARCH_KINDS.reduce((sum, kind) => sum + kind.totalOf(results), 0);
  return (
    <Sections>
      <VisuallyHidden role="status">
        {total === 0 ? `Nothing found for ${search}` : `${countWords(total)} found for ${search}`}
      </VisuallyHidden>
      {kinds.map((kind) => (
        <section key={kind.key} aria-label={kind.label}>
          <Head><H3 as="h2">{kind.label}</H3></Head>
          {kind.firstOf(results, search)}
        </section>
      ))}
      {total === 0
        ? <Text as="p" tone="3">Nothing found for “{search}”.</Text>
        : <div><Button href={resultsPath({ search })}>Show all {countWords(total)} results</Button></div>}
    </Sections>
  );
}

const RECENT_PATHS: Record<Recent['kind'], (recent: Recent) => string> = {
  person: ({ id }) => userProfilePath(id), company: ({ id }) => companyProfilePath(id), post: ({ id }) => postPath(id),
  tag: ({ name }) => tagPath(name.replace(/^#/, '')),
  event: ({ id }) => eventPath(id),
};

function RecentLead({ recent: { kind, id, name, picture } }: { recent: Recent }) {
  if (kind === 'person') return <Avatar id={id} name={name} photo={picture} size={32} alt="" />;
  if (kind === 'company') return <CompanyMark id={id} name={name} logo={picture} size={32} />;
  return <Icon as={{ post: FileTextIcon, tag: HashIcon, event: CalendarDaysIcon }[kind]} size={18} />;
}

function Before() {
  const { shell } = useDesk();
  const { recent, tried, removeRecent, removeTried, clearRecent } = useKeptSearches(shell);
  const [{ data }] = useQuery({ query: SearchStartDocument });
  return (
    <>
      {recent.length + tried.length > 0 ? (
        <Columns>
          <section aria-label="Recent">
            <Head>
              <H3 as="h2">Recent</H3>
              {recent.length > 0 ? <Button size="sm" variant="ghost" onClick={clearRecent}>Clear all</Button> : null}
            </Head>
            <List>
              {recent.map((each) => (
                <li key={each.id}>
                  <a href={RECENT_PATHS[each.kind](each)}>
                    <RecentLead recent={each} />
                    <span><b dir="auto">{each.name}</b><small>{each.detail}</small></span>
                  </a>
                  <IconButton icon={XIcon} size="sm" label={`Remove ${each.name}`} onClick={() => removeRecent(each.id)} />
                </li>
              ))}
            </List>
          </section>
          <section aria-label="Tried lately">
            <Head><H3 as="h2">Tried lately</H3></Head>
            <List>
              {tried.map((words) => (
                <li key={words}>
                  <a href={resultsPath({ search: words })}><Icon as={HistoryIcon} size={16} /><span>{words}</span></a>
                  <IconButton icon={XIcon} size="sm" label={`Remove ${words}`} onClick={() => removeTried(words)} />
                </li>
              ))}
            </List>
          </section>
        </Columns>
      ) : <Text as="p" tone="3" style={{ margin: '24px 0' }}>What you open and what you look for appears here, on this device alone.</Text>}
      {data && data.suggestedTags.length > 0
        ? <section aria-label="Tags"><Head><H3 as="h2">Tags</H3></Head><TagChips tags={data.suggestedTags} /></section>
        : null}
    </>
  );
}
