import type { PlanFilter, PlanLane } from '@heartwood/contract/domain';
import type { Address } from './address';
import type { Goal, Phase } from './timeline';

export { categoryColors, filterTimeline, lanesOf, phaseOf } from '@heartwood/contract/domain';

/** A row of the chart: what belongs together, by category, scenario or phase. */
export type Filter = PlanFilter;
export type Lane = PlanLane<Phase, Goal>;

/** What becomes of a goal that is dropped on a lane. */
export interface Drop { date: string; categoryId?: string | null; scenarioId?: string | null }

/**
 * What a goal takes over from the lane that it is dropped on: its category, its scenario, or those of its phase with a day within it.
 * Only what changes is named; a lane of what belongs to no phase changes nothing but the day.
 */
export function dropOn(goal: Pick<Goal, 'categoryId' | 'scenarioId'>, date: string, lane: Lane | null, group: Address['group']): Drop {
  if (lane === null) return { date };
  const [phase] = lane.phases;
  if (group === 'phase' && lane.id === '') return { date };
  const wanted = group === 'category' ? { categoryId: lane.id || null } : group === 'scenario' ? { scenarioId: lane.id || null }
    : phase && { categoryId: phase.categoryId, scenarioId: phase.scenarioId };
  const changed = Object.entries(wanted ?? {}).filter(([name, id]) => goal[name as keyof typeof goal] !== id);
  const within = group === 'phase' && phase ? (date < phase.from ? phase.from : date > phase.to ? phase.to : date) : date;
  return { date: within, ...Object.fromEntries(changed) };
}
