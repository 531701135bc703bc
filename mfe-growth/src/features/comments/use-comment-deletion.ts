import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';
import { DeleteCommentDocument, RestoreCommentDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';

/** How long Undo is offered. */
const UNDO_TIME = 8000;

/** Deletes a comment at once, for everybody: nothing waits in this tab. Undo writes it back. */
export function useCommentDeletion(): (id: string) => void {
  const shell = useShell();
  const run = useCommand();
  return useCallback(
    (id) => {
      // The call outlives the page.
      const deleted = run(DeleteCommentDocument, 'deleteComment', { id }, { doing: 'deleting the comment', isLeaving: true });
      const undo = async () => {
        // The two arrive in order.
        const { ok } = await deleted;
        if (ok) await run(RestoreCommentDocument, 'restoreComment', { id }, { doing: 'bringing the comment back' });
      };
      const dismiss = shell.toast({ title: 'Comment deleted', status: 'success', duration: UNDO_TIME, action: { label: 'Undo', run: () => void undo() } });
      void deleted.then(({ ok }) => {
        if (!ok) dismiss();
      });
    },
    [shell, run],
  );
}
