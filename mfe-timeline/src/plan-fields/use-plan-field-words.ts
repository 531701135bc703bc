import { longDay } from '../timeline/long-day';
import { usePlan } from '../timeline/plan-context';

const dayWords = (day: string | null) => (day === null ? 'No date' : longDay(day));

/** What the fields that goals and phases share are called, and what is in them, for who is asked which of two values stands. */
export function usePlanFieldWords() {
  const { scenarios, timeline: { categories } } = usePlan();
  return {
    shared: {
      title: { label: 'Title' },
      description: { label: 'Description' },
      categoryId: {
        label: 'Category', words: (id: string | null) => categories.find((category) => category.id === id)?.title ?? 'No category',
      },
      scenarioId: { label: 'Scenario', words: (id: string | null) => scenarios.get(id ?? '')?.title ?? 'Base plan' },
    },
    day: (label: string) => ({ label, words: dayWords }),
  };
}
