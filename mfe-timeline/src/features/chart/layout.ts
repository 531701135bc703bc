import { packLane } from '@heartwood/contract/domain';
import { dayNumber } from '../../timeline/days';
import { goalWords } from '../../timeline/goal-words';
import type { Lane } from '../../timeline/lanes';
import { xOf, type Scale } from '../../timeline/scale';
import type { Goal, Phase, Scenario } from '../../timeline/timeline';
import type { EarlierPlan } from '../../timeline/use-earlier-plan';

/** How far what is below a peek moves down, px: its card and the room around it. */
const PEEK_ROOM = 104;
const GOAL_ROW = 42;

/** Places are px of the pane: from its left end, and from the top of the first lane. */
export interface DrawnPhase { phase: Phase; lane: Lane; left: number; right: number; top: number }
export interface DrawnGoal {
  goal: Goal;
  lane: Lane;
  /** Of the diamond. */
  x: number;
  /** Where it stood in the plan that it is compared with. */
  ghostX: number | undefined;
  from: number;
  to: number;
  top: number;
  isFlipped: boolean;
}
export interface DrawnLane { lane: Lane; top: number; height: number }
export interface Drawing {
  lanes: DrawnLane[];
  phases: DrawnPhase[];
  goals: DrawnGoal[];
  height: number;
}

/** What a drawing needs to know of the plan. */
export interface DrawnPlan { scenarios: ReadonlyMap<string, Scenario>; today: string; earlier: EarlierPlan }

/** Where everything stands. It holds as long as the zoom and the plan do: to scroll changes nothing in it. */
export function drawTimeline(lanes: readonly Lane[], scale: Scale, { scenarios, today, earlier }: DrawnPlan): Drawing {
  const drawing: Drawing = { lanes: [], phases: [], goals: [], height: 0 };
  for (const lane of lanes) {
    const top = drawing.height;
    const packed = packLane(
      lane.phases.map((phase) => ({ phase, left: xOf(scale, dayNumber(phase.from)), right: xOf(scale, dayNumber(phase.to) + 1) })),
      lane.goals.map((goal) => {
        const was = earlier.get(goal.id);
        return {
          goal, x: xOf(scale, dayNumber(goal.date ?? today)), title: goal.title, meta: goalWords(goal, scenarios, today, was).text,
          ghostX: was === undefined ? undefined : xOf(scale, dayNumber(was)),
        };
      }),
      scale.width,
    );
    for (const { phase: { phase, left, right }, top: at } of packed.phases) drawing.phases.push({
      phase, lane, left, right, top: top + at,
    });
    for (const { goal: { goal, x, ghostX }, top: at, from, to, isFlipped } of packed.goals) {
      drawing.goals.push({ goal, lane, x, ghostX, from, to, top: top + at, isFlipped });
    }
    drawing.lanes.push({ lane, top, height: packed.height });
    drawing.height += packed.height;
  }
  return drawing;
}

/** The same with room for a card under one goal: what is below it moves down, nothing is covered. */
export function withPeek(drawing: Drawing, goalId: string | null): { drawing: Drawing; peek: DrawnGoal | null; peekTop: number } {
  const peek = goalId === null ? undefined : drawing.goals.find(({ goal }) => goal.id === goalId);
  if (!peek) return { drawing, peek: null, peekTop: 0 };
  const down = <Place extends { top: number }>(place: Place): Place => (
    place.top > peek.top ? { ...place, top: place.top + PEEK_ROOM } : place
  );
  const lanes = drawing.lanes.map((drawn) => (
    drawn.lane === peek.lane ? { ...drawn, height: drawn.height + PEEK_ROOM } : down(drawn)
  ));
  return {
    drawing: { lanes, phases: drawing.phases.map(down), goals: drawing.goals.map(down), height: drawing.height + PEEK_ROOM },
    peek, peekTop: peek.top + GOAL_ROW,
  };
}

/** What is seen at once of the chart, px. */
export interface Pane { width: number; height: number }

/** So many steps there are in a pane. Of each of its sides two more are drawn than are in view. */
const STEPS = 4;
/** How far it is scrolled, in steps: it changes once a quarter of the pane, so that scrolling itself draws nothing, and a step little. */
export interface Place { x: number; y: number }

export const placeAt = (left: number, top: number, { width, height }: Pane): Place => (
  { x: Math.floor(left * STEPS / width), y: Math.floor(top * STEPS / height) }
);

/** Its left edge, px. */
export const edgeOf = ({ x }: Place, { width }: Pane): number => x * width / STEPS;

/** A part of the chart, px. */
export interface Sight { left: number; right: number; top: number; bottom: number }

/** What is drawn at a place: what is in view there and half as much on each side. */
export const sightAt = (place: Place, pane: Pane): Sight => around(place, pane, 2);

function around({ x, y }: Place, { width, height }: Pane, more: number): Sight {
  return {
    left: (x - more) * width / STEPS, right: (x + STEPS + 1 + more) * width / STEPS,
    top: (y - more) * height / STEPS, bottom: (y + STEPS + 1 + more) * height / STEPS,
  };
}

/** What is drawn of a drawing. */
export interface Seen extends Omit<Drawing, 'height'> {
  /** Ids of its phases and goals: those in view first. */
  order: readonly string[];
  inView: number;
}

/** What was asked for last: each frame of a zoom asks again. */
const seenLast = new WeakMap<Drawing, { place: Place; pane: Pane; seen: Seen }>();

/** The lanes, phases and goals that some part of the sight shows, by their day. */
export function seenOf(drawing: Drawing, place: Place, pane: Pane): Seen {
  const last = seenLast.get(drawing);
  if (last && last.pane === pane && last.place.x === place.x && last.place.y === place.y) return last.seen;
  const { lanes, phases, goals } = inSight(drawing, sightAt(place, pane));
  const near = inSight({ lanes: [], phases, goals }, around(place, pane, 0));
  const inView = new Set(idsOf(near));
  const order = [...inView, ...idsOf({ phases, goals }).filter((id) => !inView.has(id))];
  const seen = { lanes, phases, goals, order, inView: inView.size };
  seenLast.set(drawing, { place, pane, seen });
  return seen;
}

const idsOf = ({ phases, goals }: Pick<Drawing, 'phases' | 'goals'>) => (
  [...phases.map(({ phase }) => phase.id), ...goals.map(({ goal }) => goal.id)]
);

export function inSight(
  { phases, goals, lanes }: Omit<Drawing, 'height'>, { left, right, top, bottom }: Sight,
): Omit<Drawing, 'height'> {
  return {
    lanes: lanes.filter((lane) => lane.top < bottom && lane.top + lane.height > top),
    phases: phases.filter((phase) => phase.left < right && phase.right > left && phase.top < bottom && phase.top + 36 > top),
    goals: goals.filter((goal) => goal.from < right && goal.to > left && goal.top < bottom && goal.top + GOAL_ROW > top)
      .sort((a, b) => a.x - b.x),
  };
}

/** The lane at a height; null above the first and below the last. */
export function laneAt({ lanes }: Pick<Drawing, 'lanes'>, y: number): Lane | null {
  return lanes.find(({ top, height }) => y >= top && y < top + height)?.lane ?? null;
}
