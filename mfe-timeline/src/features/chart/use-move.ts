import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Lane } from '../../timeline/lanes';

/** What is being moved, and by how much; nothing is written before it is let go. */
export interface Move {
  kind: 'goal' | 'phase';
  id: string;
  /** Which end of a phase; both move it as it is. */
  end: 'both' | 'from' | 'to';
  days: number;
  /** The lane under the pointer; null for its own. */
  lane: Lane | null;
  by: 'pointer' | 'keys';
}

export interface MoveOptions {
  dayWidth: number;
  snap: number;
  laneAt(clientY: number): Lane | null;
  onDrop(move: Move): void;
}

/** A press that goes less far than this is a click. */
const THRESHOLD = 4;

/** Moving by pointer and by keys: the same picture, the same end. Esc takes it back. */
export function useMove(options: MoveOptions) {
  const [move, setMove] = useState<Move | null>(null);
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
    show(null);
  };
  const drop = () => {
    const dropped = current.current;
    cancel();
    if (dropped && (dropped.days !== 0 || dropped.lane !== null)) latest.current.onDrop(dropped);
  };
  /** The end of moving by keys; a pointer that is on its way goes on. */
  const settle = () => {
    if (current.current?.by === 'keys') drop();
  };
  useEffect(() => () => stopPointer.current(), []);

  const isMoving = move !== null;
  useEffect(() => {
    if (!isMoving) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stopPointer.current();
      current.current = null;
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
    start: (event: PointerEvent<HTMLElement>, target: Pick<Move, 'kind' | 'id' | 'end'>) => {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const { clientX, clientY, pointerId } = event;
      const follow = (next: globalThis.PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        const across = next.clientX - clientX;
        if (!wasDragged.current && Math.hypot(across, next.clientY - clientY) < THRESHOLD) return;
        wasDragged.current = true;
        const { dayWidth, snap, laneAt } = latest.current;
        const lane = target.kind === 'goal' ? laneAt(next.clientY) : null;
        show({ ...target, days: Math.round(across / dayWidth / snap) * snap, lane, by: 'pointer' });
      };
      const end = (next: globalThis.PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        drop();
        // The click that comes with letting go is over by then.
        setTimeout(() => { wasDragged.current = false; });
      };
      stopPointer.current();
      stopPointer.current = () => {
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
