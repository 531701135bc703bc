import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ChainWire } from './canvas-chain';
import { roundedPath, wireBetween, type Box, type Point, type Spot } from './canvas-wires';

export interface DrawnWire { key: string; path: string; isBehind: boolean; ends: readonly Point[] }

/** The wires between rows as they stand on the screen now; measured again when the canvas changes its size. */
export function useWires(frame: RefObject<HTMLElement | null>, wires: readonly ChainWire[]): readonly DrawnWire[] {
  const [drawn, setDrawn] = useState<readonly DrawnWire[]>([]);
  useLayoutEffect(() => {
    const canvas = frame.current;
    if (!canvas || wires.length === 0) {
      setDrawn([]);
      return undefined;
    }
    const measure = () => setDrawn(wires.flatMap((wire) => drawWire(canvas, wire)));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(canvas);
    return () => sizes.disconnect();
  }, [frame, wires]);
  return drawn;
}

function drawWire(canvas: HTMLElement, { from, to, steps }: ChainWire): DrawnWire[] {
  const [one, other] = [spotOf(canvas, from), spotOf(canvas, to)];
  if (!one || !other) return [];
  const corners = wireBetween(one, other, canvas.clientWidth);
  const ends = [corners[0], corners.at(-1)].filter((end) => end !== undefined);
  return [{ key: `${from} ${to}`, path: roundedPath(corners), isBehind: steps > 1, ends }];
}

function spotOf(canvas: HTMLElement, id: string): Spot | null {
  const row = canvas.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
  const block = row?.closest<HTMLElement>('section');
  if (!row || !block) return null;
  const origin = canvas.getBoundingClientRect();
  const boxOf = (element: HTMLElement): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [origin.left + canvas.clientLeft, origin.top + canvas.clientTop];
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  };
  return { row: boxOf(row), block: boxOf(block) };
}
