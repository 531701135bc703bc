import { inCompany, MEMBERS, type Rights } from '../../testing/rights';
import { rowRights } from '../../testing/row-rights';

const { fields, types } = rowRights('RiskAssessmentArea', {
  RiskValue: { list: 'values', row: { title: 'One washing depot', type: 'WEAKNESS' }, fields: ['title', 'description', 'type'] },
  RiskAnalysis: {
    list: 'analyses', row: { title: 'The depot stops' },
    fields: [
      'title', 'description', 'likelihood', 'impact', 'analysis', 'actionPlan', 'riskAssessmentValueId', 'milestoneId',
      'employeeResponsible',
    ],
  },
});

export const RISK_RIGHTS: Rights = { fields: { 'Query.riskAssessment': inCompany(MEMBERS, () => ({ open: 'swot' })), ...fields }, types };
