import { createEvent, createStore } from 'effector';

export type PlanFilter = 'all' | 'mine' | 'open';

export const PLAN_FILTERS: readonly { value: PlanFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Assigned to me' },
  { value: 'open', label: 'Not done' },
];

/** The filter that an address names; anything else is all. */
export function filterIn(search: URLSearchParams): PlanFilter {
  const named = search.get('filter');
  return PLAN_FILTERS.find(({ value }) => value === named)?.value ?? 'all';
}

/** The same address with another filter; what else it says stays. */
export function withFilter(search: URLSearchParams, filter: PlanFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  return next;
}

export const filterChosen = createEvent<PlanFilter>();
/** The filter of this visit, for an address that names none: a link to the home leaves the choice as it was. */
export const $filter = createStore<PlanFilter>('all').on(filterChosen, (_, next) => next);

export function passesFilter(module: { progress: string; assignees: readonly { id: string }[] }, filter: PlanFilter, viewerId: string): boolean {
  if (filter === 'mine') return module.assignees.some(({ id }) => id === viewerId);
  return filter === 'all' || module.progress === 'NOT_DONE';
}

/** What the filter leaves out, in one sentence; null when every area has something to show. */
export function filterWords(filter: PlanFilter, areas: { shown: number; total: number }): string | null {
  const without = areas.total - areas.shown;
  if (filter === 'all' || without === 0) return null;
  if (areas.shown === 0) return filter === 'mine' ? 'No module is assigned to you.' : 'Every module is done.';
  const others = without === 1 ? 'The other area has' : `The other ${without} areas have`;
  return filter === 'mine' ? `${others} nothing that is assigned to you.` : `${others} nothing left to do.`;
}
