import { Button, Column, EmptyState } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import { CompanyPostsDocument, UserPostsDocument } from '../../generated/graphql';
import { FollowButton } from '../../person/follow-button';
import type { Followed } from '../../person/use-person-commands';
import { EXPLORE } from '../../post/places';
import { PostList } from '../../post/post-list';

/** What somebody has written, as far as the viewer may see it; one's own begins with the composer. */
export function UserPosts({ what, shortName, isOwn, isFollowed, composer }: {
  what: Followed; shortName: string; isOwn: boolean; isFollowed: boolean; composer: ReactNode;
}) {
  const empty = isOwn ? (
    <EmptyState
      title="You have not posted yet" text="Say what you learned this week. It appears here, and with those who follow you."
      action={<Button href={EXPLORE}>See what others write</Button>}
    />
  ) : (
    <EmptyState
      title={`${shortName} has not posted yet`} text={`Follow ${shortName} and the first post appears in your feed.`}
      action={isFollowed ? undefined : <FollowButton what={what} isFollowed={isFollowed} isLarge />}
    />
  );
  return (
    <Column gap={3}>
      {isOwn ? composer : null}
      <PostList
        query={UserPostsDocument} more={UserPostsDocument} variables={{ userId: what.id }} pageOf={(data) => data.userPosts} empty={empty}
      />
    </Column>
  );
}

/** What is posted for a company. */
export function CompanyPosts({ companyId, name }: { companyId: string; name: string }) {
  return (
    <PostList
      query={CompanyPostsDocument} more={CompanyPostsDocument} variables={{ companyId }} pageOf={(data) => data.companyPosts}
      empty={<EmptyState title={`${name} has not posted yet`} text="What is posted for it appears here." />}
    />
  );
}
