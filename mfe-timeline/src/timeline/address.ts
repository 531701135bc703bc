import { GOAL_STATUSES, PLAN_GROUPS, type GoalStatus, type PlanGroup } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ZOOMS, type Zoom } from './scale';

export const GROUPS = PLAN_GROUPS;
export type Group = PlanGroup;
const VIEWS = ['timeline', 'list'] as const;
export type View = (typeof VIEWS)[number];
const LOOKS = ['month', 'agenda'] as const;
export type Look = (typeof LOOKS)[number];

/** What a goal's drawer shows of it. */
export const GOAL_PARTS = ['goal', 'check-ins', 'links', 'comments', 'history'] as const;
export type GoalPart = (typeof GOAL_PARTS)[number];

/** In the place of an id: what is still to be made. */
export const NEW = 'new';

/** In the place of a new goal's day: it has none, and waits in the tray. */
export const NO_DAY = 'none';

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
  /** What of the goal; null: its form. */
  part: GoalPart | null;
  phase: string | null;
  scenario: string | null;
  /** The day that a new goal begins with; `none` for one that waits for it. */
  day: string | null;
  tray: boolean;
  /** The month that the calendar shows, `YYYY-MM`; null for the present one. */
  month: string | null;
  /** How the calendar is drawn; null for what suits the screen. */
  look: Look | null;
  /** Where other calendars read this one. */
  subscribe: boolean;
  /** The day whose plan it is compared with. */
  since: string | null;
  /** Lines between goals that wait for each other. */
  lines: 'on' | 'off';
}

const DEFAULTS = { view: 'timeline', zoom: 'quarter', group: 'category', lines: 'on' } as const;

export function readAddress(search: URLSearchParams): Address {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name));
  const dayOf = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(search.get(name) ?? '')?.[0] ?? null;
  return {
    view: oneOf('view', VIEWS) ?? DEFAULTS.view,
    zoom: oneOf('zoom', ZOOMS) ?? DEFAULTS.zoom,
    group: oneOf('group', GROUPS) ?? DEFAULTS.group,
    person: search.get('person'),
    category: search.get('category'),
    status: oneOf('status', GOAL_STATUSES) ?? null,
    hidden: (search.get('hide') ?? '').split(',').filter(Boolean),
    goal: search.get('goal'),
    part: oneOf('part', GOAL_PARTS) ?? null,
    phase: search.get('phase'),
    scenario: search.get('scenario'),
    day: search.get('day') === NO_DAY ? NO_DAY : dayOf('day'),
    tray: search.get('tray') === 'open',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? null,
    look: oneOf('look', LOOKS) ?? null,
    subscribe: search.get('subscribe') === 'open',
    since: dayOf('since'),
    lines: oneOf('lines', ['on', 'off']) ?? DEFAULTS.lines,
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
export const CLOSED = {
  goal: null, part: null, phase: null, scenario: null, day: null, tray: false, subscribe: false,
} satisfies Partial<Address>;

/** What is filtered on one page is filtered on the other. */
const FILTERS = ['person', 'category', 'status', 'hide'];

/** How many filters leave something out. */
export const countFilters = ({ person, category, status }: Address) => [person, category, status].filter((each) => each !== null).length;

/** The address of another page of the remote, with the same filters. */
export function placeWith(place: string, search: URLSearchParams, change: Partial<Address> = {}): string {
  const kept = new URLSearchParams([...search].filter(([name]) => FILTERS.includes(name)));
  const query = writeAddress(kept, change).toString();
  return query === '' ? place : `${place}?${query}`;
}

export interface Place {
  address: Address;
  go(change: Partial<Address>, options?: { replace?: boolean }): void;
  /** To another page of the remote. */
  goTo(place: string, change?: Partial<Address>): void;
}

export function useAddress(): Place {
  const [search, setSearch] = useSearchParams();
  const shell = useShell();
  const address = useMemo(() => readAddress(search), [search]);
  return {
    address,
    go: (change, options) => setSearch((before) => writeAddress(before, change), options),
    goTo: (place, change) => shell.nav.navigate(placeWith(place, search, change)),
  };
}
