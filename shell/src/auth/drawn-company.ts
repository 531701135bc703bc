import type { RingSegment } from '@heartwood/shared-ui';

/** Done modules of each area, as drawn: what a company two thirds of the way looks like. */
export const DRAWN: readonly (readonly [area: string, done: number, total: number])[] = [
  ['foundation', 5, 7], ['businessModel', 5, 9], ['competition', 1, 2], ['marketPotential', 2, 4], ['riskAssessment', 0, 2],
  ['ideaStage', 2, 2], ['marketPlan', 2, 2],
];

/** Its ring; `isHollow`: as everyone begins. */
export function drawnSegments(isHollow: boolean): RingSegment[] {
  return DRAWN.flatMap(([area, done, total]) =>
    Array.from({ length: total }, (_, index) => ({ key: `${area}${index}`, area, done: !isHollow && index < done })),
  );
}
