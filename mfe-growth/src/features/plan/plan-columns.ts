import type { AreaKey } from '@heartwood/contract/domain';

/** Which cards stand under each other on a wide screen, so that the columns end on one line. The team card closes the last. */
export const PLAN_COLUMNS: readonly (readonly AreaKey[])[] = [
  ['foundation', 'ideaStage'],
  ['businessModel'],
  ['marketPotential', 'competition', 'marketPlan'],
  ['riskAssessment'],
];
