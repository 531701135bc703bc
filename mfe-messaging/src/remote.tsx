import { defineRemote } from '@heartwood/contract/kit';
import { ChatDrawerSlot } from './app/chat-drawer-slot';
import { JoinedChannelsSlot } from './app/joined-channels-slot';
import { MessagingPage } from './app/messaging-page';
import { PartnerPanelSlot } from './app/partner-panel-slot';
import { QuickChatsSlot } from './app/quick-chats-slot';

const remote = defineRemote({
  name: 'messaging',
  page: MessagingPage,
  slots: {
    'chat-drawer@1': ChatDrawerSlot, 'joined-channels@1': JoinedChannelsSlot, 'partner-panel@1': PartnerPanelSlot,
    'quick-chats@1': QuickChatsSlot,
  },
});

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
