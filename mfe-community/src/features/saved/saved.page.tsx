import { usePageHeading, useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import {
  Button, Card, Chip, CompassIcon, EmptyState, H1, Icon, LayoutGridIcon, ListIcon, mobile, SearchField, Segmented, Skeleton, Text,
  VisuallyHidden,
} from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { SavedLabelsDocument, SavedPostsDocument, type SavedPostsQuery } from '../../generated/graphql';
import { GoneRow } from '../../post/gone-row';
import { EXPLORE } from '../../post/places';
import { PostCard } from '../../post/post-card';
import { usePostCommands } from '../../post/use-post-commands';
import { SavedTile } from './saved-tile';

const Page = styled.div`width: 100%; max-width: 1200px; margin: 0 auto; padding: 20px 24px 64px; ${mobile} { padding: 16px 16px 48px; }`;
const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 16px;
  & > h1 { &:focus { outline: none; } } & > span { flex: 1; } & > form, & > div:not(:last-child) { width: 240px; }
`;
const Labels = styled.div`display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 14px;`;
const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none;
`;
const List = styled.ul`display: grid; grid-template-columns: minmax(0, 640px); gap: 12px; margin: 0; padding: 0; list-style: none;`;

/** What the viewer keeps, by when it was saved. Label and look stand in the address. */
export function SavedPage() {
  usePageHead({ title: 'Saved posts', crumbs: [{ label: 'Explore', to: EXPLORE }, { label: 'Saved posts' }], backTo: EXPLORE });
  const heading = usePageHeading('saved');
  const [params, setParams] = useSearchParams();
  const label = params.get('label');
  const look = params.get('look') === 'list' ? 'list' : 'grid';
  const set = (key: string, value: string | null) => setParams((before) => {
    if (value === null) before.delete(key);
    else before.set(key, value);
    return before;
  }, { replace: true });
  const [typed, setTyped] = useState('');
  const search = useSettled(typed).trim();
  const [{ data: labelled }] = useQuery({ query: SavedLabelsDocument, requestPolicy: 'cache-and-network' });
  const labels = labelled?.savedLabels ?? [];
  const variables = { ...(label !== null && { label }), ...(search !== '' && { search }) };
  const [asked, ask] = useQuery({ query: SavedPostsDocument, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const page = asked.data?.savedPosts;
  const isEmpty = page?.nodes.length === 0 && label === null && search === '';
  return (
    <Page>
      <Head>
        <H1 ref={heading} tabIndex={-1}>Saved posts</H1>
        <Text as="span" tone="3">{page && !isEmpty ? page.total.toLocaleString('en') : null}</Text>
        {isEmpty ? null : (
          <>
            <div><SearchField
              aria-label="Search saved posts" placeholder="Search saved posts" value={typed}
              onChange={(event) => setTyped(event.target.value)}
            /></div>
            <Segmented
              label="Look" value={look} onChange={(next) => set('look', next === 'grid' ? null : next)}
              options={[
                { value: 'grid', label: <Icon as={LayoutGridIcon} size={16} label="Grid" /> },
                { value: 'list', label: <Icon as={ListIcon} size={16} label="List" /> },
              ]}
            />
          </>
        )}
      </Head>
      {labels.length > 0 ? (
        <Labels role="group" aria-label="Labels">
          <Chip on={label === null} onClick={() => set('label', null)}>All</Chip>
          {labels.map(({ name, count }) => (
            <Chip key={name} on={label === name} onClick={() => set('label', label === name ? null : name)}>{name} {count}</Chip>
          ))}
        </Labels>
      ) : null}
      {isFailed ? <Card><NotLoaded what="Saved posts" onRetry={retry} /></Card> : null}
      {!page && !isFailed ? <TilesSkeleton /> : null}
      {isEmpty ? (
        <Card>
          <EmptyState
            title="You have not saved a post yet" text="Press Save under a post, or S on the keyboard. Only you see this list."
            action={<Button icon={CompassIcon} href={EXPLORE}>Go to Explore</Button>}
          />
        </Card>
      ) : null}
      {page?.nodes.length === 0 && !isEmpty
        ? <Card><EmptyState title="Nothing saved matches" text="Try other words, or another label." /></Card>
        : null}
      {page && page.nodes.length > 0 ? <Loaded page={page} variables={variables} look={look} /> : null}
    </Page>
  );
}

interface LoadedProps {
  page: SavedPostsQuery['savedPosts'];
  variables: { label?: string; search?: string };
  look: 'grid' | 'list';
}

function Loaded({ page, variables, look }: LoadedProps) {
  const rows = useRef<HTMLUListElement>(null);
  const commands = usePostCommands();
  const more = useMore(page, SavedPostsDocument, (after) => ({ ...variables, after }));
  const Rows = look === 'grid' ? Grid : List;
  return (
    <>
      <Rows ref={rows}>
        {page.nodes.map((post) => (
          <li key={post.id}>
            {post.isDeleted ? (
              <GoneRow action={post.isSaved
                ? <Button size="sm" variant="ghost" onClick={() => void commands.save(post)}>Remove from saved</Button>
                : null}>
                {post.isSaved ? 'This post was deleted, or you cannot see it any more.' : 'Removed from saved.'}
              </GoneRow>
            ) : look === 'grid' ? <SavedTile post={post} savedAt={post.savedAt ?? null} /> : <PostCard post={post} />}
          </li>
        ))}
      </Rows>
      <ShowMore more={more} rows={rows} />
    </>
  );
}

function TilesSkeleton() {
  return (
    <Grid as="div" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((nth) => <Skeleton key={nth} height={220} />)}
    </Grid>
  );
}
