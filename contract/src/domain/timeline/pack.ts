/** Heights of a lane in px (design language, "Timeline packing"): a row of phases, a row of goals, the room around them. */
const PHASE_ROW = 36;
const GOAL_ROW = 42;
const ABOVE = 14;
const BETWEEN = 6;
const BELOW = 6;
/** What stays clear on both sides of a goal, and between a label and the edge of the pane. */
const CLEAR = 12;
const EDGE = 8;
/** The diamond with its gap. */
const DIAMOND = 20;
const HALF_DIAMOND = 8;

/** What the labels are written in, px. */
const TITLE_SIZE = 12.6;
const META_SIZE = 11.6;

const NARROW = /[ilI.,'’|·:]/;
const WIDE = /[mwMW€%—]/;
const CAPITAL = /[A-Z0-9]/;
/** Scripts whose letters are as wide as they are high. */
const FULL = /[\u2e80-\uffef]|[\u{1f000}-\u{3ffff}]/u;

/** Ems of lines that were asked for: a zoom asks for those of a whole plan again. */
const known = new Map<string, number>();
const MOST_KNOWN = 40_000;

/** How wide a line of Montserrat is, px; a little more rather than less, without asking the page. */
export function textWidth(text: string, size: number): number {
  return (known.get(text) ?? measure(text)) * size;
}

function measure(text: string): number {
  let ems = 0;
  for (const letter of text) {
    ems += letter === ' ' ? .29 : NARROW.test(letter) ? .31 : WIDE.test(
      letter,
    ) ? .95 : FULL.test(letter) ? 1.05 : CAPITAL.test(letter) ? .7 : .62;
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, ems);
  return ems;
}

/** A phase in px of the pane. */
export interface PhaseSpan { left: number; right: number }
/** A goal: where its diamond stands in px of the pane, and its two lines; `ghostX` is where it stood in a plan that it is compared with. */
export interface GoalMark { x: number; title: string; meta: string; ghostX?: number | undefined }

export interface PlacedGoal<Goal> {
  goal: Goal;
  /** Px from the top of the lane. */
  top: number;
  /** What the diamond and its label take, px of the pane. */
  from: number;
  to: number;
  /** The label stands left of the diamond: it would not fit before the edge. */
  isFlipped: boolean;
}

export interface PackedLane<Phase, Goal> {
  phases: { phase: Phase; top: number }[];
  goals: PlacedGoal<Goal>[];
  height: number;
}

/**
 * Puts the phases and goals of a lane into rows: phases first, then goals, each set by date into the first row where it is free.
 * Phases may touch; a goal has 12 px clear on both sides. Labels never shrink, overlap or hide: the lane grows.
 * @param pane width of the pane, px
 */
export function packLane<Phase extends PhaseSpan, Goal extends GoalMark>(
  phases: readonly Phase[], goals: readonly Goal[], pane: number,
): PackedLane<Phase, Goal> {
  const phaseEnds: number[] = [];
  const placedPhases = [...phases].sort((a, b) => a.left - b.left).map((phase) => {
    // Half a pixel: one that ends where the next begins leaves room for it.
    const row = firstRow(phaseEnds, phase.left + .5);
    phaseEnds[row] = phase.right;
    return { phase, top: ABOVE + row * PHASE_ROW };
  });
  const goalsTop = ABOVE + phaseEnds.length * PHASE_ROW + (phaseEnds.length > 0 ? BETWEEN : 0);
  const goalEnds: number[] = [];
  const placedGoals = [...goals].sort((a, b) => a.x - b.x).map((goal): PlacedGoal<Goal> => {
    const { from, to, isFlipped } = goalBox(goal, pane);
    // In the order of their days nothing comes before what a row holds: its end is all there is to look at.
    const row = firstRow(goalEnds, from - CLEAR);
    goalEnds[row] = to;
    return { goal, top: goalsTop + row * GOAL_ROW, from, to, isFlipped };
  });
  return { phases: placedPhases, goals: placedGoals, height: goalsTop + Math.max(1, goalEnds.length) * GOAL_ROW + BELOW };
}

/** The label stands on the side where no ghost is. */
function goalBox({ x, title, meta, ghostX = x }: GoalMark, pane: number): { from: number; to: number; isFlipped: boolean } {
  const label = Math.max(textWidth(title, TITLE_SIZE), textWidth(meta, META_SIZE)) + EDGE;
  const to = x + DIAMOND + label;
  if (to <= pane - EDGE && ghostX <= x) return { from: Math.min(x, ghostX) - HALF_DIAMOND, to, isFlipped: false };
  return { from: Math.min(x - DIAMOND - label, ghostX - HALF_DIAMOND), to: Math.max(x, ghostX) + HALF_DIAMOND + 2, isFlipped: true };
}

function firstRow(ends: readonly number[], from: number): number {
  const row = ends.findIndex((end) => end <= from);
  return row < 0 ? ends.length : row;
}
