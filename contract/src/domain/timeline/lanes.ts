import type { GoalStatus, MetricType } from '../goals';
import { daysBetween } from './due-words';

/** What a plan is grouped by. */
export const PLAN_GROUPS = ['category', 'scenario', 'phase'] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

/** In the place of a scenario's id: the plan itself, which is no row (product decision 113). */
export const BASE_PLAN = 'base';

/** What is shown of a plan. */
export interface PlanFilter {
  /** An assignee; null: all of them. */
  person: string | null;
  /** Null: all of them; empty: those without one. */
  category: string | null;
  status: GoalStatus | null;
  /** Scenarios that are switched off, the base plan among them as `base`. */
  hidden: readonly string[];
}

interface InLane { categoryId: string | null; scenarioId: string | null }

/** Days are `YYYY-MM-DD`. */
export interface PlanPhase extends InLane { id: string; title: string; from: string; to: string }

export interface PlanGoal extends InLane {
  id: string;
  title: string;
  /** Null: it waits for one, and stands in no lane. */
  date: string | null;
  status: GoalStatus;
  dateAchieved: string | null;
  metricType: MetricType;
  metricName: string | null;
  milestoneValue: string;
  checkInValue: string | null;
  /** Token of the palette. */
  color: string | null;
  assigneeIds: readonly string[];
  /** Goals that it waits for. */
  dependsOnIds: readonly string[];
}

/** The rows of a company's plan. */
export interface PlanRows<Phase extends PlanPhase = PlanPhase, Goal extends PlanGoal = PlanGoal> {
  categories: readonly { id: string; title: string }[];
  scenarios: readonly { id: string; title: string; color: string }[];
  phases: readonly Phase[];
  milestones: readonly Goal[];
}

/** A row of the drawn plan: what belongs together, by category, scenario or phase. */
export interface PlanLane<Phase extends PlanPhase = PlanPhase, Goal extends PlanGoal = PlanGoal> {
  /** Id of what it is of; empty for what belongs to none. */
  id: string;
  title: string;
  /** Token of the palette. */
  color: string;
  phases: Phase[];
  /** With a day. */
  goals: Goal[];
}

/** What is shown of a timeline; a category or scenario that is not there any more counts as none. */
export function filterTimeline<Whole extends PlanRows>(timeline: Whole, { person, category, status, hidden }: PlanFilter): Whole {
  const categories = new Set(timeline.categories.map(({ id }) => id));
  const scenarios = new Set(timeline.scenarios.map(({ id }) => id));
  const off = new Set(hidden);
  const isShown = (row: InLane) => (
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
export function categoryColors({ categories, milestones }: Pick<PlanRows, 'categories' | 'milestones'>): ReadonlyMap<string, string> {
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
export function lanesOf<Phase extends PlanPhase, Goal extends PlanGoal>(
  timeline: PlanRows<Phase, Goal>, group: PlanGroup,
): PlanLane<Phase, Goal>[] {
  type Lane = PlanLane<Phase, Goal>;
  if (group === 'phase') return lanesByPhase(timeline);
  const isByCategory = group === 'category';
  const colors = categoryColors(timeline);
  const heads = isByCategory
    ? timeline.categories.map(({ id, title }) => ({ id, title, color: colors.get(id) ?? colorAt(0) }))
    : timeline.scenarios;
  const named = heads.map(({ id, title, color }): Lane => ({ id, title, color, phases: [], goals: [] }));
  const rest: Lane = {
    id: '', title: isByCategory ? 'No category' : 'Base plan', color: isByCategory ? 'cat-7' : 'cat-1', phases: [], goals: [],
  };
  const byId = new Map(named.map((lane) => [lane.id, lane]));
  const laneOf = (row: InLane) => (
    byId.get((isByCategory ? row.categoryId : row.scenarioId) ?? '') ?? rest
  );
  for (const phase of timeline.phases) laneOf(phase).phases.push(phase);
  for (const goal of timeline.milestones) if (goal.date !== null) laneOf(goal).goals.push(goal);
  const isRestNeeded = rest.phases.length > 0 || rest.goals.length > 0 || named.length === 0;
  if (!isByCategory) return [rest, ...named];
  return isRestNeeded ? [...named, rest] : named;
}

/** A goal is in the shortest phase of its category and scenario that its day is in. */
export function phaseOf<Phase extends PlanPhase>(
  goal: Pick<PlanGoal, 'date' | 'categoryId' | 'scenarioId'>, phases: readonly Phase[],
): Phase | null {
  const { date } = goal;
  if (date === null) return null;
  const around = phases.filter(({ from, to, categoryId, scenarioId }) => (
    from <= date && date <= to && categoryId === goal.categoryId && scenarioId === goal.scenarioId
  ));
  return around.reduce<Phase | null>((best, phase) => (best === null || lengthOf(phase) < lengthOf(best) ? phase : best), null);
}

function lanesByPhase<Phase extends PlanPhase, Goal extends PlanGoal>(timeline: PlanRows<Phase, Goal>): PlanLane<Phase, Goal>[] {
  type Lane = PlanLane<Phase, Goal>;
  const colors = categoryColors(timeline);
  const lanes = timeline.phases.map((phase): Lane => ({
    id: phase.id, title: phase.title, color: colors.get(phase.categoryId ?? '') ?? colorAt(0), phases: [phase], goals: [],
  }));
  const rest: Lane = { id: '', title: 'No phase', color: 'cat-7', phases: [], goals: [] };
  const byId = new Map(lanes.map((lane) => [lane.id, lane]));
  const ofKind = new Map<string, Phase[]>();
  const kindOf = ({ categoryId, scenarioId }: InLane) => `${categoryId ?? ''} ${scenarioId ?? ''}`;
  for (const phase of timeline.phases) ofKind.set(kindOf(phase), [...ofKind.get(kindOf(phase)) ?? [], phase]);
  for (const goal of timeline.milestones) {
    if (goal.date !== null) (byId.get(phaseOf(goal, ofKind.get(kindOf(goal)) ?? [])?.id ?? '') ?? rest).goals.push(goal);
  }
  return rest.goals.length > 0 || lanes.length === 0 ? [...lanes, rest] : lanes;
}

const lengthOf = ({ from, to }: PlanPhase) => daysBetween(from, to);
