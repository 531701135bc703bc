import { listRules } from '@heartwood/client-kit/cache';

export const RISK_LISTS = [
  listRules({ area: 'RiskAssessmentArea', list: 'values', type: 'RiskValue', save: 'saveRiskValue', remove: 'deleteRiskValue' }),
  listRules({ area: 'RiskAssessmentArea', list: 'analyses', type: 'RiskAnalysis', save: 'saveRiskAnalysis', remove: 'deleteRiskAnalysis' }),
];
