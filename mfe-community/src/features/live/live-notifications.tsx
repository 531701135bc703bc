import { useReadable, useShell } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { followMine } from '../../mine/follow-mine';
import { MINE_BADGE } from '../../mine/places';
import { useMine } from '../../mine/use-mine';
import { useDesk } from '../../notification/desk';
import { UNREAD_BADGE } from '../../notification/unread-badge';
import { useUnread } from '../../notification/use-unread';
import { followAlerts } from './alerts';

/** The counts of the bell and of what is the person's, and toasts of what is new, on every page; nothing is drawn here. */
export function LiveNotifications() {
  const shell = useShell();
  const { client } = useDesk();
  const count = useUnread();
  const { company } = useReadable(shell.session);
  const pressing = useMine().mine?.pressing ?? null;
  useEffect(() => followAlerts(shell, client), [shell, client]);
  useEffect(() => {
    if (count !== null) shell.events.emit('badge/changed', { key: UNREAD_BADGE, count });
  }, [shell, count]);
  useEffect(() => followMine(client, shell, company.id), [client, shell, company.id]);
  useEffect(() => {
    if (pressing !== null) shell.events.emit('badge/changed', { key: MINE_BADGE, count: pressing });
  }, [shell, pressing]);
  return null;
}
