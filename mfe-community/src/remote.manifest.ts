import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { PROFILES, SAVED_POSTS } from '@heartwood/contract/domain';
import { EVENT_MODAL, EVENTS } from './event/places';
import { MINE_BADGE, MINE_PANEL } from './mine/places';
import { NOTIFICATIONS } from './notification/places';
import { UNREAD_BADGE } from './notification/unread-badge';
import { EXPLORE } from './post/places';
import { FEELINGS_PICKER, POST_MODAL } from './post/slots';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'community',
  contract: CONTRACT,
  owner: { squad: 'Community', contact: 'community@heartwood.example' },
  pages: [{ path: EXPLORE, title: 'Explore' }, { path: EVENTS, title: 'Events' }, { path: PROFILES, title: 'Profile' }],
  slots: [
    { name: 'notifications-bell@1' }, { name: 'notifications-live@1', place: 'foot' }, { name: 'settings-notifications@1' },
    { name: EVENT_MODAL },
    { name: POST_MODAL }, { name: FEELINGS_PICKER }, { name: 'settings-blocked@1' }, { name: MINE_PANEL },
  ],
  menu: [
    {
      id: 'explore',
      label: 'Explore',
      icon: 'explore',
      path: EXPLORE,
      area: 'community',
      order: 10,
      children: [{ label: 'Saved posts', path: SAVED_POSTS }, { label: 'Notifications', path: NOTIFICATIONS, badge: UNREAD_BADGE }],
      bottom: { label: 'Home', order: 10 },
      go: 'e',
    },
    {
      id: 'events',
      label: 'Events',
      icon: 'events',
      path: EVENTS,
      area: 'community',
      order: 20,
      bottom: { label: 'Events', order: 30 },
    },
  ],
  tools: [
    { id: 'mine', label: 'Mine', icon: 'mine', slot: MINE_PANEL, key: 'm', badge: MINE_BADGE, order: 15 },
    { id: 'notifications', label: 'Notifications', icon: 'bell', slot: 'notifications-bell@1', badge: UNREAD_BADGE, order: 30 },
  ],
  keys: [
    {
      heading: 'Posts',
      rows: [
        { label: 'Write a post', keys: ['n'] },
        { label: 'Next or previous post', keys: ['j', 'k'] },
        { label: 'Like, comment or save the post', keys: ['l', 'c', 's'] },
        { label: 'Open the post', keys: ['Enter'] },
      ],
    },
  ],
  palette: [
    {
      id: 'community:search', label: 'Search people, companies and posts', path: '/app/explore/search-landing',
      keywords: ['find', 'community', 'founders'],
    },
    {
      id: 'community:mine', label: 'Mine', slot: MINE_PANEL,
      keywords: ['assigned to me', 'my modules', 'my goals', 'to do', 'tasks', 'drafts', 'what is mine', 'my work'],
    },
    { id: 'community:saved', label: 'Saved posts', path: SAVED_POSTS, keywords: ['bookmarks', 'kept', 'read later', 'labels'] },
    { id: 'community:create-post', label: 'New post', slot: POST_MODAL, keywords: ['write', 'share', 'publish', 'post', 'news'] },
    {
      id: 'community:create-event', label: 'Create event', slot: EVENT_MODAL, keywords: ['new event', 'meetup', 'webinar', 'invite people'],
    },
    {
      id: 'community:notifications', label: 'Notifications', path: NOTIFICATIONS,
      keywords: ['bell', 'news', 'mentions', 'invitations', 'what is new', 'alerts'],
    },
  ],
};
