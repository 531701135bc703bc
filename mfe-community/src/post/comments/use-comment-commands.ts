import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import {
  AddPostCommentDocument, DeletePostCommentDocument, LikePostCommentDocument, RestorePostCommentDocument, UnlikePostCommentDocument,
  UpdatePostCommentDocument, type AddPostCommentMutationVariables, type PostCommentLikedFragment, type PostMentionInput,
} from '../../generated/graphql';

/** What is said below a post; a comment that could not be sent stays where it was written. */
export function useCommentCommands() {
  const run = useCommand();
  const shell = useShell();
  return useMemo(() => ({
    async add(variables: AddPostCommentMutationVariables) {
      const said = await run(AddPostCommentDocument, 'addPostComment', variables, { doing: 'sending the comment' });
      if (said.ok) shell.events.emit('answer/awaited', {});
      return said;
    },
    like: ({ id, isLiked }: Pick<PostCommentLikedFragment, 'id' | 'isLiked'>) => (isLiked
      ? run(UnlikePostCommentDocument, 'unlikePostComment', { id }, { doing: 'taking back the like' })
      : run(LikePostCommentDocument, 'likePostComment', { id }, { doing: 'liking the comment' })),
    update: (id: string, content: string, mentions: PostMentionInput[]) => (
      run(UpdatePostCommentDocument, 'updatePostComment', { id, content, mentions }, { doing: 'saving the comment' })
    ),
    remove(id: string) {
      const done = run(DeletePostCommentDocument, 'deletePostComment', { id }, { doing: 'deleting the comment', isLeaving: true });
      const undo = () => run(RestorePostCommentDocument, 'restorePostComment', { id }, { doing: 'bringing the comment back' });
      offerUndo(shell, { title: 'Comment deleted', done, undo });
    },
  }), [run, shell]);
}
