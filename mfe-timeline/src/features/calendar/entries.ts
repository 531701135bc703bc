import { dayCount, daysBetween, EVENT_TYPE_LABELS, modulePlace, personName, type GoalTone } from '@heartwood/contract/domain';
import { localToday } from '../../timeline/days';
import { shortTitle } from '../../timeline/goal-words';
import type { Filter } from '../../timeline/lanes';
import type { Plan } from '../../timeline/plan-context';
import type { Goal, Phase, Timeline } from '../../timeline/timeline';
import type { CalendarDueQuery } from '../../generated/graphql';

/** A module that is due, or an event. */
export type Due = CalendarDueQuery['calendar'][number];
export type CalendarEvent = NonNullable<Due['event']>;

/** What stands on a day. An event stands on the one on which it begins where the reader is. */
export type Entry =
  | { kind: 'goal'; id: string; day: string; title: string; goal: Goal }
  | { kind: 'module'; id: string; day: string; title: string; due: Due }
  | { kind: 'event'; id: string; day: string; title: string; event: CalendarEvent; isMine: boolean }
  | { kind: 'phase'; id: string; day: string; title: string; phase: Phase };

/**
 * Goals by the day they are due, else the one on which they were achieved, modules and events by theirs: in the order of their days.
 * Modules and events are in no category: who asks for one has its goals alone.
 */
export function entriesOf(
  { milestones }: Pick<Timeline, 'milestones'>, known: readonly Due[], { person, status, category }: Omit<Filter, 'hidden'>,
): Entry[] {
  const dues = category ? [] : known;
  const goals = milestones.flatMap((goal): Entry[] => {
    const day = goal.date ?? goal.dateAchieved;
    return day === null ? [] : [{ kind: 'goal', id: goal.id, day, title: goal.title, goal }];
  });
  const modules = dues
    .filter(({ event, assigneeIds, ...due }) => (
      event === null && (person === null || assigneeIds.includes(person)) && (status === null || due.status === status)
    ))
    .map((due): Entry => ({ kind: 'module', id: due.id, day: due.from, title: due.title, due }));
  // Nobody is asked to do them, and nothing is achieved with them.
  const events = dues.flatMap(({ id, title, event, assigneeIds }): Entry[] => (
    event === null || status !== null || (person !== null && !assigneeIds.includes(person)) ? []
      : [{ kind: 'event', id, day: localToday(new Date(event.startsAt)), title, event, isMine: assigneeIds.length > 0 }]
  ));
  return [...goals, ...modules, ...events].sort(inOrder);
}

/** First and last days of phases, as an agenda tells of them. */
export function edgesOf({ phases }: Pick<Timeline, 'phases'>): Entry[] {
  return phases.flatMap((phase): Entry[] => {
    const { id, title, from, to } = phase;
    const begins: Entry = { kind: 'phase', id: `${id} from`, day: from, title: `${title} begins`, phase };
    const ends: Entry = { kind: 'phase', id: `${id} to`, day: to, title: `${title} ends`, phase };
    return from === to ? [{ ...begins, title }] : [begins, ends];
  });
}

const WEIGHT: Record<Entry['kind'], number> = { phase: 3, goal: 0, module: 2, event: 1 };
export const inOrder = (a: Entry, b: Entry): number => (
  a.day < b.day ? -1 : a.day > b.day ? 1 : WEIGHT[a.kind] - WEIGHT[b.kind] || (a.title < b.title ? -1 : 1)
);

export function byDay(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const of = days.get(entry.day);
    if (of) of.push(entry);
    else days.set(entry.day, [entry]);
  }
  return days;
}

/** Whether it should have been done by now. */
export function isLate(entry: Entry, today: string): boolean {
  const status = entry.kind === 'goal' ? entry.goal.status : entry.kind === 'module' ? entry.due.status : 'ACHIEVED';
  return status === 'IN_PROGRESS' && entry.day < today;
}

export interface EntryWords { tone: GoalTone; text: string }

type Known = Pick<Plan, 'scenarios' | 'timeline' | 'today'> & { viewerId: string };

/** The second line of an entry: "Goal · Today", "8 days late", "Module due · Priya and you", "5:30 PM · Online, you attend", "Phase". */
export function entryWords(entry: Entry, { scenarios, timeline: { people }, today, viewerId }: Known): EntryWords {
  if (entry.kind === 'phase') return { tone: 'undated', text: 'Phase' };
  if (entry.kind === 'event') return { tone: 'undated', text: eventWords(entry.event, entry.isMine) };
  const days = daysBetween(today, entry.day);
  const late = isLate(entry, today) ? `${dayCount(-days)} late` : null;
  const tone: GoalTone = late !== null ? 'past' : days === 0 && !isDone(entry) ? 'today' : 'undated';
  if (entry.kind === 'module') {
    const others = people.filter(({ id }) => id !== viewerId && entry.due.assigneeIds.includes(id)).map((each) => (
      each.firstname || personName(each)
    ));
    const who = entry.due.assigneeIds.includes(viewerId) ? [...others, 'you'] : others;
    const when = late ?? (tone === 'today' ? 'Today' : null);
    return { tone, text: [isDone(entry) ? 'Module done' : 'Module due', when, listed(who)].filter(Boolean).join(' · ') };
  }
  const scenario = scenarios.get(entry.goal.scenarioId ?? '');
  const of = scenario ? shortTitle(scenario.title) : null;
  if (late !== null) return { tone, text: [of, late].filter(Boolean).join(' · ') };
  return { tone, text: ['Goal', of, isDone(entry) ? 'Achieved' : tone === 'today' ? 'Today' : null].filter(Boolean).join(' · ') };
}

/** Made once: a month asks for many. */
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

function eventWords({ type, startsAt, location, isHost }: CalendarEvent, isMine: boolean): string {
  const where = type === 'VIRTUAL' ? EVENT_TYPE_LABELS[type] : location;
  const who = isHost ? 'you host' : isMine ? 'you attend' : null;
  return [HOUR.format(new Date(startsAt)), [where, who].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

/** What it is called on its day: "Culture due", "SAM done". */
export function dayName(entry: Entry): string {
  return entry.kind === 'module' ? `${entry.title} ${isDone(entry) ? 'done' : 'due'}` : entry.title;
}

export const isDone = (entry: Entry): boolean => (
  entry.kind === 'goal' ? entry.goal.status === 'ACHIEVED' : entry.kind === 'module' && entry.due.status === 'ACHIEVED'
);

/** Whose menu it has: that of its goal or phase. */
export const rowIdOf = (entry: Entry): string | undefined => (
  entry.kind === 'goal' ? entry.id : entry.kind === 'phase' ? entry.phase.id : undefined
);

/** Where the page of a module or an event is; null for what opens beside the calendar. */
export function placeOf(entry: Entry): string | null {
  if (entry.kind === 'event') return `/app/events/${entry.id}`;
  return entry.kind === 'module' && entry.due.moduleKey !== null ? modulePlace(entry.due.moduleKey) : null;
}

function listed(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length === 1 ? names[0] ?? null : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
