import { createEvent, createStore } from 'effector';

export type ModuleFilter = 'all' | 'mine' | 'open';

export const MODULE_FILTERS: readonly { value: ModuleFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Assigned to me' },
  { value: 'open', label: 'Not done' },
];

/** The filter that an address names; anything else is all. */
export function filterIn(search: URLSearchParams): ModuleFilter {
  const named = search.get('filter');
  return MODULE_FILTERS.find(({ value }) => value === named)?.value ?? 'all';
}

/** The same address with another filter; what else it says stays. */
export function withFilter(search: URLSearchParams, filter: ModuleFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  return next;
}

export const filterChosen = createEvent<ModuleFilter>();
/** The filter of this visit, for an address that names none: a link to the home leaves the choice as it was. */
export const $filter = createStore<ModuleFilter>('all').on(filterChosen, (_, next) => next);

export function passesFilter(module: { progress: string; assignees: readonly { id: string }[] }, filter: ModuleFilter, viewerId: string): boolean {
  if (filter === 'mine') return module.assignees.some(({ id }) => id === viewerId);
  return filter === 'all' || module.progress === 'NOT_DONE';
}

/** What the filter leaves out, in one sentence; null when every area has something to show. */
export function filterWords(filter: ModuleFilter, areas: { shown: number; total: number }): string | null {
  const without = areas.total - areas.shown;
  if (filter === 'all' || without === 0) return null;
  if (areas.shown === 0) return filter === 'mine' ? 'No module is assigned to you.' : 'Every module is done.';
  const others = without === 1 ? 'The other area has' : `The other ${without} areas have`;
  return filter === 'mine' ? `${others} nothing that is assigned to you.` : `${others} nothing left to do.`;
}
