import { presentValue, type CountedGoal, type CountedTraction, type PresentValue } from '@heartwood/contract/domain';
import type { Goal, Timeline } from './timeline';

type Countable = Pick<Timeline, 'milestones' | 'tractions'>;

function finder({ milestones, tractions }: Countable) {
  const known = new Map<string, CountedGoal | CountedTraction>([...milestones, ...tractions].map((part) => [part.id, part]));
  return (id: string) => known.get(id);
}

/** Why a goal that counts itself has its value, as it was counted; a tip where the goal stands. */
export const reasonOf = (goal: Goal): string | undefined => reasons.get(goal);

const reasons = new WeakMap<object, string>();

/** Goals that count themselves, with what they come to in the place of a check-in; a plan without such is the very same. */
export function withCounted<Plan extends Countable>(timeline: Plan): Plan {
  if (timeline.milestones.every(({ valueFrom }) => valueFrom === null)) return timeline;
  const find = finder(timeline);
  const milestones = timeline.milestones.map((goal) => {
    if (goal.valueFrom === null) return goal;
    const { value, reason } = presentValue(goal, find);
    const counted = { ...goal, checkInValue: value };
    if (reason !== null) reasons.set(counted, reason);
    return counted;
  });
  return { ...timeline, milestones };
}

/** Where a goal stands, and why where it counts itself. */
export function countedValue(goal: Goal, timeline: Countable): PresentValue {
  return presentValue(goal, finder(timeline));
}
