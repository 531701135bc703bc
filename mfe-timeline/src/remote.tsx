import { defineRemote, type ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { PanelSkeleton } from './app/panel-skeleton';
import { TimelinePage } from './app/timeline-page';

// The page is without both.
const GoalDrawerSlot = latePart(() => import('./app/goal-drawer-slot').then((part) => part.GoalDrawerSlot));
const LatePanel = latePart(() => import('./app/goals-panel-slot').then((part) => part.GoalsPanelSlot));
const GoalsPanelSlot = (props: ViewProps) => <LatePanel {...props} fallback={<PanelSkeleton />} />;

const remote = defineRemote({
  name: 'timeline', page: TimelinePage, slots: { 'goal-drawer@1': GoalDrawerSlot, 'goals-panel@1': GoalsPanelSlot },
});

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
