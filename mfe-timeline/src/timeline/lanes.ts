import type { Address } from './address';
import { dayNumber } from './days';
import { BASE_PLAN, type Goal, type Phase, type Timeline } from './timeline';

/** A row of the chart: what belongs together, by category, scenario or phase. */
export interface Lane {
  /** Id of what it is of; empty for what belongs to none. */
  id: string;
  title: string;
  /** Token of the palette. */
  color: string;
  phases: Phase[];
  /** With a day. */
  goals: Goal[];
}

export type Filter = Pick<Address, 'person' | 'category' | 'status' | 'hidden'>;

type Dated = Pick<Timeline, 'categories' | 'scenarios' | 'phases' | 'milestones'>;

/** What is shown of a timeline; a category or scenario that is not there any more counts as none. */
export function filterTimeline<Whole extends Dated>(timeline: Whole, { person, category, status, hidden }: Filter): Whole {
  const categories = new Set(timeline.categories.map(({ id }) => id));
  const scenarios = new Set(timeline.scenarios.map(({ id }) => id));
  const off = new Set(hidden);
  const isShown = (row: { categoryId: string | null; scenarioId: string | null }) => (
    !off.has(row.scenarioId !== null && scenarios.has(row.scenarioId) ? row.scenarioId : BASE_PLAN)
    && (category === null || (row.categoryId !== null && categories.has(row.categoryId) ? row.categoryId : '') === category)
  );
  return {
    ...timeline,
    phases: timeline.phases.filter(isShown),
    milestones: timeline.milestones.filter((goal) => (
      isShown(goal) && (person === null || goal.assigneeIds.includes(person)) && (status === null || goal.status === status)
    )),
  };
}

/** Colours are given in the order of the list, and again from the first after eight. */
const colorAt = (at: number) => `cat-${(at % 8) + 1}`;

/** A category has the colour that most of its goals have in the base plan; where none has one, the colour of its place in the list. */
export function categoryColors({ categories, milestones }: Pick<Timeline, 'categories' | 'milestones'>): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { categoryId, scenarioId, color } of milestones) {
    if (categoryId === null || scenarioId !== null || color === null) continue;
    const count = counts.get(categoryId) ?? new Map<string, number>();
    counts.set(categoryId, count.set(color, (count.get(color) ?? 0) + 1));
  }
  return new Map(categories.map(({ id }, at) => {
    const [most] = [...counts.get(id) ?? []].sort(([, one], [, other]) => other - one);
    return [id, most?.[0] ?? colorAt(at)];
  }));
}

/** The lanes of a timeline. What belongs to none has a lane of its own, which is there only while it is needed. */
export function lanesOf(timeline: Dated, group: Address['group']): Lane[] {
  if (group === 'phase') return lanesByPhase(timeline);
  const isByCategory = group === 'category';
  const colors = categoryColors(timeline);
  const named: Lane[] = (isByCategory ? timeline.categories : timeline.scenarios).map((row) => ({
    id: row.id, title: row.title, color: 'color' in row ? row.color : colors.get(row.id) ?? colorAt(0), phases: [], goals: [],
  }));
  const rest: Lane = { id: '', title: isByCategory ? 'No category' : 'Base plan', color: isByCategory ? 'cat-7' : 'cat-1', phases: [], goals: [] };
  const byId = new Map(named.map((lane) => [lane.id, lane]));
  const laneOf = (row: { categoryId: string | null; scenarioId: string | null }) => (
    byId.get((isByCategory ? row.categoryId : row.scenarioId) ?? '') ?? rest
  );
  for (const phase of timeline.phases) laneOf(phase).phases.push(phase);
  for (const goal of timeline.milestones) if (goal.date !== null) laneOf(goal).goals.push(goal);
  const isRestNeeded = rest.phases.length > 0 || rest.goals.length > 0 || named.length === 0;
  if (!isByCategory) return [rest, ...named];
  return isRestNeeded ? [...named, rest] : named;
}

/** A goal is in the shortest phase of its category and scenario that its day is in. */
export function phaseOf(goal: Pick<Goal, 'date' | 'categoryId' | 'scenarioId'>, phases: readonly Phase[]): Phase | null {
  const { date } = goal;
  if (date === null) return null;
  const around = phases.filter(({ from, to, categoryId, scenarioId }) => (
    from <= date && date <= to && categoryId === goal.categoryId && scenarioId === goal.scenarioId
  ));
  return around.reduce<Phase | null>((best, phase) => (best === null || lengthOf(phase) < lengthOf(best) ? phase : best), null);
}

/** What becomes of a goal that is dropped on a lane. */
export interface Drop { date: string; categoryId?: string | null; scenarioId?: string | null }

/**
 * What a goal takes over from the lane that it is dropped on: its category, its scenario, or those of its phase with a day within it.
 * Only what changes is named; a lane of what belongs to no phase changes nothing but the day.
 */
export function dropOn(goal: Pick<Goal, 'categoryId' | 'scenarioId'>, date: string, lane: Lane | null, group: Address['group']): Drop {
  if (lane === null) return { date };
  const [phase] = lane.phases;
  if (group === 'phase' && lane.id === '') return { date };
  const wanted = group === 'category' ? { categoryId: lane.id || null } : group === 'scenario' ? { scenarioId: lane.id || null }
    : phase && { categoryId: phase.categoryId, scenarioId: phase.scenarioId };
  const changed = Object.entries(wanted ?? {}).filter(([name, id]) => goal[name as keyof typeof goal] !== id);
  const within = group === 'phase' && phase ? (date < phase.from ? phase.from : date > phase.to ? phase.to : date) : date;
  return { date: within, ...Object.fromEntries(changed) };
}

function lanesByPhase(timeline: Dated): Lane[] {
  const colors = categoryColors(timeline);
  const lanes = timeline.phases.map((phase): Lane => ({
    id: phase.id, title: phase.title, color: colors.get(phase.categoryId ?? '') ?? colorAt(0), phases: [phase], goals: [],
  }));
  const rest: Lane = { id: '', title: 'No phase', color: 'cat-7', phases: [], goals: [] };
  const byId = new Map(lanes.map((lane) => [lane.id, lane]));
  const ofKind = new Map<string, Phase[]>();
  const kindOf = ({ categoryId, scenarioId }: { categoryId: string | null; scenarioId: string | null }) => `${categoryId ?? ''} ${scenarioId ?? ''}`;
  for (const phase of timeline.phases) ofKind.set(kindOf(phase), [...ofKind.get(kindOf(phase)) ?? [], phase]);
  for (const goal of timeline.milestones) {
    if (goal.date !== null) (byId.get(phaseOf(goal, ofKind.get(kindOf(goal)) ?? [])?.id ?? '') ?? rest).goals.push(goal);
  }
  return rest.goals.length > 0 || lanes.length === 0 ? [...lanes, rest] : lanes;
}

const lengthOf = ({ from, to }: Phase) => dayNumber(to) - dayNumber(from);
