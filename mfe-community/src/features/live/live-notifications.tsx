import { useShell } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { useDesk } from '../../notification/desk';
import { followAlerts } from './alerts';

/** Toasts of what is new, on every page; nothing is drawn here. */
export function LiveNotifications() {
  const shell = useShell();
  const { client } = useDesk();
  useEffect(() => followAlerts(shell, client), [shell, client]);
  return null;
}
