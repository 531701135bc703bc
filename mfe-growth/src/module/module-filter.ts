/** Which modules a page shows: all, those that are assigned to the viewer, those that are not done, those that the plan locks. */
export type ModuleFilter = 'all' | 'mine' | 'open' | 'locked';

/** The filter that an address names, where the page offers it; anything else is all. */
export function filterIn(search: URLSearchParams, offered: readonly { value: ModuleFilter }[]): ModuleFilter {
  const named = search.get('filter');
  return offered.find(({ value }) => value === named)?.value ?? 'all';
}

/** The same address with another filter; what else it says stays. */
export function withFilter(search: URLSearchParams, filter: ModuleFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  return next;
}

interface FilteredModule {
  progress: string;
  isLocked: boolean;
  assignees: readonly { id: string }[];
}

export function passesFilter({ progress, isLocked, assignees }: FilteredModule, filter: ModuleFilter, viewerId: string): boolean {
  switch (filter) {
    case 'mine': return assignees.some(({ id }) => id === viewerId);
    case 'open': return progress === 'NOT_DONE';
    case 'locked': return isLocked;
    case 'all': return true;
  }
}
