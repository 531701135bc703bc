import type { Address } from '../timeline/address';
import type { Goal, Timeline } from '../timeline/timeline';
import type { GoalCommands } from '../timeline/use-goal-commands';

export interface PanelsProps {
  timeline: Timeline;
  address: Address;
  commands: GoalCommands;
  onAchieve(goal: Goal): void;
  onMove(goal: Goal): void;
  onClose(): void;
}

/** What the address says is open beside the timeline. */
export function Panels(_props: PanelsProps) {
  return null;
}
