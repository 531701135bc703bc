import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useAskAgain, useFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Button, Card, EmptyState, VisuallyHidden } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { PostDocument } from '../../generated/graphql';
import { $folds } from '../../post/folds';
import { EXPLORE } from '../../post/places';
import { PostCard } from '../../post/post-card';
import { PostsSkeleton } from '../../post/posts-skeleton';
import { Rail, Reading, ReadingPage } from '../../post/reading-page';
import { PostRail } from './post-rail';

/** One post with what is said of it. */
export function PostPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Post', crumbs: [{ label: 'Explore', to: EXPLORE }, { label: 'Post' }], backTo: EXPLORE });
  const heading = usePageHeading(id);
  const [asked, ask] = useQuery({ query: PostDocument, variables: { id }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const isFolded = useUnit($folds).has(id);
  useAskAgain(ask);
  const post = asked.data?.post;
  const isGone = asked.data !== undefined && (!post || (post.isDeleted && !isFolded));
  return (
    <ReadingPage>
      <Reading>
        <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>{isGone ? 'This post is not here' : 'Post'}</VisuallyHidden>
        {isFailed ? <Card><NotLoaded what="The post" onRetry={retry} /></Card> : null}
        {!asked.data && !isFailed ? <PostsSkeleton count={1} /> : null}
        {isGone ? (
          <Card>
            <EmptyState
              title="You cannot see this post" text="It was deleted, or it is limited to its author’s company and followers."
              action={<Button href={EXPLORE}>Go to Explore</Button>}
            />
          </Card>
        ) : null}
        {post && !isGone ? <PostCard key={post.id} post={post} isPage /> : null}
      </Reading>
      <Rail aria-label="About this post">{post && !isGone ? <PostRail post={post} /> : null}</Rail>
    </ReadingPage>
  );
}
