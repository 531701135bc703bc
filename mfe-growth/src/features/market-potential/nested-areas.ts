import { shareOf, type DecimalString } from '@heartwood/contract/numbers';

/** Where the areas are drawn: the largest has this radius, and all of them stand on one point. */
export interface AreasFrame { radius: number; x: number; bottom: number }

/** A circle whose area is to scale, and the point on it that its words are led to. */
export interface NestedArea<Key extends string> { key: Key; radius: number; x: number; y: number; point: { x: number; y: number } }

/** From this share of the largest radius on the words are led to the upper right, else to the right. */
const WIDE = 0.3;

/**
 * Circles inside one another, the largest first, so that each is painted over the larger ones. What has no value is left out.
 * Areas, and not radii, are as the values are to one another: half the value is half of the paint.
 */
export function nestedAreas<Key extends string>(
  values: readonly { key: Key; value: DecimalString | null }[], { radius: most, x, bottom }: AreasFrame,
): NestedArea<Key>[] {
  const known = values.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
  const [first] = known;
  if (!first) return [];
  const largest = known.reduce((max, { value }) => ((shareOf(value, max) ?? 2) > 1 ? value : max), first.value);
  return known.map(({ key, value }): NestedArea<Key> => {
    const radius = most * Math.sqrt(shareOf(value, largest) ?? 0);
    const y = bottom - radius;
    const lean = radius >= most * WIDE ? Math.SQRT1_2 : 0;
    return { key, radius, x, y, point: { x: x + radius * (lean || 1), y: y - radius * lean } };
  }).sort((left, right) => right.radius - left.radius);
}
