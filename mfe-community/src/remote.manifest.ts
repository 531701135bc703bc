import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { NOTIFICATIONS } from './notification/places';
import { UNREAD_BADGE } from './notification/unread-badge';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'community',
  contract: CONTRACT,
  pages: [{ path: '/app/explore', title: 'Explore' }],
  slots: [{ name: 'notifications-bell@1' }, { name: 'notifications-live@1', place: 'foot' }, { name: 'settings-notifications@1' }],
  menu: [
    {
      id: 'explore',
      label: 'Explore',
      icon: 'explore',
      path: '/app/explore',
      area: 'community',
      order: 10,
      children: [{ label: 'Notifications', path: NOTIFICATIONS, badge: UNREAD_BADGE }],
    },
  ],
  tools: [{ id: 'notifications', label: 'Notifications', icon: 'bell', slot: 'notifications-bell@1', badge: UNREAD_BADGE, order: 30 }],
  palette: [
    {
      id: 'community:notifications', label: 'Notifications', path: NOTIFICATIONS,
      keywords: ['bell', 'news', 'mentions', 'invitations', 'what is new', 'alerts'],
    },
  ],
};
