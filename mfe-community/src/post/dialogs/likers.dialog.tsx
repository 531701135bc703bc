import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { fullName, userProfilePath } from '@heartwood/contract/domain';
import { Avatar, Modal, Skeleton, Text } from '@heartwood/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PostLikersDocument } from '../../generated/graphql';
import { standingOf } from '../who';

const People = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  & > li { display: flex; align-items: center; gap: 12px; min-width: 0; padding: 10px 0; border-bottom: 1px solid var(--border); }
  & div { flex: 1; min-width: 0; overflow-wrap: anywhere; } & a { display: block; color: inherit; font-weight: var(--fw-semi);
  text-decoration: none; }
  & a:hover { text-decoration: underline; } & span { color: var(--text-3); }
`;

/** Who likes a post, the newest first. */
export function LikersDialog({ postId, count, onClose }: { postId: string; count: number; onClose: () => void }) {
  return (
    <Modal open title={count === 1 ? '1 like' : `${count.toLocaleString('en')} likes`} onClose={onClose}>
      <Likers postId={postId} />
    </Modal>
  );
}

function Likers({ postId }: { postId: string }) {
  const rows = useRef<HTMLUListElement>(null);
  const [asked, ask] = useQuery({ query: PostLikersDocument, variables: { postId }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const more = useMore(asked.data?.postLikers, PostLikersDocument, (after) => ({ postId, after }));
  if (isFailed) return <NotLoaded what="The people" onRetry={retry} />;
  if (!asked.data) return <Skeleton height={160} />;
  const { nodes } = asked.data.postLikers;
  if (nodes.length === 0) return <Text as="p" tone="3">Nobody whom you can see.</Text>;
  return (
    <>
      <People ref={rows}>
        {nodes.map((user) => (
          <li key={user.person.id}>
            <Avatar id={user.person.id} name={fullName(user.person)} photo={user.person.profilePhoto} size={36} alt="" />
            <div><a href={userProfilePath(user.person.id)}>{fullName(user.person) || 'No name'}</a><span>{standingOf(user)}</span></div>
          </li>
        ))}
      </People>
      <ShowMore more={more} rows={rows} />
    </>
  );
}
