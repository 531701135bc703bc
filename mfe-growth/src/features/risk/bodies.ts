import { RISK_FIELDS } from '@heartwood/contract/domain';
import type { AreaBodies } from '../../area-page/bodies';
import type { RiskArea } from './risk-area';
import { RiskRows } from './risk-rows';
import { emptyFields } from './risk-words';
import { SwotRows } from './swot-rows';

export type RiskKey = 'swot' | 'riskAnalysis';

/** What each module of the risk assessment is made of. */
export const RISK: AreaBodies<RiskArea, RiskKey> = {
  swot: {
    text: 'below', isWide: true, hasRail: true, Rows: SwotRows,
    missing: ({ values }) => {
      const empty = emptyFields(values);
      return empty.length === 0 ? null : `Add at least one entry to each box first: ${empty.map((type) => RISK_FIELDS[type]).join(', ')}.`;
    },
  },
  riskAnalysis: {
    text: 'below', isWide: true, hasRail: true, Rows: RiskRows,
    missing: ({ analyses }) => (analyses.length === 0 ? 'Add at least one risk first.' : null),
  },
};
