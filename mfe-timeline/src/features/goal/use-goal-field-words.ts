import { colorName } from '../../plan-fields/color-picker';
import type { FieldWords } from '../../plan-fields/merging';
import { METRIC_LABELS } from '../../plan-fields/metric-labels';
import { usePlanFieldWords } from '../../plan-fields/use-plan-field-words';
import { usePlan } from '../../timeline/plan-context';
import type { GoalValues } from './goal-values';

/** What the fields of a goal are called, and what is in them. */
export function useGoalFieldWords(): FieldWords<GoalValues> {
  const { goals } = usePlan();
  const { shared, day } = usePlanFieldWords();
  return {
    ...shared,
    metricType: { label: 'Metric type', words: (type) => METRIC_LABELS[type] },
    milestoneValue: { label: 'Value' },
    metricName: { label: 'Name of value' },
    date: day('Due date'),
    dateAchieved: day('Achieved date'),
    relatedGoalId: { label: 'Related goal', words: (id) => goals.get(id ?? '')?.title ?? 'None' },
    color: { label: 'Colour', words: (color) => colorName(color) || 'That of its category' },
    showOnMarketPlan: { label: 'Show on Market Plan?', words: (isShown) => (isShown ? 'Shown' : 'Not shown') },
  };
}
