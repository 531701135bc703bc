export interface Positioned {
  id: string;
  position: number;
}

export function byPosition<Item extends Positioned>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}

/** The place of a row at the end. */
export function lastPosition(items: readonly Positioned[]): number {
  return Math.max(0, ...items.map(({ position }) => position)) + 1;
}

/**
 * The one row that a reorder moved, with its new place between its neighbours: moving writes a single row.
 * @param ids the ids in their new order
 */
export function movedRow(items: readonly Positioned[], ids: readonly string[]): Positioned | null {
  const before = byPosition(items).map(({ id }) => id);
  const places = new Map(items.map(({ id, position }) => [id, position]));
  const moved = ids.find((id) => sameWithout(before, ids, id));
  if (moved === undefined || before.join() === ids.join()) return null;
  const at = ids.indexOf(moved);
  return { id: moved, position: positionBetween(places.get(ids[at - 1] ?? ''), places.get(ids[at + 1] ?? '')) };
}

/** A place between two others; undefined where there is none on that side. */
export function positionBetween(above: number | undefined, below: number | undefined): number {
  if (above === undefined) return (below ?? 1) - 1;
  return below === undefined ? above + 1 : (above + below) / 2;
}

function sameWithout(before: readonly string[], after: readonly string[], id: string): boolean {
  return before.indexOf(id) !== after.indexOf(id)
    && before.filter((each) => each !== id).join() === after.filter((each) => each !== id).join();
}
