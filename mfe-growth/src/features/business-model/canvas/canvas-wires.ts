/** In pixels from the left top corner of the canvas. */
export interface Box { left: number; top: number; right: number; bottom: number }
export interface Point { x: number; y: number }

/** A row, and the block that it stands in. */
export interface Spot { row: Box; block: Box }

/** How far corners are rounded. */
const CORNER = 8;
/** A wire beside the last column stands this far inside of the frame. */
const INSET = 6;

const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
const at = (x: number, y: number): Point => ({ x, y });

/**
 * The corners of a wire between two rows, from one to the other. It runs in the gutters between blocks and on their borders, never
 * across words.
 * @param width of the canvas
 */
export function wireBetween(one: Spot, other: Spot, width: number): Point[] {
  const isBelow = (spot: Spot, than: Spot) => spot.block.top >= than.block.bottom;
  // The revenues stand below all columns.
  if (isBelow(other, one) && other.block.right >= width - 2) return aroundEdge(one, other, width);
  if (isBelow(one, other) && one.block.right >= width - 2) return aroundEdge(other, one, width).reverse();
  const [left, right] = one.block.left <= other.block.left ? [one, other] : [other, one];
  const points = besideColumns(left, right);
  return left === one ? points : points.reverse();
}

function besideColumns(left: Spot, right: Spot): Point[] {
  const gutter = left.block.right + 0.5;
  const start = [at(left.row.right, middle(left.row)), at(gutter, middle(left.row))];
  // Above each other in one column.
  if (left.block.left === right.block.left) return [...start, at(gutter, middle(right.row)), at(right.row.right, middle(right.row))];
  const end = [at(right.block.left - 0.5, middle(right.row)), at(right.row.left, middle(right.row))];
  if (right.block.left - left.block.right < 4) return [...start, at(gutter, middle(right.row)), at(right.row.left, middle(right.row))];
  // A column stands between them: on the border between its two blocks, which is where the blocks of the left column meet.
  const border = left.block.top > right.block.top ? left.block.top - 0.5 : left.block.bottom + 0.5;
  return [...start, at(gutter, border), at(right.block.left - 0.5, border), ...end];
}

/** Down the right edge of the frame, and to the row from its side, or from below where another stands between. */
function aroundEdge(upper: Spot, lower: Spot, width: number): Point[] {
  const edge = width - INSET;
  const start = [at(upper.row.right, middle(upper.row)), at(edge, middle(upper.row))];
  if (edge - lower.row.right < 2 * INSET + CORNER) return [...start, at(edge, middle(lower.row)), at(lower.row.right, middle(lower.row))];
  const centre = (lower.row.left + lower.row.right) / 2;
  return [...start, at(edge, lower.row.bottom + 5), at(centre, lower.row.bottom + 5), at(centre, lower.row.bottom)];
}

/** The path of a wire, its corners rounded. */
export function roundedPath(corners: readonly Point[]): string {
  return corners.map((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before) return `M${corner.x},${corner.y}`;
    const radius = after ? Math.min(CORNER, distance(before, corner) / 2, distance(corner, after) / 2) : 0;
    if (!after || radius === 0) return `L${corner.x},${corner.y}`;
    const [into, out] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `L${into.x},${into.y}Q${corner.x},${corner.y} ${out.x},${out.y}`;
  }).join('');
}

function distance(one: Point, other: Point): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

/** All wires are level or upright. */
function towards(from: Point, to: Point, by: number): Point {
  return at(from.x + Math.sign(to.x - from.x) * by, from.y + Math.sign(to.y - from.y) * by);
}
