import type { FieldWords } from '../../plan-fields/merging';
import { longDay } from '../../timeline/long-day';
import { usePlan } from '../../timeline/plan-context';
import type { PhaseValues } from './phase-values';

const dayWords = (day: string | null) => (day === null ? 'No date' : longDay(day));

/** What the fields of a phase are called, and what is in them, for who is asked which of two values stands. */
export function usePhaseFieldWords(): FieldWords<PhaseValues> {
  const { scenarios, timeline: { categories } } = usePlan();
  return {
    title: { label: 'Title' },
    from: { label: 'From', words: dayWords },
    to: { label: 'To', words: dayWords },
    categoryId: { label: 'Category', words: (id) => categories.find((category) => category.id === id)?.title ?? 'No category' },
    scenarioId: { label: 'Scenario', words: (id) => scenarios.get(id ?? '')?.title ?? 'Base plan' },
    description: { label: 'Description' },
  };
}
