import { defineRemote } from '@heartwood/contract/kit';
import { BellSlot } from './app/bell-slot';
import { BlockedSlot } from './app/blocked-slot';
import { CommunityPage } from './app/community-page';
import { EventModalSlot } from './app/event-modal-slot';
import { LiveSlot } from './app/live-slot';
import { MineSlot } from './app/mine-slot';
import { FeelingsPickerSlot, PostModalSlot } from './app/post-slots';
import { SettingsSlot } from './app/settings-slot';

const remote = defineRemote({
  name: 'community',
  page: CommunityPage,
  slots: {
    'notifications-bell@1': BellSlot, 'notifications-live@1': LiveSlot, 'settings-notifications@1': SettingsSlot,
    'event-modal@1': EventModalSlot, 'post-modal@1': PostModalSlot, 'feelings-picker@1': FeelingsPickerSlot,
    'settings-blocked@1': BlockedSlot, 'mine-panel@1': MineSlot,
  },
});

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
