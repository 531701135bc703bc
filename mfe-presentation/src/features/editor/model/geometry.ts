import { BLOCK_LIMITS, SLIDE } from '@heartwood/contract/deck';

/** In slide units. */
export interface Box { x: number; y: number; width: number; height: number }
export interface Guide { axis: 'x' | 'y'; at: number }
export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
/** Compass: `n` is the upper edge. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Smaller ones can't be taken hold of. */
const LEAST = 16;

export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export const meets = (a: Box, b: Box): boolean => (
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
);

const lines = ({ x, y, width, height }: Box) => ({ x: [x, x + width / 2, x + width], y: [y, y + height / 2, y + height] });

/** Lines that a box can come to rest on: edges and middles of the others, and of the slide. */
export interface Rests { x: readonly number[]; y: readonly number[] }
export function restsOf(others: readonly Box[]): Rests {
  const all = [...others, { x: 0, y: 0, ...SLIDE }, { x: 102, y: 78, width: SLIDE.width - 204, height: SLIDE.height - 156 }].map(lines);
  return { x: all.flatMap((each) => each.x), y: all.flatMap((each) => each.y) };
}

/** How far a box is to go on to rest on the nearest line, and the lines on which it rests then. */
export function snapped(box: Box, rests: Rests, reach: number): { dx: number; dy: number; guides: Guide[] } {
  const own = lines(box);
  const [dx, dy] = (['x', 'y'] as const).map((axis) => nearest(own[axis], rests[axis], reach)) as [number | null, number | null];
  const at = lines({ ...box, x: box.x + (dx ?? 0), y: box.y + (dy ?? 0) });
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    if ((axis === 'x' ? dx : dy) === null) return [];
    const found = at[axis].flatMap((line) => rests[axis].filter((rest) => Math.abs(rest - line) < 0.5));
    return [...new Set(found)].map((rest): Guide => ({ axis, at: rest }));
  });
  return { dx: dx ?? 0, dy: dy ?? 0, guides };
}

function nearest(own: readonly number[], rests: readonly number[], reach: number): number | null {
  let best: number | null = null;
  for (const line of own) {
    for (const rest of rests) if (Math.abs(rest - line) <= reach && (best === null || Math.abs(rest - line) < Math.abs(best)))
      best = rest - line;
  }
  return best;
}

/** @param keepsRatio as with Shift; a corner alone can */
export function resized(box: Box, handle: Handle, dx: number, dy: number, keepsRatio = false): Box {
  const isWest = handle.includes('w');
  const isNorth = handle.includes('n');
  let width = Math.max(LEAST, box.width + (handle.includes('e') ? dx : isWest ? -dx : 0));
  let height = Math.max(LEAST, box.height + (handle.includes('s') ? dy : isNorth ? -dy : 0));
  if (keepsRatio && handle.length === 2) {
    const share = Math.max(width / box.width, height / box.height);
    width = box.width * share;
    height = box.height * share;
  }
  return { x: isWest ? box.x + box.width - width : box.x, y: isNorth ? box.y + box.height - height : box.y, width, height };
}

/** Boxes that were in `from`, as they are once it is `to`. */
export function rescaled(box: Box, from: Box, to: Box): Box {
  const [across, down] = [to.width / (from.width || 1), to.height / (from.height || 1)];
  return {
    x: to.x + (box.x - from.x) * across, y: to.y + (box.y - from.y) * down,
    width: Math.max(LEAST, box.width * across), height: Math.max(LEAST, box.height * down),
  };
}

/** One alone is aligned on the slide, several on the frame around them. */
export function aligned(boxes: readonly Box[], edge: Edge): Box[] {
  const frame = boxes.length > 1 ? boundsOf(boxes) : { x: 0, y: 0, ...SLIDE };
  return boxes.map((box) => {
    switch (edge) {
      case 'left': return { ...box, x: frame.x };
      case 'center': return { ...box, x: frame.x + (frame.width - box.width) / 2 };
      case 'right': return { ...box, x: frame.x + frame.width - box.width };
      case 'top': return { ...box, y: frame.y };
      case 'middle': return { ...box, y: frame.y + (frame.height - box.height) / 2 };
      case 'bottom': return { ...box, y: frame.y + frame.height - box.height };
    }
  });
}

/** The same room between all of them; the outer two stay. */
export function distributed(boxes: readonly Box[], axis: 'x' | 'y'): Box[] {
  const side = axis === 'x' ? 'width' : 'height';
  const order = boxes.map((_, index) => index).sort((a, b) => boxes[a]![axis] - boxes[b]![axis]);
  const frame = boundsOf(boxes);
  const room = (frame[side] - boxes.reduce((sum, box) => sum + box[side], 0)) / Math.max(1, boxes.length - 1);
  const placed = [...boxes];
  let at = frame[axis];
  for (const index of order) {
    placed[index] = { ...boxes[index]!, [axis]: at };
    at += boxes[index]![side] + room;
  }
  return placed;
}

/** No wider or higher than a block that stands left of or above the slide may be. */
const MOST_SIZE = Math.min(BLOCK_LIMITS.place.size, -BLOCK_LIMITS.place.least);
const sizeOf = (value: number) => Math.min(MOST_SIZE, Math.max(1, Math.round(value)));

/** Whole units are enough, and a box can't leave the slide altogether. */
export function settledBox({ x, y, width, height }: Box): Box {
  const [w, h] = [sizeOf(width), sizeOf(height)];
  const within = (value: number, size: number, most: number) => Math.round(Math.min(most - LEAST, Math.max(LEAST - size, value)));
  return { x: within(x, w, SLIDE.width), y: within(y, h, SLIDE.height), width: w, height: h };
}
