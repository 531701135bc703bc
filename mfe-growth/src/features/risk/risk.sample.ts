import type { RiskValueType } from '@heartwood/contract/domain';
import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { rowOperations } from '../../testing/row-operations';
import type { RiskArea } from './risk-area';

/** The rows of the risk assessment, and the goals that they can be linked to. */
export type RiskSample = Pick<RiskArea, 'values' | 'analyses' | 'goals'>;

/** @param responsible the person behind the first risk */
export function sampleRisk(responsible: string): RiskSample {
  const entry = (id: string, type: RiskValueType, title: string, position: number) => (
    { __typename: 'RiskValue' as const, id, key: 'swot' as const, position, revision: 1, title, description: null, type }
  );
  const risk = { __typename: 'RiskAnalysis' as const, key: 'riskAnalysis' as const, revision: 1, description: null, analysis: null };
  return {
    values: [
      entry('value-1', 'STRENGTH', 'Own routing model', 1), entry('value-2', 'WEAKNESS', 'Two cities only', 2),
      entry('value-3', 'WEAKNESS', 'One washing depot under contract', 3), entry('value-4', 'THREAT', 'Energy price at the depots', 4),
    ],
    analyses: [
      {
        ...risk, id: 'risk-1', position: 1, title: 'Energy price doubles', likelihood: 2, impact: 3, actionPlan: null,
        riskAssessmentValueId: 'value-4',
        milestoneId: null, employeeResponsible: null,
      },
      {
        ...risk, id: 'risk-2', position: 2, title: 'Only one washing depot', likelihood: 4, impact: 4, actionPlan: 'Sign depot B.',
        riskAssessmentValueId: 'value-3', milestoneId: 'goal-1', employeeResponsible: responsible,
      },
    ],
    goals: [{ __typename: 'GoalName', id: 'goal-1', title: '1,000 trips a day' }],
  };
}

/** What a server answers to the commands of the risk assessment. */
export function riskOperations(rows: RiskSample, answer: (type: string, row: object | null) => object): Record<string, OperationAnswer> {
  return { ...rowOperations('RiskValue', rows.values, answer), ...rowOperations('RiskAnalysis', rows.analyses, answer) };
}
