import { createEvent, createStore } from 'effector';
import type { ModuleFilter } from '../../module/module-filter';

export const MODULE_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Assigned to me' },
  { value: 'open', label: 'Not done' },
] as const satisfies readonly { value: ModuleFilter; label: string }[];

export const filterChosen = createEvent<ModuleFilter>();
/** The filter of this visit, for an address that names none: a link to the home leaves the choice as it was. */
export const $filter = createStore<ModuleFilter>('all').on(filterChosen, (_, next) => next);

/** What the filter leaves out, in one sentence; null when every area has something to show. */
export function filterWords(filter: ModuleFilter, areas: { shown: number; total: number }): string | null {
  const without = areas.total - areas.shown;
  if (filter === 'all' || without === 0) return null;
  if (areas.shown === 0) return filter === 'mine' ? 'No module is assigned to you.' : 'Every module is done.';
  const others = without === 1 ? 'The other area has' : `The other ${without} areas have`;
  return filter === 'mine' ? `${others} nothing that is assigned to you.` : `${others} nothing left to do.`;
}
