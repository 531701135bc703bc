/** The deepest thing that a client sends is a text of nested lists: some 30 levels. */
export const DEEPEST = 64;

/** Whether JSON is nested deeper than so many levels. It keeps its own stack: what is too deep for ours is what it looks for. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    const inner = layer.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) as unknown[] : []));
    if (depth > levels) return true;
    layer = inner;
  }
  return false;
}
