import type { PlanLane } from '@heartwood/contract/domain';
import type { Goal, Phase } from './timeline';

export { categoryColors, filterTimeline, lanesOf, phaseOf } from '@heartwood/contract/domain';

/** A row of the chart: what belongs together, by category, scenario or phase. */
export type Lane = PlanLane<Phase, Goal>;
