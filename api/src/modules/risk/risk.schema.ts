import { RISK_VALUE_TYPE_VALUES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { GoalNameRef, goalNamesSql, type GoalName } from '../timeline';
import { always, AreaRef, areaReading, perhaps, rowTypes, type Area } from '../growth';
import { RISK_ANALYSES, type RiskAnalysis, type RiskAnalysisInput } from './risk-analyses';
import { RISK_VALUES, type RiskValue, type RiskValueInput } from './risk-values';

const RiskValueTypeRef = builder.enumType('RiskValueType', { values: RISK_VALUE_TYPE_VALUES });

const text = perhaps('String');

export const RISK_VALUE = rowTypes<RiskValue, RiskValueInput>('RiskValue', {
  title: always('String'), description: text, type: always(RiskValueTypeRef),
});
export const RISK_ANALYSIS = rowTypes<RiskAnalysis, RiskAnalysisInput>('RiskAnalysis', {
  title: always('String'), description: text, likelihood: perhaps('Int'), impact: perhaps('Int'), analysis: text, actionPlan: text,
  riskAssessmentValueId: perhaps('ID'), milestoneId: perhaps('ID'), employeeResponsible: perhaps('ID'),
});

interface RiskLists { values: RiskValue[]; analyses: RiskAnalysis[]; goals: GoalName[] }

export const RISK_KINDS = [RISK_VALUES.rows, RISK_ANALYSES.rows];
export const RISK_ASSESSMENT = areaReading<RiskLists>('riskAssessment', RISK_KINDS, { goals: goalNamesSql });

export const RiskAssessmentRef = builder.objectRef<Area & RiskLists>('RiskAssessmentArea').implement({
  interfaces: [AreaRef],
  fields: (t) => ({
    values: t.expose('values', {
      type: [RISK_VALUE.row], description: 'Strengths, weaknesses, opportunities and threats, each in their order.',
    }),
    analyses: t.expose('analyses', { type: [RISK_ANALYSIS.row] }),
    goals: t.expose('goals', { type: [GoalNameRef], description: 'What a risk can be linked to, soonest due first.' }),
  }),
});

/** The rows that steps of the company's stream bring. */
export const RISK_RECORDS = [RISK_VALUE.row, RISK_ANALYSIS.row] as const;
