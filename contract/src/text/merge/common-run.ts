/** Above this the table of a comparison would be too large to make while somebody types; what differs then differs as a whole. */
const MOST_CELLS = 4_000_000;

/** Pairs of places at which two lists say the same, in the order of both: as many as there can be. */
export function commonRun(left: readonly string[], right: readonly string[]): [number, number][] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let tail = 0;
  while (tail < left.length - start && tail < right.length - start && left[left.length - 1 - tail] === right[right.length - 1 - tail])
    tail += 1;
  const head = Array.from({ length: start }, (_, at): [number, number] => [at, at]);
  const middle = longest(left.slice(start, left.length - tail), right.slice(start, right.length - tail));
  const end = Array.from({ length: tail }, (_, at): [number, number] => [left.length - tail + at, right.length - tail + at]);
  return [...head, ...middle.map(([a, b]): [number, number] => [a + start, b + start]), ...end];
}

function longest(left: readonly string[], right: readonly string[]): [number, number][] {
  const [rows, columns] = [left.length, right.length];
  if (rows === 0 || columns === 0 || rows * columns > MOST_CELLS) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (left[row] === right[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
