import {
  DeleteRiskAnalysisDocument, DeleteRiskValueDocument, SaveRiskAnalysisDocument, SaveRiskValueDocument, type RiskAnalysisFieldsFragment,
  type RiskAnalysisInput, type RiskValueFieldsFragment, type RiskValueInput,
} from '../../generated/graphql';
import type { RowCalls } from '../../area-page/rows/use-row-commands';

export type Entry = RiskValueFieldsFragment;
export type Risk = RiskAnalysisFieldsFragment;

/** An entry of the SWOT. */
export const ENTRY_CALLS: RowCalls<Entry, RiskValueInput, 'key'> = {
  type: 'RiskValue', save: SaveRiskValueDocument, remove: DeleteRiskValueDocument, noun: 'entry', nameOf: ({ title }) => title,
  place: { key: 'swot' },
  input: ({ __typename: _type, revision: _revision, ...row }) => row,
};

export const RISK_CALLS: RowCalls<Risk, RiskAnalysisInput, 'key'> = {
  type: 'RiskAnalysis', save: SaveRiskAnalysisDocument, remove: DeleteRiskAnalysisDocument, noun: 'risk', nameOf: ({ title }) => title,
  place: { key: 'riskAnalysis' },
  blank: {
    title: '', description: null, likelihood: null, impact: null, analysis: null, actionPlan: null, riskAssessmentValueId: null,
    milestoneId: null, employeeResponsible: null,
  },
  input: ({ __typename: _type, revision: _revision, ...row }) => row,
};
