import { rating, rowKind, rowName, rowText, TO_GOALS, TO_PEOPLE, type PlacedRow, type RowInputOf } from '../growth';
import { TO_RISK_SOURCES } from './risk-values';
import { riskAnalysis } from './risk.table';

export interface RiskAnalysisFields {
  title: string;
  description: string | null;
  likelihood: number | null;
  impact: number | null;
  analysis: string | null;
  actionPlan: string | null;
  riskAssessmentValueId: string | null;
  milestoneId: string | null;
  employeeResponsible: string | null;
}
export type RiskAnalysis = PlacedRow & RiskAnalysisFields;
export type RiskAnalysisInput = RowInputOf<RiskAnalysisFields>;

/** The risks with what is done about them; `compareRisks` orders them. */
export const RISK_ANALYSES = rowKind({
  type: 'RiskAnalysis', list: 'analyses', table: riskAnalysis, modules: ['riskAnalysis'],
  most: 200, refusal: 'A company can have at most 200 risks.',
  check: (input: RiskAnalysisInput) => ({
    title: rowName('title', input.title, 'The title'),
    description: rowText('description', input.description, 'The description'),
    likelihood: rating('likelihood', input.likelihood, 'The likelihood'),
    impact: rating('impact', input.impact, 'The impact'),
    analysis: rowText('analysis', input.analysis, 'The analysis'),
    actionPlan: rowText('actionPlan', input.actionPlan, 'The action plan'),
    riskAssessmentValueId: input.riskAssessmentValueId ?? null,
    milestoneId: input.milestoneId ?? null,
    employeeResponsible: input.employeeResponsible ?? null,
  }),
  label: ({ title }) => title,
  words: ({ description, analysis, actionPlan }) => [description, analysis, actionPlan].filter(Boolean).join('\n'),
  references: [
    { field: 'riskAssessmentValueId', column: riskAnalysis.riskAssessmentValueId, to: TO_RISK_SOURCES },
    { field: 'milestoneId', column: riskAnalysis.milestoneId, to: TO_GOALS },
    { field: 'employeeResponsible', column: riskAnalysis.employeeResponsible, to: TO_PEOPLE },
  ],
});
