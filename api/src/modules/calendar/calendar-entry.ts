import type { EventType, GoalStatus, ModuleKey } from '@heartwood/contract/domain';

/** What a calendar shows; events are those of the company, and those that the viewer has made or goes to. */
export const CALENDAR_KINDS = ['GOAL', 'PHASE', 'MODULE_DUE', 'EVENT'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** What a new address tells of: modules only when they are asked for. */
export const KINDS_OF_NEW_LINK: readonly CalendarKind[] = ['GOAL', 'PHASE', 'EVENT'];

/** What there is to say of an event beside its days, which are those of its own zone. */
export interface CalendarEvent {
  type: EventType;
  /** ISO 8601. */
  startsAt: string;
  location: string | null;
  isHost: boolean;
}

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
  /** Of an event. */
  event: CalendarEvent | null;
  /** Of an event: the viewer, who has made it or goes to it. */
  assigneeIds: string[];
}
