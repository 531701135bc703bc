import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';
import { DeleteCommentDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { deletionAsked, deletionEnded, deletionUndone } from './comments.model';

/** How long a deleted comment can be had back. */
const UNDO_TIME = 5000;

/** Hides a comment at once and deletes it when the time for Undo is over, or when the tab is left. */
export function useCommentDeletion(): (id: string) => void {
  const shell = useShell();
  const run = useCommand();
  return useCallback(
    (id) => {
      const stop = () => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', leave);
      };
      const commit = (isLeaving: boolean) => {
        stop();
        void run(DeleteCommentDocument, 'deleteComment', { id }, { doing: 'deleting the comment', isLeaving }).then(() => deletionEnded(id));
      };
      const leave = () => commit(true);
      const undo = () => {
        stop();
        deletionUndone(id);
      };
      const timer = setTimeout(() => commit(false), UNDO_TIME);
      window.addEventListener('pagehide', leave);
      deletionAsked(id);
      shell.toast({ title: 'Comment deleted', status: 'success', duration: UNDO_TIME, action: { label: 'Undo', run: undo } });
    },
    [shell, run],
  );
}
