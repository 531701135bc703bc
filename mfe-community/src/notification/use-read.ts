import { useCommand } from '@heartwood/client-kit/commands';
import { useCallback } from 'react';
import { MarkNotificationsReadDocument } from '../generated/graphql';

/** Marks some as read, or all of them; the call outlives the page that one leaves by opening a row. */
export function useRead(): (ids: readonly string[] | null) => void {
  const run = useCommand();
  return useCallback(
    (ids) => {
      const variables = ids === null ? {} : { ids: [...ids] };
      void run(MarkNotificationsReadDocument, 'markNotificationsRead', variables, { doing: 'marking as read', isLeaving: true });
    },
    [run],
  );
}
