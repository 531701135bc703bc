import { createEvent, createStore } from 'effector';

export type PlanFilter = 'all' | 'mine' | 'open';

export const PLAN_FILTERS: readonly { value: PlanFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Assigned to me' },
  { value: 'open', label: 'Not done' },
];

export const filterChosen = createEvent<PlanFilter>();
/** Which modules the home lists; it stays while the page is left and entered again. */
export const $filter = createStore<PlanFilter>('all').on(filterChosen, (_, next) => next);

export function passesFilter(module: { progress: string; assignees: readonly { id: string }[] }, filter: PlanFilter, viewerId: string): boolean {
  if (filter === 'mine') return module.assignees.some(({ id }) => id === viewerId);
  return filter === 'all' || module.progress === 'NOT_DONE';
}
