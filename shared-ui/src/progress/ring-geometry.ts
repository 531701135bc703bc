/** An arc on the ring, in degrees clockwise from twelve o'clock. */
interface Arc { from: number; to: number }

interface RingShape {
  size: number;
  outer: number;
  inner: number;
  /** Degrees between two segments of one area, and between two areas. */
  gap: number;
  areaGap: number;
}

/**
 * Proportions measured on the drawings: 42 is a thin stroke, 64 to 600 are blocks. A size between two drawn ones takes
 * the gaps of the nearest, since gaps are degrees and look the same at any scale.
 */
const drawn: readonly RingShape[] = [
  { size: 64, outer: 31, inner: 21, gap: 2.5, areaGap: 8 },
  { size: 176, outer: 87, inner: 64, gap: 2.2, areaGap: 6.5 },
  { size: 232, outer: 115, inner: 85, gap: 2.1, areaGap: 6.3 },
  { size: 600, outer: 298, inner: 224, gap: 1.7, areaGap: 5 },
];

export const thinRing = { gap: 3, areaGap: 8, stroke: 2.6 };

/** Sizes up to this are drawn as one thin stroke: blocks would turn to crumbs. */
export const thinUpTo = 48;

export function ringShape(size: number): RingShape {
  const nearest = drawn.reduce((best, shape) => (Math.abs(shape.size - size) < Math.abs(best.size - size) ? shape : best));
  const scale = size / nearest.size;
  return { ...nearest, size, outer: nearest.outer * scale, inner: nearest.inner * scale };
}

/** Splits the circle into one arc a segment, with the wider gap where the area changes (and at twelve o'clock). */
export function ringArcs(areas: readonly string[], gap: number, areaGap: number): Arc[] {
  const total = areas.length;
  const borders = areas.filter((area, index) => area !== areas[(index + 1) % total]).length;
  const span = (360 - (total - borders) * gap - borders * areaGap) / total;
  let at = areaGap / 2;
  return areas.map((area, index) => {
    const arc = { from: at, to: at + span };
    at = arc.to + (area === areas[index + 1] ? gap : areaGap);
    return arc;
  });
}

function point(center: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(center + radius * Math.sin(angle)).toFixed(2)} ${(center - radius * Math.cos(angle)).toFixed(2)}`;
}

/** A block between two radii. */
export function blockPath(center: number, outer: number, inner: number, { from, to }: Arc): string {
  return `M${point(center, outer, from)}A${outer} ${outer} 0 0 1 ${point(center, outer, to)}`
    + `L${point(center, inner, to)}A${inner} ${inner} 0 0 0 ${point(center, inner, from)}Z`;
}

/** A single line along the circle. */
export function strokePath(center: number, radius: number, { from, to }: Arc): string {
  return `M${point(center, radius, from)}A${radius} ${radius} 0 0 1 ${point(center, radius, to)}`;
}
