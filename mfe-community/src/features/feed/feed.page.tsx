import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure, useMore } from '@heartwood/client-kit/states';
import { usePageHead, useReadable } from '@heartwood/contract/kit';
import { Card, EmptyState, mobile, Segmented, VisuallyHidden } from '@heartwood/shared-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useClient, useQuery } from 'urql';
import { CompanyPostsDocument, FeedDocument, MoreFeedDocument, UserPostsDocument, type FeedScope } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { PostList, Posts } from '../../post/post-list';
import { PostsSkeleton } from '../../post/posts-skeleton';
import { Rail, Reading, ReadingPage } from '../../post/reading-page';
import { FollowFive } from './follow-five';
import { LatestQuestion } from './latest-question';
import { NewPostsPill } from './new-posts-pill';
import { Suggestions } from './suggestions';
import { useNewPosts } from './use-new-posts';

const Filters = styled.div`
  display: flex; min-width: 0; overflow-x: auto; ${mobile} { padding: 12px 16px; border-bottom: 1px solid var(--border); }
`;

// Over the feed it has the edges of the feed.
const Composer = styled.div`min-width: 0; & > section { ${mobile} { border-width: 0 0 1px; border-radius: 0; } }`;

const SHOWN = { following: 'Following', everybody: 'Everybody', company: 'Our posts', own: 'Your posts' } as const;
type Shown = keyof typeof SHOWN;

export interface FeedPageProps {
  /** Where one writes; it belongs to another feature. */
  composer: ReactNode;
}

/** What people and companies write, the newest first. What is shown stands in the address. */
export function FeedPage({ composer }: FeedPageProps) {
  usePageHead({ title: 'Explore', crumbs: [{ label: 'Explore' }] });
  const heading = usePageHeading('explore');
  const [params, setParams] = useSearchParams();
  const shown = (Object.keys(SHOWN) as Shown[]).find((key) => key === params.get('show')) ?? 'following';
  const show = (next: Shown) => setParams((before) => {
    if (next === 'following') before.delete('show');
    else before.set('show', next);
    return before;
  }, { replace: true });
  const box = useRef<HTMLDivElement>(null);
  useKeys({
    n() {
      const field = box.current?.querySelector<HTMLElement>('textarea');
      if (field) field.focus();
      else box.current?.querySelector('button')?.click();
    },
  });
  return (
    <ReadingPage>
      <Reading>
        <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>Explore</VisuallyHidden>
        <Composer ref={box}>{composer}</Composer>
        <Filters>
          <Segmented
            label="Which posts" size="sm" value={shown} onChange={show}
            options={(Object.keys(SHOWN) as Shown[]).map((value) => ({ value, label: SHOWN[value] }))}
          />
        </Filters>
        <Content key={shown} shown={shown} onEverybody={() => show('everybody')} />
      </Reading>
      <Rail aria-label="Suggestions"><LatestQuestion /><Suggestions /></Rail>
    </ReadingPage>
  );
}

function Content({ shown, onEverybody }: { shown: Shown; onEverybody: () => void }) {
  const { shell } = useDesk();
  const { user, company } = useReadable(shell.session);
  if (shown === 'company') {
    return (
      <PostList
        query={CompanyPostsDocument} more={CompanyPostsDocument} variables={{ companyId: company.id }}
        pageOf={({ companyPosts }) => companyPosts}
        empty={<EmptyState
          title={`${company.name} has not said anything yet`}
          text="Choose “Post as” where you write, and what your company learns appears here."
        />}
      />
    );
  }
  if (shown === 'own') {
    return (
      <PostList
        query={UserPostsDocument} more={UserPostsDocument} variables={{ userId: user.id }} pageOf={({ userPosts }) => userPosts}
        empty={<EmptyState
          title="You have not written anything yet" text="What you learn in a week helps somebody who is where you were."
        />}
      />
    );
  }
  return <Feed scope={shown === 'following' ? 'FOLLOWING' : 'EVERYBODY'} onEverybody={onEverybody} />;
}

/** What is loaded stays as it is while it is read: on the way back it is where it was, and what is new waits behind a button. */
function Feed({ scope, onEverybody }: { scope: FeedScope; onEverybody: () => void }) {
  const client = useClient();
  const pill = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [asked, ask] = useQuery({ query: FeedDocument, variables: { scope }, requestPolicy: 'cache-first' });
  const { isFailed, retry } = useFailure(asked, ask);
  const more = useMore(asked.data?.feed, MoreFeedDocument, (after) => ({ scope, after }));
  const waiting = useNewPosts(scope, asked.data?.top.endCursor ?? null);
  if (isFailed) return <Card><NotLoaded what="Posts" onRetry={retry} /></Card>;
  if (!asked.data) return <PostsSkeleton />;
  const { nodes } = asked.data.feed;
  const showNew = async () => {
    setBusy(true);
    await client.query(FeedDocument, { scope }, { requestPolicy: 'network-only' }).toPromise();
    setBusy(false);
    const column = pill.current?.parentElement;
    column?.scrollIntoView({ block: 'start' });
    column?.querySelector<HTMLElement>('article[data-post]')?.focus({ preventScroll: true });
  };
  const again = () => ask({ requestPolicy: 'network-only' });
  return (
    <>
      <NewPostsPill ref={pill} count={waiting} busy={busy} onShow={() => void showNew()} />
      <Posts
        nodes={nodes} more={more}
        empty={scope === 'FOLLOWING'
          ? <FollowFive onShow={again} onEverybody={onEverybody} />
          : <EmptyState title="Nobody has written anything yet" text="Ask one question you need answered for your plan." />}
      />
    </>
  );
}
