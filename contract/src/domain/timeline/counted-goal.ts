import { add } from '../../numbers';
import type { GoalStatus, MetricType } from '../goals';

/** How a goal's value is counted from others: the share of them that is achieved, their sum, or the value of the newest. */
export const GOAL_VALUE_SOURCES = ['SHARE_ACHIEVED', 'SUM', 'LATEST'] as const;
export type GoalValueSource = (typeof GOAL_VALUE_SOURCES)[number];

/** What counting reads of a goal. Values are words, or numbers as the database keeps them; days are `YYYY-MM-DD`. */
export interface CountedGoal {
  id: string;
  title: string;
  status: GoalStatus;
  dateAchieved: string | null;
  metricType: MetricType;
  milestoneValue: string;
  checkInValue: string | null;
  checkInDate: string | null;
  valueFrom: GoalValueSource | null;
  partIds: readonly string[];
}

/** The same of a record of traction. */
export interface CountedTraction { id: string; title: string; metricType: MetricType; tractionValue: string; date: string }

/** Where a goal stands now, and why, as a sentence; a value of null: nobody has counted. */
export interface PresentValue { value: string | null; reason: string | null }

interface Part { title: string; isAchieved: boolean; value: string | null; day: string | null; isNumber: boolean }

/**
 * The present value of a goal: what it has reached once it is achieved, what its parts come to where it counts them, else its newest
 * check-in. `find` gives the goals and records by their ids; a part that it does not know is none.
 */
export function presentValue(goal: CountedGoal, find: (id: string) => CountedGoal | CountedTraction | undefined): PresentValue {
  return valueOf(goal, find, new Set());
}

function valueOf(
  goal: CountedGoal, find: (id: string) => CountedGoal | CountedTraction | undefined, above: ReadonlySet<string>,
): PresentValue {
  if (goal.valueFrom === null) {
    return { value: goal.status === 'ACHIEVED' ? goal.milestoneValue : goal.checkInValue, reason: null };
  }
  // The server refuses circles; what two people wrote at once is counted once.
  const within = new Set([...above, goal.id]);
  const parts = goal.partIds.filter((id) => !within.has(id)).flatMap((id): Part[] => {
    const part = find(id);
    if (part === undefined) return [];
    const isNumber = part.metricType !== 'text';
    if (!('status' in part)) return [{ title: part.title, isAchieved: true, value: part.tractionValue, day: part.date, isNumber }];
    const { value } = valueOf(part, find, within);
    return [{ title: part.title, isAchieved: part.status === 'ACHIEVED', value, day: part.dateAchieved ?? part.checkInDate, isNumber }];
  });
  return parts.length === 0 ? { value: null, reason: 'Nothing is linked that could be counted.' } : COUNTS[goal.valueFrom](parts);
}

const COUNTS: Record<GoalValueSource, (parts: readonly Part[]) => PresentValue> = {
  SHARE_ACHIEVED(parts) {
    const achieved = parts.filter(({ isAchieved }) => isAchieved).length;
    return { value: String(Math.round((achieved / parts.length) * 100)), reason: `${achieved} of ${parts.length} achieved.` };
  },
  SUM(parts) {
    const counted = parts.flatMap(({ value, isNumber }) => (isNumber && value !== null && value !== '' ? [value] : []));
    if (counted.length === 0) return { value: null, reason: `None of ${parts.length} has a number.` };
    return { value: add(counted), reason: `Sum of ${counted.length} of ${parts.length}.` };
  },
  LATEST(parts) {
    const dated = parts.filter(({ value, day }) => value !== null && day !== null);
    const [newest] = [...dated].sort((one, other) => (other.day ?? '').localeCompare(one.day ?? ''));
    if (!newest) return { value: null, reason: `None of ${parts.length} has a value.` };
    return { value: newest.value, reason: `Newest of ${parts.length}: “${newest.title}”.` };
  },
};
