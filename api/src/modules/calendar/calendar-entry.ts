import type { GoalStatus, ModuleKey } from '@heartwood/contract/domain';

/** What a calendar shows; what people attend comes with the events of the community. */
export const CALENDAR_KINDS = ['GOAL', 'PHASE', 'MODULE_DUE', 'EVENT'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** What a new address tells of: modules only when they are asked for. */
export const KINDS_OF_NEW_LINK: readonly CalendarKind[] = ['GOAL', 'PHASE', 'EVENT'];

/** One entry; both days belong to it, `YYYY-MM-DD`. */
export interface CalendarEntry {
  id: string;
  kind: CalendarKind;
  title: string;
  from: string;
  to: string;
  color: string | null;
  /** Of a goal, and of a module whether it is done. */
  status: GoalStatus | null;
  categoryId: string | null;
  scenarioId: string | null;
  moduleKey: ModuleKey | null;
  assigneeIds: string[];
}
