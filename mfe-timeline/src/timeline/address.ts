import { GOAL_STATUSES, PLAN_GROUPS, type GoalStatus, type PlanGroup } from '@heartwood/contract/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ZOOMS, type Zoom } from './scale';

export const GROUPS = PLAN_GROUPS;
export type Group = PlanGroup;
const VIEWS = ['timeline', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** In the place of an id: what is still to be made. */
export const NEW = 'new';

/** How the timeline is looked at: all of it stands in the address, so that a link shows the same and Back takes a step back. */
export interface Address {
  view: View;
  zoom: Zoom;
  group: Group;
  /** Null: all of them. */
  person: string | null;
  /** Null: all of them; empty: those without one. */
  category: string | null;
  status: GoalStatus | null;
  /** Scenarios that are switched off, the base plan among them as `base`. */
  hidden: readonly string[];
  /** What is open beside: the id of a goal, phase or scenario, or `new`. */
  goal: string | null;
  phase: string | null;
  scenario: string | null;
  /** The day that a new goal begins with. */
  day: string | null;
  tray: boolean;
}

const DEFAULTS = { view: 'timeline', zoom: 'quarter', group: 'category' } as const;

export function readAddress(search: URLSearchParams): Address {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name));
  return {
    view: oneOf('view', VIEWS) ?? DEFAULTS.view,
    zoom: oneOf('zoom', ZOOMS) ?? DEFAULTS.zoom,
    group: oneOf('group', GROUPS) ?? DEFAULTS.group,
    person: search.get('person'),
    category: search.get('category'),
    status: oneOf('status', GOAL_STATUSES) ?? null,
    hidden: (search.get('hide') ?? '').split(',').filter(Boolean),
    goal: search.get('goal'),
    phase: search.get('phase'),
    scenario: search.get('scenario'),
    day: /^\d{4}-\d{2}-\d{2}$/.exec(search.get('day') ?? '')?.[0] ?? null,
    tray: search.get('tray') === 'open',
  };
}

/** The address after a change; what is as it is by itself is left out. */
export function writeAddress(search: URLSearchParams, change: Partial<Address>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const key = name === 'hidden' ? 'hide' : name;
    const text = Array.isArray(value) ? value.join(',') || null : value === true ? 'open' : value === false ? null : value as string | null;
    if (text === null || (DEFAULTS as Record<string, string>)[name] === text) next.delete(key);
    else next.set(key, text);
  }
  return next;
}

/** Only one thing stands open beside the timeline. */
export const CLOSED = { goal: null, phase: null, scenario: null, day: null, tray: false } satisfies Partial<Address>;

export function useAddress(): { address: Address; go(change: Partial<Address>, options?: { replace?: boolean }): void } {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search), [search]);
  return {
    address,
    go: (change, options) => setSearch((before) => writeAddress(before, change), options),
  };
}
