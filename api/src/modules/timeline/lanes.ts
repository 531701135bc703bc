import type { GoalColor } from '@heartwood/contract/domain';

/** What every record of the timeline says. */
interface TimelineRecord { id: string; companyId: string; revision: number }

export interface CalendarCategory extends TimelineRecord { title: string }
export interface Scenario extends TimelineRecord { title: string; color: GoalColor; createdAt: string }

/** Both days belong to it, `YYYY-MM-DD`. */
export interface Phase extends TimelineRecord {
  title: string;
  description: string | null;
  from: string;
  to: string;
  categoryId: string | null;
  scenarioId: string | null;
  createdAt: string;
}
