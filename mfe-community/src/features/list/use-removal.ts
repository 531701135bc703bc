import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCallback } from 'react';
import { RemoveNotificationDocument, RestoreNotificationDocument } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';

/** Takes one off the list, at once and in all tabs. Undo puts it back where it stood. */
export function useRemoval(): (id: string) => void {
  const { shell } = useDesk();
  const run = useCommand();
  return useCallback(
    (id) => {
      // The call outlives the page.
      const done = run(RemoveNotificationDocument, 'removeNotification', { id }, { doing: 'removing the notification', isLeaving: true });
      const undo = () => run(RestoreNotificationDocument, 'restoreNotification', { id }, { doing: 'bringing the notification back' });
      offerUndo(shell, { title: 'Notification removed', done, undo });
    },
    [shell, run],
  );
}
