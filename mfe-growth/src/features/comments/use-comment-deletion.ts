import { offerUndo } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';
import { DeleteCommentDocument, RestoreCommentDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';

/** Deletes a comment at once, for everybody. Undo writes it back. */
export function useCommentDeletion(): (id: string) => void {
  const shell = useShell();
  const run = useCommand();
  return useCallback(
    (id) => {
      // The call outlives the page.
      const done = run(DeleteCommentDocument, 'deleteComment', { id }, { doing: 'deleting the comment', isLeaving: true });
      const undo = () => run(RestoreCommentDocument, 'restoreComment', { id }, { doing: 'bringing the comment back' });
      offerUndo(shell, { title: 'Comment deleted', done, undo });
    },
    [shell, run],
  );
}
