import type { PlanFilter, PlanGroup } from '@heartwood/contract/domain';

/** How a timeline is drawn: what its lanes are, and what of it is shown. */
export interface TimelineChoice extends PlanFilter { group: PlanGroup }
