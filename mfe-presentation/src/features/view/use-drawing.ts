import { SLIDE } from '@heartwood/contract/deck';
import { useRef, type PointerEvent } from 'react';
import type { Shown } from './use-step';

export type Tool = 'draw' | 'point';

/** On the slide that is shown: what is pointed at, or drawn, in slide units. */
export function useDrawing(tool: Tool | null, { strokes, draw, point }: Pick<Shown, 'strokes' | 'draw' | 'point'>) {
  const isDown = useRef(false);
  if (tool === null) return {};
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (tool !== 'draw') return;
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      draw([...strokes, [placeOf(event)]]);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (tool === 'point') return point(placeOf(event));
      if (!isDown.current) return undefined;
      const last = strokes.at(-1) ?? [];
      return draw([...strokes.slice(0, -1), [...last, placeOf(event)]]);
    },
    onPointerUp() {
      isDown.current = false;
    },
    onPointerLeave() {
      if (tool === 'point') point(null);
    },
  };
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * SLIDE.width, y: ((clientY - top) / height) * SLIDE.height };
}
