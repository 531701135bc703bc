import { shortGoalDay } from './due-words';
import { textWidth } from './pack';
import { INK, MARGIN, META_SIZE, MUTED, PALETTE, PAPER, RULE, STRONG_RULE, tint, TONES, xOf, type Shape, type Span } from './plan-shapes';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** How wide a label of the ruler is at most, px. */
const TICK = 62;

/** The marks of months, quarters or years: as fine as there is room for their names. Where today is named, none is. */
export function ruler(span: Span, top: number, bottom: number, today: string): Shape[] {
  const chip = todaySpan(xOf(span, today), today);
  const monthWidth = 30.4 / span.days * span.width;
  const step = [1, 3, 6, 12, 24, 60, 120].find((months) => months * monthWidth >= TICK) ?? 240;
  const shapes: Shape[] = [];
  const begin = new Date(`${span.from.slice(0, 7)}-01T00:00:00Z`);
  for (let at = begin.getUTCFullYear() * 12 + begin.getUTCMonth(); ; at += 1) {
    const [year, month] = [Math.floor(at / 12), at % 12];
    const day = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`;
    const x = xOf(span, day);
    if (x >= span.left + span.width) return shapes;
    if (at % step !== 0 || x < span.left) continue;
    const text = month === 0 || step >= 12 ? `${MONTHS[month] ?? ''} ${year}` : MONTHS[month] ?? '';
    shapes.push({ kind: 'line', x1: x, y1: top, x2: x, y2: bottom, stroke: month === 0 ? STRONG_RULE : RULE });
    if (x + 6 > chip.to || x + 6 + textWidth(text, META_SIZE) < chip.from)
      shapes.push({ kind: 'text', x: x + 6, y: top + 22, text, size: META_SIZE, color: MUTED });
  }
}

const todayText = (today: string) => shortGoalDay(today, today).replace('.', '');

/** How far the name of today goes to either side of its line. */
function todaySpan(x: number, today: string): { from: number; to: number } {
  const half = textWidth(todayText(today), META_SIZE) / 2 + 7;
  return { from: x - half, to: x + half };
}

/** Which day it is, at the upper end of its line. */
export function todayChip(x: number, top: number, today: string): Shape[] {
  const text = todayText(today);
  const { from, to } = todaySpan(x, today);
  return [
    { kind: 'box', x: from, y: top + 7, width: to - from, height: 20, radius: 10, fill: INK },
    { kind: 'text', x: from + 8, y: top + 21, text, size: META_SIZE, color: PAPER, isBold: true },
  ];
}

/** Down, and on to what comes after. */
const ARROW = 'M0 0v5q0 4 4 4H14M10 5l4 4l-4 4';

/** What each sign says. */
export function legend(y: number, { hasScenarios, hasLinks }: { hasScenarios: boolean; hasLinks: boolean }): Shape[] {
  const color = PALETTE['cat-1'] ?? INK;
  const entries: [draw: (x: number) => Shape, words: string][] = [
    [(x) => ({ kind: 'diamond', x: x + 8, y: y - 4, stroke: color, fill: PAPER }), 'Goal in progress'],
    [(x) => ({ kind: 'diamond', x: x + 8, y: y - 4, stroke: color, fill: color }), 'Goal achieved'],
    [(x) => ({ kind: 'box', x, y: y - 11, width: 18, height: 14, radius: 3, fill: tint(color), stroke: color }), 'Phase'],
    ...hasScenarios
      ? [[
        (x: number) => ({ kind: 'box', x, y: y - 11, width: 18, height: 14, radius: 3, stroke: color, isDashed: true }), 'What-if scenario',
      ]] as [(x: number) => Shape, string][]
      : [],
    ...hasLinks
      ? [
        [(x: number) => ({ kind: 'path', x: x + 1, y: y - 9, d: ARROW, stroke: color }), 'Comes after'],
      ] as [(x: number) => Shape, string][]
      : [],
    [(x) => ({ kind: 'line', x1: x + 8, y1: y - 13, x2: x + 8, y2: y + 5, stroke: INK, width: 1.2 }), 'Today'],
    ...([['past', 'Late'], ['today', 'Due today'], ['future', 'Ahead']] as const).map(([tone, words]): [(x: number) => Shape, string] => (
      [(x) => ({ kind: 'box', x, y: y - 8, width: 14, height: 8, radius: 4, fill: TONES[tone] }), words])),
  ];
  let x = MARGIN;
  return entries.flatMap(([draw, text]): Shape[] => {
    const at = x;
    x += 26 + textWidth(text, META_SIZE) + 22;
    return [draw(at), { kind: 'text', x: at + 24, y, text, size: META_SIZE, color: MUTED }];
  });
}
