import { defineRemote } from '@heartwood/contract/kit';
import { GoalDrawerSlot } from './app/goal-drawer-slot';
import { GoalsPanelSlot } from './app/goals-panel-slot';
import { TimelinePage } from './app/timeline-page';

const remote = defineRemote({
  name: 'timeline', page: TimelinePage, slots: { 'goal-drawer@1': GoalDrawerSlot, 'goals-panel@1': GoalsPanelSlot },
});

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
