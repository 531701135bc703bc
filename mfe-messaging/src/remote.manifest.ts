import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { UNREAD_BADGE } from './inbox/unread-badge';

/** Where a company tells its Slack of what happens. */
export const SLACK = '/app/slack';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'messaging',
  contract: CONTRACT,
  owner: { squad: 'Messaging', contact: 'messaging@heartwood.example' },
  pages: [{ path: '/app/messaging', title: 'Messaging' }, { path: SLACK, title: 'Slack', area: 'business' }],
  slots: [
    { name: 'chat-drawer@1' }, { name: 'joined-channels@1', place: 'community-menu' }, { name: 'partner-panel@1' },
    { name: 'quick-chats@1', place: 'foot' },
  ],
  menu: [
    {
      id: 'messaging',
      label: 'Messaging',
      icon: 'messaging',
      path: '/app/messaging',
      area: 'community',
      order: 30,
      bottom: { label: 'Messaging', order: 40 },
      badge: UNREAD_BADGE,
      go: 'm',
    },
  ],
  tools: [
    {
      id: 'chats', label: 'Chats', icon: 'chat', slot: 'chat-drawer@1', key: 'c', badge: UNREAD_BADGE, inTitle: true, order: 20,
      phone: false,
    },
  ],
  keys: [
    {
      heading: 'Messaging',
      rows: [
        { label: 'Switch conversation', keys: ['Mod+K'] },
        { label: 'Next or previous conversation', keys: ['Alt', '↓', '↑'] },
        { label: 'Send', keys: ['Enter'] },
        { label: 'New line', keys: ['Shift', 'Enter'] },
        { label: 'Edit your last message', keys: ['↑'] },
        { label: 'Mark as read', keys: ['Esc'] },
      ],
    },
  ],
  palette: [
    { id: 'messaging:chats', label: 'Chats', slot: 'chat-drawer@1', keywords: ['messages', 'chat', 'write to somebody', 'inbox'] },
    {
      id: 'messaging:create-channel', label: 'Create channel', path: '/app/messaging/channel/create',
      keywords: ['new channel', 'group', 'room'],
    },
    {
      id: 'messaging:slack', label: 'Slack', path: SLACK,
      keywords: ['webhook', 'bot', 'integration', 'connect', 'notifications to a channel'],
    },
  ],
  openers: [
    { thing: 'conversation', path: '/app/messaging/user?name={name}-{id}' },
    { thing: 'conversation-message', path: '/app/messaging/user?name={name}-{id}&message={message}' },
    { thing: 'channel', path: '/app/messaging/channel?channel={name}-{id}' },
    { thing: 'channel-message', path: '/app/messaging/channel?channel={name}-{id}&message={message}' },
  ],
};
