import { AREAS, moduleOf, type ModuleKey } from '@heartwood/contract/domain';

/** Why a row of the home leads nowhere: not shown to the viewer, closed by the plan, or without a page so far. */
export type Closure = 'hidden' | 'locked' | 'later';

export interface ClosedModule {
  key: ModuleKey;
  isHidden: boolean;
  isLocked: boolean;
}

/** @param hasPage whether the product has a place to work on the module */
export function closureOf({ key, isHidden, isLocked }: ClosedModule, hasPage: (key: ModuleKey) => boolean): Closure | null {
  if (isHidden) return 'hidden';
  if (isLocked) return 'locked';
  return hasPage(key) ? null : 'later';
}

/** What an icon at the row says. */
export const CLOSURE_LABELS: Record<Closure, string> = {
  hidden: 'Not shown to you',
  locked: 'Locked by your plan',
  later: 'Not there yet',
};

export interface ClosureReader {
  /** Whom to ask: the owner's name. */
  owner: string;
  /** May change the plan. */
  isManager: boolean;
}

/** Why the module cannot be opened, and what or who opens it. */
export function closureWords(closure: Closure, key: ModuleKey, { owner, isManager }: ClosureReader): string {
  const { label, area } = moduleOf(key);
  switch (closure) {
    case 'hidden':
      return `${label} is shown to chosen members only. Ask ${owner} or an admin to show it to you.`;
    case 'locked':
      return `${label} is part of Pro, Premium and Trial.${isManager ? '' : ` Ask ${owner} or an admin to upgrade.`}`;
    case 'later':
      return `The page of ${AREAS.find((each) => each.key === area)?.label ?? label} is not there yet. ${label} opens here as soon as it is, on every plan.`;
  }
}
