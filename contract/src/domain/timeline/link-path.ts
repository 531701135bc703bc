/** Where the diamond of a goal stands, px: its middle, and the top of its row. */
export interface LinkEnd { x: number; top: number }

/** Px from the top of a row: the tips of the diamond, and the way between the rows under it. */
const TIP_ABOVE = 1;
const TIP_BELOW = 20;
const BETWEEN_ROWS = 37;
const CORNER = 5;
const HEAD = 4;

/**
 * The line from a goal to one that waits for it, as SVG path data: down from its diamond, along under its row, and to the other's diamond
 * from below, or from above where that stands in a lower row. `head` is the point of its arrow.
 */
export function linkPath(from: LinkEnd, to: LinkEnd): { line: string; head: string } {
  const side = Math.sign(to.x - from.x);
  const along = from.top + BETWEEN_ROWS;
  const isDown = to.top > from.top;
  const end = isDown ? to.top + TIP_ABOVE : to.top + TIP_BELOW;
  const turn = Math.min(CORNER, Math.abs(to.x - from.x) / 2);
  const last = Math.min(turn, Math.abs(along - end));
  const [down, up] = [`V${along - turn}q0 ${turn} ${side * turn} ${turn}`, `q${side * last} 0 ${side * last} ${isDown ? last : -last}`];
  const across = side === 0 ? '' : `${down}H${to.x - side * last}${up}`;
  const back = isDown ? -HEAD : HEAD;
  return {
    line: `M${from.x} ${from.top + TIP_BELOW}${across}V${end}`,
    head: `M${to.x - HEAD} ${end + back}L${to.x} ${end}l${HEAD} ${back}`,
  };
}
