import { useShell } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { useDesk } from '../../notification/desk';
import { UNREAD_BADGE } from '../../notification/unread-badge';
import { useUnread } from '../../notification/use-unread';
import { followAlerts } from './alerts';

/** The count of the bell, and toasts of what is new, on every page; nothing is drawn here. */
export function LiveNotifications() {
  const shell = useShell();
  const { client } = useDesk();
  const count = useUnread();
  useEffect(() => followAlerts(shell, client), [shell, client]);
  useEffect(() => {
    if (count !== null) shell.events.emit('badge/changed', { key: UNREAD_BADGE, count });
  }, [shell, count]);
  return null;
}
