import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Lane } from '../../timeline/lanes';
import { HEAD, RULER } from './chart-look';

/** What is being moved, and by how much; nothing is written before it is let go. */
export interface Move {
  kind: 'goal' | 'phase';
  id: string;
  /** Which end of a phase; both move it as it is. */
  end: 'both' | 'from' | 'to';
  /** From its own day; of what has none from today. */
  days: number;
  /** The lane under the pointer; null for its own. */
  lane: Lane | null;
  by: 'pointer' | 'keys';
}

/** What is taken hold of. What is loose comes from beside the chart: only over the chart it is somewhere. */
export type Grabbed = Pick<Move, 'kind' | 'id' | 'end'> & { isLoose?: boolean };

export interface MoveOptions {
  /** What scrolls: near its edges it goes on by itself. */
  scroller: RefObject<HTMLElement | null>;
  dayWidth: number;
  snap: number;
  /** Where today stands, px from the left end of what scrolls. */
  todayX: number;
  laneAt(clientY: number): Lane | null;
  onDrop(move: Move): void;
}

/** A press that goes less far than this is a click. */
const THRESHOLD = 4;
/** So near an edge it scrolls, px; at the edge so far in a picture. */
const EDGE = 44;
const FASTEST = 16;

/** Moving by pointer and by keys: the same picture, the same end. Esc takes it back. */
export function useMove(options: MoveOptions) {
  const [move, setMove] = useState<Move | null>(null);
  const [isHeld, setHeld] = useState(false);
  const current = useRef<Move | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const stopPointer = useRef<() => void>(() => undefined);
  const wasDragged = useRef(false);
  const show = (next: Move | null) => {
    current.current = next;
    setMove(next);
  };
  const cancel = () => {
    stopPointer.current();
    setHeld(false);
    show(null);
  };
  const drop = () => {
    const dropped = current.current;
    cancel();
    if (dropped) latest.current.onDrop(dropped);
  };
  /** The end of moving by keys; a pointer that is on its way goes on. */
  const settle = () => {
    if (current.current?.by === 'keys') drop();
  };
  useEffect(() => () => stopPointer.current(), []);

  const isMoving = move !== null || isHeld;
  useEffect(() => {
    if (!isMoving) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stopPointer.current();
      current.current = null;
      setHeld(false);
      setMove(null);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isMoving]);

  return {
    move,
    /** Whether the press that has just ended was a drag: its click means nothing. */
    wasDragged: () => wasDragged.current,
    /** From a press on a goal or phase. Touch scrolls; there "Move to date…" moves. */
    start: (event: PointerEvent<HTMLElement>, { isLoose = false, ...target }: Grabbed) => {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const { clientX, clientY, pointerId } = event;
      const scrolledBefore = latest.current.scroller.current?.scrollLeft ?? 0;
      let picture = 0;
      let at = { x: clientX, y: clientY };
      const place = () => {
        const { scroller: { current: pane }, dayWidth, snap, todayX, laneAt } = latest.current;
        if (!pane || (isLoose && !isOver(pane, at))) return show(null);
        const across = isLoose
          ? at.x - pane.getBoundingClientRect().left - HEAD + pane.scrollLeft - todayX
          : at.x - clientX + pane.scrollLeft - scrolledBefore;
        const lane = target.kind === 'goal' ? laneAt(at.y) : null;
        return show({ ...target, days: Math.round(across / dayWidth / snap) * snap, lane, by: 'pointer' });
      };
      const scrollOn = () => {
        picture = requestAnimationFrame(scrollOn);
        const pane = latest.current.scroller.current;
        if (!pane || (isLoose && !isOver(pane, at))) return;
        const { left, right, top, bottom } = pane.getBoundingClientRect();
        const { scrollLeft, scrollTop } = pane;
        pane.scrollLeft += speedAt(at.x, left + HEAD, right);
        pane.scrollTop += speedAt(at.y, top + RULER, bottom);
        if (pane.scrollLeft !== scrollLeft || pane.scrollTop !== scrollTop) place();
      };
      const follow = (next: globalThis.PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        if (!wasDragged.current) {
          if (Math.hypot(next.clientX - clientX, next.clientY - clientY) < THRESHOLD) return;
          wasDragged.current = true;
          setHeld(true);
          picture = requestAnimationFrame(scrollOn);
        }
        at = { x: next.clientX, y: next.clientY };
        place();
      };
      const end = (next: globalThis.PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        drop();
        // The click that comes with letting go is over by then.
        setTimeout(() => { wasDragged.current = false; });
      };
      stopPointer.current();
      stopPointer.current = () => {
        cancelAnimationFrame(picture);
        window.removeEventListener('pointermove', follow);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', cancel);
      };
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', cancel);
    },
    /** One step by a key; it is written when `settle` is called. */
    nudge: (target: Pick<Move, 'kind' | 'id' | 'end'>, steps: number) => {
      const days = steps * latest.current.snap;
      const before = current.current;
      show(before?.id === target.id ? { ...before, days: before.days + days } : { ...target, days, lane: null, by: 'keys' });
    },
    settle,
  };
}

function isOver(pane: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = pane.getBoundingClientRect();
  return x >= left + HEAD && x <= right && y >= top + RULER && y <= bottom;
}

/** Px in a picture: none in the middle, more the nearer an edge is, the most at it and beyond. Where all is edge nothing scrolls. */
function speedAt(at: number, from: number, to: number): number {
  if (to - from < 3 * EDGE) return 0;
  const [before, after] = [from + EDGE - at, at - (to - EDGE)];
  const near = Math.max(before, after);
  return near <= 0 ? 0 : Math.sign(after - before) * Math.ceil(Math.min(1, near / EDGE) * FASTEST);
}
