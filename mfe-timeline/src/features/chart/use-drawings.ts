import { useEffect, useMemo } from 'react';
import { dayNumber } from '../../timeline/days';
import type { Lane } from '../../timeline/lanes';
import { scaleOver, ZOOMS, type Scale, type Zoom } from '../../timeline/scale';
import type { Timeline } from '../../timeline/timeline';
import { drawTimeline, type DrawnPlan, type Drawing } from './layout';

export interface Drawn { scale: Scale; drawing: Drawing }

/**
 * Where everything stands in each zoom, packed once for a plan and a pane. What another zoom will need is packed while nothing else is to
 * be done.
 * @param width of the pane, px
 */
export function useDrawings(
  { milestones, phases }: Timeline, lanes: readonly Lane[], { scenarios, today, earlier }: DrawnPlan, width: number,
): (zoom: Zoom) => Drawn {
  const drawnOf = useMemo(() => {
    const days = [...milestones.flatMap(({ date }) => date ?? []), ...phases.flatMap(({ from, to }) => [from, to]), ...earlier.values()];
    const numbers = days.map(dayNumber);
    const made = new Map<Zoom, Drawn>();
    return (zoom: Zoom) => {
      const known = made.get(zoom);
      if (known) return known;
      const scale = scaleOver(numbers, dayNumber(today), zoom, width);
      const drawn = { scale, drawing: drawTimeline(lanes, scale, { scenarios, today, earlier }) };
      made.set(zoom, drawn);
      return drawn;
    };
  }, [milestones, phases, lanes, scenarios, today, earlier, width]);
  useEffect(() => whenIdle(ZOOMS.map((zoom) => () => drawnOf(zoom))), [drawnOf]);
  return drawnOf;
}

/** One after the other, each in a moment of its own; what it returns takes back what has not been done. */
function whenIdle(tasks: readonly (() => unknown)[]): (() => void) | undefined {
  if (typeof requestIdleCallback === 'undefined') return undefined;
  let handle = 0;
  const ask = (at: number) => {
    handle = requestIdleCallback(() => {
      tasks[at]?.();
      if (at + 1 < tasks.length) ask(at + 1);
    });
  };
  ask(0);
  return () => cancelIdleCallback(handle);
}
