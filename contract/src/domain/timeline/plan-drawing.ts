import { linkFault } from './depends';
import { daysBetween, shortGoalDay } from './due-words';
import { lanesOf, type PlanGroup, type PlanRows } from './lanes';
import { linkPath } from './link-path';
import { legend, ruler, todayChip } from './plan-frame';
import { drawLane, type Stand } from './plan-lane';
import {
  dayAfter, HEAD, INK, MARGIN, META_SIZE, MUTED, plural, RULE, SUNKEN, TONES, xOf, type PlanDrawing, type Shape, type Span,
} from './plan-shapes';

export interface DrawnPlan {
  /** Whose plan it is. */
  company: string;
  /** Rows that are shown, with all categories and scenarios. */
  rows: PlanRows;
  group: PlanGroup;
  /** The day it is where the reader is, `YYYY-MM-DD`. */
  today: string;
  /** What is left out, as `filterNote` says it; empty: nothing. */
  note: string;
}

const TITLE = 58;
const RULER = 34;
const LEGEND = 52;
/** Room before the first day and after the last, as a share of what is drawn. */
const AIR = .02;
/** A wider drawing has fewer rows. It ends somewhere: a page that is wider cannot be read. */
const [NARROWEST, WIDEST, WIDER] = [1_000, 24_000, 1.15];

/**
 * A plan as it is printed, whole: lanes with bars and diamonds, ruler, today, legend. It is drawn as wide as it has to be for its height to
 * be at most `ratio` of its width, so that it fits a page of that shape; what is larger than any page is as wide as can be.
 */
export function drawPlan(plan: DrawnPlan, ratio: number): PlanDrawing {
  for (let width = NARROWEST; ; width *= WIDER) {
    const drawing = drawWide(plan, Math.round(width));
    if (drawing.height <= drawing.width * ratio || width * WIDER > WIDEST) return drawing;
  }
}

function drawWide(plan: DrawnPlan, width: number): PlanDrawing {
  const { company, rows, group, today, note } = plan;
  const span = spanOf(plan, MARGIN + HEAD, width - 2 * MARGIN - HEAD);
  const top = MARGIN + TITLE;
  const scenarios = new Map(rows.scenarios.map((scenario) => [scenario.id, scenario]));
  const packed = lanesOf(rows, group).map((lane) => drawLane(lane, span, today, scenarios));
  const bottom = packed.reduce((sum, { height }) => sum + height, top + RULER);
  const undated = rows.milestones.filter(({ date }) => date === null).length;
  const shapes: Shape[] = [
    { kind: 'text', x: MARGIN, y: MARGIN + 18, text: `${company}: timeline`, size: 20, color: INK, isBold: true },
    { kind: 'text', x: MARGIN, y: MARGIN + 38, text: summary(plan, undated), size: META_SIZE, color: MUTED },
    { kind: 'box', x: MARGIN, y: top, width: width - 2 * MARGIN, height: RULER, fill: SUNKEN },
    ...ruler(span, top, bottom, today),
    { kind: 'line', x1: MARGIN + HEAD, y1: top, x2: MARGIN + HEAD, y2: bottom, stroke: RULE },
  ];
  const now = xOf(span, today);
  shapes.push({ kind: 'line', x1: now, y1: top + RULER - 6, x2: now, y2: bottom, stroke: INK, width: 1.2 });
  let y = top + RULER;
  const stands = new Map<string, Stand>();
  const lanes: Shape[] = [];
  for (const lane of packed) {
    for (const [id, stand] of lane.stands) stands.set(id, { ...stand, top: stand.top + y });
    lanes.push(
      { kind: 'line', x1: MARGIN, y1: y, x2: width - MARGIN, y2: y, stroke: RULE }, ...lane.shapes.map((shape) => lowered(shape, y)),
    );
    y += lane.height;
  }
  // Words stand over the lines.
  const links = linkShapes(plan, stands);
  shapes.push(...links, ...lanes);
  shapes.push({ kind: 'line', x1: MARGIN, y1: bottom, x2: width - MARGIN, y2: bottom, stroke: RULE }, ...todayChip(now, top, today));
  shapes.push(...legend(bottom + 30, { hasScenarios: rows.scenarios.length > 0, hasLinks: links.length > 0 }));
  return { title: [`${company}: timeline`, note].filter(Boolean).join('. '), width, height: Math.ceil(bottom + LEGEND), shapes };
}

function summary({ rows: { milestones, phases }, today, note }: DrawnPlan, undated: number): string {
  const parts = [plural(milestones.length, 'goal'), plural(phases.length, 'phase')];
  const without = undated === 0 ? '' : ` ${plural(undated, 'goal')} without a date ${undated === 1 ? 'is' : 'are'} not drawn.`;
  return `${shortGoalDay(today, '')}. ${parts.join(', ')}.${without}${note === '' ? '' : ` ${note}.`}`;
}

/** Lines between goals that wait for each other; what is wrong between two is red and dashed. */
function linkShapes({ rows: { milestones }, today }: DrawnPlan, stands: ReadonlyMap<string, Stand>): Shape[] {
  const goals = new Map(milestones.map((goal) => [goal.id, goal]));
  return milestones.flatMap((after) => after.dependsOnIds.flatMap((id): Shape[] => {
    const [before, from, to] = [goals.get(id), stands.get(id), stands.get(after.id)];
    if (!before || !from || !to) return [];
    const isWrong = linkFault(before, after, today) !== null;
    const { line, head } = linkPath({ x: 0, top: 0 }, { x: Math.round(to.x - from.x), top: Math.round(to.top - from.top) });
    const [stroke, place] = [isWrong ? TONES.past : from.color, { x: from.x, y: from.top }];
    return [{ kind: 'path', ...place, d: line, stroke, isDashed: isWrong }, { kind: 'path', ...place, d: head, stroke }];
  }));
}

/** All that has a day, and today. */
function spanOf({ rows: { milestones, phases }, today }: DrawnPlan, left: number, width: number): Span {
  let [first, last] = [today, today];
  const take = (day: string) => {
    if (day < first) first = day;
    if (day > last) last = day;
  };
  for (const { date } of milestones) if (date !== null) take(date);
  for (const { from, to } of phases) { take(from); take(to); }
  const air = Math.max(7, Math.round(daysBetween(first, last) * AIR));
  return { from: dayAfter(first, -air), days: daysBetween(first, last) + 2 * air + 1, left, width };
}

function lowered(shape: Shape, by: number): Shape {
  return shape.kind === 'line' ? { ...shape, y1: shape.y1 + by, y2: shape.y2 + by } : { ...shape, y: shape.y + by };
}
