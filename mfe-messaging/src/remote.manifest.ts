import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'messaging',
  contract: CONTRACT,
  pages: [{ path: '/app/messaging', title: 'Messaging' }],
  slots: [{ name: 'chat-drawer@1' }, { name: 'joined-channels@1' }, { name: 'partner-panel@1' }, { name: 'quick-chats@1' }],
  menu: [
    {
      id: 'messaging',
      label: 'Messaging',
      icon: 'messaging',
      path: '/app/messaging',
      area: 'community',
      order: 30,
      bottom: { label: 'Messaging', order: 40 },
    },
  ],
  palette: [
    { id: 'messaging:chats', label: 'Chats', slot: 'chat-drawer@1', keywords: ['messages', 'chat', 'write to somebody', 'inbox'] },
    { id: 'messaging:create-channel', label: 'Create channel', path: '/app/messaging/channel/create', keywords: ['new channel', 'group', 'room'] },
  ],
  openers: [
    { thing: 'conversation', path: '/app/messaging/user?name={name}-{id}' },
    { thing: 'conversation-message', path: '/app/messaging/user?name={name}-{id}&message={message}' },
    { thing: 'channel', path: '/app/messaging/channel?channel={name}-{id}' },
    { thing: 'channel-message', path: '/app/messaging/channel?channel={name}-{id}&message={message}' },
  ],
};
