import { goalDueWords, type GoalTone } from './due-words';
import { metricWords } from './goal-metric';
import type { PlanGoal, PlanLane, PlanPhase } from './lanes';
import { packLane, textWidth } from './pack';
import {
  dayAfter, HEAD, INK, MARGIN, META_SIZE, MUTED, PALETTE, PAPER, plural, tint, TITLE_SIZE, TONES, xOf, type Shape, type Span,
} from './plan-shapes';

const LINE = 16;
const BAR = 30;

/** Where the diamond of a goal stands: its middle, and the top of its row. */
export interface Stand { x: number; top: number; color: string }
export interface DrawnLane { height: number; shapes: Shape[]; stands: ReadonlyMap<string, Stand> }
export type Scenarios = ReadonlyMap<string, { title: string; color: string }>;

/** A lane from its own upper edge. */
export function drawLane(lane: PlanLane, span: Span, today: string, scenarios: Scenarios): DrawnLane {
  const colorOf = (row: PlanGoal | PlanPhase) => PALETTE[
    (row.scenarioId !== null && scenarios.get(row.scenarioId)?.color) || ('color' in row && row.color) || lane.color] ?? INK;
  const isWhatIf = ({ scenarioId }: { scenarioId: string | null }) => scenarioId !== null && scenarios.has(scenarioId);
  const bars = lane.phases.map((phase) => {
    const [left, end] = [xOf(span, phase.from), xOf(span, dayAfter(phase.to, 1))];
    // A name that is longer than its bar goes on beside it.
    return { phase, left, end, right: Math.max(end, left + textWidth(phase.title, TITLE_SIZE) + 18) };
  });
  const marks = lane.goals.map(
    (goal) => ({ goal, x: xOf(span, goal.date ?? today), title: goal.title, ...metaOf(goal, scenarios, today) }),
  );
  const { phases, goals, height } = packLane(bars, marks, span.left + span.width);
  const title = wrapped(lane.title, HEAD - 16);
  const shapes: Shape[] = title.map(
    (text, at) => ({ kind: 'text', x: MARGIN, y: 28 + at * LINE, text, size: TITLE_SIZE, color: INK, isBold: true }),
  );
  const count = [lane.phases.length > 0 && plural(lane.phases.length, 'phase'), lane.goals.length > 0 && plural(lane.goals.length, 'goal')];
  shapes.push({
    kind: 'text', x: MARGIN, y: 28 + title.length * LINE, text: count.filter(Boolean).join(', '), size: META_SIZE, color: MUTED,
  });
  for (const { phase: { phase, left, end }, top } of phases) {
    const color = colorOf(phase);
    const width = Math.max(4, end - left);
    shapes.push(
      { kind: 'box', x: left, y: top, width, height: BAR, radius: 5, fill: tint(color), stroke: color, isDashed: isWhatIf(phase) },
      { kind: 'box', x: left, y: top, width: 4, height: BAR, fill: color },
      { kind: 'text', x: left + 10, y: top + 19, text: phase.title, size: TITLE_SIZE, color: INK, isBold: true },
    );
  }
  const stands = new Map<string, Stand>();
  for (const { goal: { goal, x, title: name, meta, tone }, top, isFlipped } of goals) {
    const color = colorOf(goal);
    stands.set(goal.id, { x, top, color });
    const width = Math.max(textWidth(name, TITLE_SIZE), textWidth(meta, META_SIZE));
    const left = isFlipped ? x - 15 - width : x + 15;
    const words = { kind: 'text', x: isFlipped ? x - 15 : x + 15, endsThere: isFlipped } as const;
    // Lines of the ruler and of today end where words begin.
    shapes.push({ kind: 'box', x: left - 3, y: top + 2, width: width + 4, height: 34, fill: PAPER });
    shapes.push(
      { kind: 'diamond', x, y: top + 12, stroke: color, fill: goal.status === 'ACHIEVED' ? color : PAPER, isDashed: isWhatIf(goal) },
      { ...words, y: top + 16, text: name, size: TITLE_SIZE, color: INK },
      { ...words, y: top + 31, text: meta, size: META_SIZE, color: TONES[tone] },
    );
  }
  return { height: Math.max(height, 28 + (title.length + 1) * LINE), shapes, stands };
}

/** The second line of a goal: where it stands and when it is due, and of which scenario it is. */
function metaOf(goal: PlanGoal, scenarios: Scenarios, today: string): { meta: string; tone: GoalTone } {
  const { tone, text } = goalDueWords(goal, today);
  const value = goal.status === 'ACHIEVED' ? goal.checkInValue ?? goal.milestoneValue : goal.checkInValue;
  const counted = goal.metricType === 'text' || value === null || value === '' ? null : metricWords(goal.metricType, value);
  const scenario = goal.scenarioId === null ? undefined : scenarios.get(goal.scenarioId)?.title;
  // The colour of a day says what these words do: on paper there may be none.
  const due = tone === 'future' ? `Due ${text}` : text;
  return { tone, meta: [scenario, counted, due].filter(Boolean).join(' · ') };
}

/** A text in lines of a width, by words; a word that is longer stands as it is. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, TITLE_SIZE) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
