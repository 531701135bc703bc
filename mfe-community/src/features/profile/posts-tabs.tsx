import { Button, Column, EmptyState, Segmented } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  CompanyPostsDocument, CompanyProfilePostsDocument, OwnPostsToOthersDocument, UserPostsDocument, type CompanyPostsBy,
} from '../../generated/graphql';
import { FollowButton } from '../../person/follow-button';
import type { Followed } from '../../person/use-person-commands';
import { EXPLORE } from '../../post/places';
import { PostList } from '../../post/post-list';

/** The server counts no further. */
const MOST_COUNTED = 1_000;

/**
 * What somebody has written, as far as the viewer may see it; one's own begins with the composer.
 * @param isPreview one's own, as others see it
 */
export function UserPosts({ what, shortName, isOwn, isPreview, isFollowed, composer }: {
  what: Followed; shortName: string; isOwn: boolean; isPreview: boolean; isFollowed: boolean; composer: ReactNode;
}) {
  const query = isPreview ? OwnPostsToOthersDocument : UserPostsDocument;
  const empty = isOwn ? (
    <EmptyState
      title="You have not posted yet" text="Say what you learned this week. It appears here, and with those who follow you."
      action={<Button href={EXPLORE}>See what others write</Button>}
    />
  ) : (
    <EmptyState
      title={`${shortName} has not posted yet`} text={`Follow ${shortName} and the first post appears in your feed.`}
      action={isFollowed || isPreview ? undefined : <FollowButton what={what} isFollowed={isFollowed} isLarge />}
    />
  );
  return (
    <Column gap={3}>
      {isOwn ? composer : null}
      <PostList
        key={String(isPreview)} query={query} more={query} variables={{ userId: what.id }} pageOf={(data) => data.userPosts} empty={empty}
      />
    </Column>
  );
}

const BY = [
  { value: 'ALL', label: 'All' }, { value: 'COMPANY', label: 'Company posts' }, { value: 'TEAM', label: 'By the team' },
] as const satisfies readonly { value: CompanyPostsBy; label: string }[];
const Choice = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; font-size: var(--fs-small);
  color: var(--text-2);
`;

/** What is posted for a company: in its name, and by its people in their own. */
export function CompanyPosts({ companyId, name }: { companyId: string; name: string }) {
  const [by, setBy] = useState<CompanyPostsBy>('ALL');
  return (
    <Column gap={3}>
      <Choice>
        <Segmented size="sm" label="Whose posts" options={BY} value={by} onChange={setBy} />
        <Total companyId={companyId} by={by} />
      </Choice>
      <PostList
        key={by} query={CompanyProfilePostsDocument} more={CompanyPostsDocument} variables={{ companyId, by }}
        pageOf={(data) => data.companyPosts}
        empty={<EmptyState title={`${name} has not posted yet`} text="What is posted for it appears here." />}
      />
    </Column>
  );
}

/** The list asks the same question at the same time, and both have the one answer. */
function Total(variables: { companyId: string; by: CompanyPostsBy }) {
  const [{ data }] = useQuery({ query: CompanyProfilePostsDocument, variables, requestPolicy: 'cache-and-network' });
  const total = data?.companyPosts.total;
  return total === undefined
    ? null
    : <span>{total === 1 ? '1 post' : `${total.toLocaleString('en')}${total === MOST_COUNTED ? '+' : ''} posts`}</span>;
}
