import { colorName } from '../../plan-fields/color-picker';
import type { FieldWords } from '../../plan-fields/merging';
import { longDay } from '../../timeline/long-day';
import { usePlan } from '../../timeline/plan-context';
import type { GoalValues } from './goal-values';

const TYPES = { text: 'Text', number: 'Number', percentage: 'Percentage' } as const;
const dayWords = (day: string | null) => (day === null ? 'No date' : longDay(day));

/** What the fields of a goal are called, and what is in them, for who is asked which of two values stands. */
export function useGoalFieldWords(): FieldWords<GoalValues> {
  const { goals, scenarios, timeline: { categories } } = usePlan();
  return {
    title: { label: 'Title' },
    metricType: { label: 'Metric type', words: (type) => TYPES[type] },
    milestoneValue: { label: 'Value' },
    metricName: { label: 'Name of value' },
    date: { label: 'Due date', words: dayWords },
    dateAchieved: { label: 'Achieved date', words: dayWords },
    categoryId: { label: 'Category', words: (id) => categories.find((category) => category.id === id)?.title ?? 'No category' },
    scenarioId: { label: 'Scenario', words: (id) => scenarios.get(id ?? '')?.title ?? 'Base plan' },
    relatedGoalId: { label: 'Related goal', words: (id) => goals.get(id ?? '')?.title ?? 'None' },
    color: { label: 'Colour', words: (color) => colorName(color) || 'That of its category' },
    description: { label: 'Description' },
    showOnMarketPlan: { label: 'Show on Market Plan?', words: (isShown) => (isShown ? 'Shown' : 'Not shown') },
  };
}
