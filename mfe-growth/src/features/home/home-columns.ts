import type { AreaKey } from '@heartwood/contract/domain';

/** A column narrower than this breaks the names of areas and modules into pieces: then two stand beside each other. */
export const columnsYield = '@container plan (max-width: 859.98px)';

/** Which cards stand under each other on a wide screen, so that the columns end on one line. The team card closes the last. */
export const HOME_COLUMNS: readonly (readonly AreaKey[])[] = [
  ['foundation', 'ideaStage'],
  ['businessModel'],
  ['marketPotential', 'competition', 'marketPlan'],
  ['riskAssessment'],
];
