import type { Phase } from '../../timeline/timeline';

/** More lines than this would leave no room for what stands on the days. */
const MOST = 4;

export interface PhaseLines {
  /** The lines of a day from the top, null where another day has one. */
  on(day: string): (Phase | null)[];
  /** All phases that are there on a day, those without a line too. */
  phasesOn(day: string): Phase[];
  /** Those that have a line, by their first day. */
  drawn: Phase[];
  /** Those for which there was no room. */
  rest: Phase[];
}

/** Gives each phase between two days a line that it keeps: the first that is free on all its days. */
export function phaseLines(phases: readonly Phase[], from: string, to: string): PhaseLines {
  const there = phases.filter((phase) => phase.from <= to && phase.to >= from).sort((a, b) => (
    a.from < b.from ? -1 : a.from > b.from ? 1 : 0
  ));
  const rows: Phase[][] = [];
  const drawn: Phase[] = [];
  const rest: Phase[] = [];
  for (const phase of there) {
    const free = rows.find((row) => (row.at(-1)?.to ?? '') < phase.from);
    if (free) free.push(phase);
    else if (rows.length < MOST) rows.push([phase]);
    (free || rows.at(-1)?.at(-1) === phase ? drawn : rest).push(phase);
  }
  const isOn = (day: string) => (phase: Phase) => phase.from <= day && day <= phase.to;
  return { on: (day) => rows.map((row) => row.find(isOn(day)) ?? null), phasesOn: (day) => there.filter(isOn(day)), drawn, rest };
}
