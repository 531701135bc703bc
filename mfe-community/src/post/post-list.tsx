import { useKeys } from '@heartwood/client-kit/keys';
import { NotLoaded, ShowMore, useFailure, useMore, type MoreRows } from '@heartwood/client-kit/states';
import { useShell } from '@heartwood/contract/kit';
import { Card, mobile } from '@heartwood/shared-ui';
import type { TypedDocumentNode } from '@urql/core';
import { useUnit } from 'effector-react';
import { memo, useCallback, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { useQuery, type AnyVariables, type RequestPolicy } from 'urql';
import type { PostCardFragment, PostPageFieldsFragment } from '../generated/graphql';
import { $folds, $hidden } from './folds';
import { postPath } from './places';
import { PostCard } from './post-card';
import { PostsSkeleton } from './posts-skeleton';

// No grid: where one of a thousand rows becomes higher, a grid measures them all.
const List = styled.ul`
  margin: 0; padding: 0; list-style: none; & > li + li { margin-top: 12px; ${mobile} { margin-top: 0; } }
`;
// The browser draws what is in sight alone; what is not has the height that it had when it was.
const Place = styled.li`content-visibility: auto; min-width: 0;`;

/** Heights of posts as they were last drawn: on the way back the list is as long as it was. */
const heights = new Map<string, number>();
const USUAL_HEIGHT = 190;

export interface PostListProps<Data, Variables extends AnyVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** The list in its answer. */
  pageOf: (data: Data) => PostPageFieldsFragment;
  /** Asks for the page behind a cursor; the same query where it takes one. */
  more: TypedDocumentNode<unknown, Variables & { after: string }>;
  /** In place of an empty list. */
  empty: ReactNode;
  requestPolicy?: RequestPolicy;
}

/** A list of posts, newest first, that goes on by itself, with its skeleton, fault and empty state. */
export function PostList<Data, Variables extends AnyVariables>({
  query, variables, pageOf, more, empty, requestPolicy = 'cache-and-network',
}: PostListProps<Data, Variables>) {
  const [asked, ask] = useQuery({ query, variables, requestPolicy });
  const { isFailed, retry } = useFailure(asked, ask);
  const page = asked.data ? pageOf(asked.data) : null;
  const rest = useMore(page, more, (after) => ({ ...variables, after }));
  if (isFailed) return <NotLoaded what="Posts" onRetry={retry} />;
  if (!page) return <PostsSkeleton />;
  return <Posts nodes={page.nodes} more={rest} empty={empty} />;
}

export interface PostsProps { nodes: readonly PostCardFragment[]; more: MoreRows | null; empty: ReactNode }

/** Posts that are there. `j` and `k` walk through them, `l`, `s` and `c` like, save and comment the one walked to, Enter opens it. */
export function Posts({ nodes, more, empty }: PostsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const { folds, away } = useUnit({ folds: $folds, away: $hidden });
  const onKeyDown = useListKeys(rows);
  const keep = useKeptHeights(rows);
  const shown = nodes.filter((post) => folds.has(post.id) || !isOutOfSight(post, away));
  if (shown.length === 0 && !more) return <Card>{empty}</Card>;
  return (
    <>
      <List ref={rows} onKeyDown={onKeyDown} data-loaded={nodes.length}>
        {shown.map((post) => <PlacedPost key={post.id} post={post} keep={keep} />)}
      </List>
      <ShowMore more={more} rows={rows} />
    </>
  );
}

interface PlacedPostProps { post: PostCardFragment; keep: (place: HTMLElement | null) => (() => void) | undefined }

/** One of the list. It is drawn once: a page that joins a thousand posts draws its own alone. */
const PlacedPost = memo(function PlacedPost({ post, keep }: PlacedPostProps) {
  return (
    <Place data-place={post.id} ref={keep} style={{ containIntrinsicHeight: `auto ${heights.get(post.id) ?? USUAL_HEIGHT}px` }}>
      <PostCard post={post} />
    </Place>
  );
});

function isOutOfSight({ isDeleted, author, company, isCompanyPost }: PostCardFragment, away: ReadonlySet<string>): boolean {
  return isDeleted || away.has((isCompanyPost ? company?.id : author?.person.id) ?? '');
}

/** What is in sight says how high it is; the list of the next visit begins with that. */
function useKeptHeights(rows: RefObject<HTMLElement | null>) {
  const observer = useRef<ResizeObserver>(null);
  const watched = useCallback((): ResizeObserver | null => {
    if (typeof ResizeObserver === 'undefined') return null;
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const id = target instanceof HTMLElement ? target.dataset['place'] : undefined;
        if (id !== undefined && contentRect.height > 0) heights.set(id, Math.round(contentRect.height));
      }
    });
    return observer.current;
  }, []);
  useLayoutEffect(() => () => observer.current?.disconnect(), [rows]);
  return useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    watched()?.observe(place);
    return () => observer.current?.unobserve(place);
  }, [watched]);
}

/** @returns what the list itself hears: Enter opens the post that was walked to */
function useListKeys(rows: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const { nav } = useShell();
  const cards = () => [...rows.current?.querySelectorAll<HTMLElement>('article[data-post]') ?? []];
  const present = () => document.activeElement?.closest<HTMLElement>('article[data-post]') ?? null;
  const walk = (step: 1 | -1) => {
    const all = cards();
    const at = all.indexOf(present() as HTMLElement);
    const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  const press = (act: string) => present()?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    l: () => press('like'),
    s: () => press('save'),
    c: () => press('comment'),
  });
  return ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches('article[data-post]')) return;
    nav.navigate(postPath(target.dataset['post'] ?? ''));
  };
}
