import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { HEAD, RULER } from './chart-look';
import type { Drawing } from './layout';

interface Place { id: string; x: number; top: number; laneAt: number }

/** Room that is kept around what the focus goes to, px. */
const MARGIN = 60;

/**
 * One tab stop among all phases and goals; arrows go on from there: left and right by day, up and down to the nearest of the next lane.
 * What is out of sight is scrolled to first, since only then it is drawn.
 */
export function useRoving(scroller: RefObject<HTMLElement | null>, drawing: Drawing, seen: ReadonlySet<string>) {
  const [current, setCurrent] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  // Made with the first key: each zoom has others.
  const placesOf = useMemo(() => once(() => {
    const laneOf = new Map(drawing.lanes.map(({ lane }, at) => [lane, at]));
    const all: Place[] = [
      ...drawing.phases.map(({ phase, left, top, lane }) => ({ id: phase.id, x: left, top, laneAt: laneOf.get(lane) ?? 0 })),
      ...drawing.goals.map(({ goal, x, top, lane }) => ({ id: goal.id, x, top, laneAt: laneOf.get(lane) ?? 0 })),
    ];
    return all.sort((a, b) => a.x - b.x || a.top - b.top);
  }), [drawing]);

  const show = (place: Pick<Place, 'id' | 'x' | 'top'>) => {
    const element = scroller.current;
    if (element) {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      const [right, bottom] = [scrollLeft + clientWidth - HEAD, scrollTop + clientHeight - RULER];
      if (place.x < scrollLeft + MARGIN) element.scrollLeft = place.x - MARGIN;
      else if (place.x > right - MARGIN * 3) element.scrollLeft = place.x - (right - scrollLeft) + MARGIN * 3;
      if (place.top < scrollTop) element.scrollTop = place.top - 16;
      else if (place.top > bottom - MARGIN) element.scrollTop = place.top - (bottom - scrollTop) + MARGIN;
    }
    wanted.current = place.id;
    setCurrent(place.id);
  };

  useEffect(() => {
    const id = wanted.current;
    if (id === null) return;
    const element = scroller.current?.querySelector<HTMLElement>(`[data-shown] [data-place="${CSS.escape(id)}"]`);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  });

  const followFocus = useCallback(() => {
    const element = document.activeElement?.closest<HTMLElement>('[data-place]');
    if (element && scroller.current?.contains(element) && !element.closest('[data-shown]'))
      wanted.current = element.dataset['place'] ?? null;
  }, [scroller]);

  return {
    /** Who has the focus in another zoom has it in this one. */
    followFocus,
    /** What Tab leads to. */
    tabStop: current !== null && seen.has(current) ? current : [...seen][0] ?? null,
    /** It was pressed: Tab comes back to it. */
    touch: setCurrent,
    /** Whether the key led somewhere. */
    go: (key: string, from: string): boolean => {
      const places = placesOf();
      const at = places.findIndex(({ id }) => id === from);
      const here = places[at];
      if (!here) return false;
      const next = key === 'ArrowRight' ? places[at + 1] : key === 'ArrowLeft' ? places[at - 1]
        : key === 'Home' ? places[0] : key === 'End' ? places.at(-1) : nearestInLane(places, here, key);
      if (next) show(next);
      return next !== undefined;
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function nearestInLane(places: readonly Place[], here: Place, key: string): Place | undefined {
  const side = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (side === 0) return undefined;
  const beyond = places.filter(({ laneAt }) => (laneAt - here.laneAt) * side > 0);
  const lane = beyond.reduce(
    (best, { laneAt }) => (Math.abs(laneAt - here.laneAt) < Math.abs(best - here.laneAt) ? laneAt : best), Infinity * side,
  );
  return beyond.filter(({ laneAt }) => laneAt === lane)
    .reduce<Place | undefined>(
      (best, place) => (best && Math.abs(best.x - here.x) <= Math.abs(place.x - here.x) ? best : place), undefined,
    );
}
