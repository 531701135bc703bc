import type { Lane } from '../../timeline/lanes';
import type { Goal, Phase } from '../../timeline/timeline';

export type Entry =
  | { kind: 'phase'; id: string; day: string; phase: Phase; lane: Lane }
  | { kind: 'goal'; id: string; day: string; goal: Goal; lane: Lane }
  | { kind: 'today'; id: 'today'; day: string };

/** Some entries of one month. A long month is cut into several, so that none is too much to draw at once. */
export interface Section { key: string; month: string; isFirst: boolean; entries: Entry[] }

const MOST = 40;

/** Phases by their first day and goals by their own, month by month; today has its place among them. */
export function monthSections(lanes: readonly Lane[], today: string): Section[] {
  const entries: Entry[] = lanes.flatMap((lane) => [
    ...lane.phases.map((phase): Entry => ({ kind: 'phase', id: phase.id, day: phase.from, phase, lane })),
    ...lane.goals.map((goal): Entry => ({ kind: 'goal', id: goal.id, day: goal.date ?? '', goal, lane })),
  ]);
  if (entries.length === 0) return [];
  entries.push({ kind: 'today', id: 'today', day: today });
  const weight = { phase: 0, today: 1, goal: 2 };
  entries.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : weight[a.kind] - weight[b.kind]));
  const sections: Section[] = [];
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const last = sections.at(-1);
    if (last?.month === month && last.entries.length < MOST) last.entries.push(entry);
    else sections.push({ key: `${month} ${sections.length}`, month, isFirst: last?.month !== month, entries: [entry] });
  }
  return sections;
}

const NAMES = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
];

/** "March" of `2026-03`. */
export const monthName = (month: string): string => NAMES[Number(month.slice(5)) - 1] ?? '';
