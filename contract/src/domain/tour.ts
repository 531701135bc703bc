/** What the guided tour points at: the modules of two areas, the board of advisors inside the team, and the elevator pitch. */
export const TOUR_TARGETS = [
  'vision', 'belief', 'values', 'culture', 'sdgs', 'skills', 'team', 'advisoryBoard',
  'overallProblem', 'overallSolution', 'customerSegment', 'elevatorPitch',
] as const;
export type TourTarget = (typeof TOUR_TARGETS)[number];

const isTarget = (name: string): name is TourTarget => (TOUR_TARGETS as readonly string[]).includes(name);

/** Marks an element for the tour; whoever is no target is not marked. */
export const tourTarget = (name: string): { 'data-tour'?: TourTarget } => (isTarget(name) ? { 'data-tour': name } : {});
