import { useCommand } from '@heartwood/client-kit/commands';
import { useMemo } from 'react';
import { FollowTagDocument, UnfollowTagDocument, type PostTagFragment } from '../generated/graphql';

/** Follows a tag, or ends it. */
export function useTagCommands() {
  const run = useCommand();
  return useMemo(() => ({
    toggle: ({ id: tagId, name, isFollowed }: PostTagFragment) => (isFollowed
      ? run(UnfollowTagDocument, 'unfollowTag', { tagId }, { doing: `unfollowing #${name}` })
      : run(FollowTagDocument, 'followTag', { tagId }, { doing: `following #${name}` })),
  }), [run]);
}
