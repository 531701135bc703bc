/** From this share of a limit on it is worth saying. */
const NEAR = 0.8;
/** Short limits are near early. */
const CLOSE = 20;

/** What is left of a limit, for a field's aside: nothing while it is far, "12 characters left" near it, "8 too many" beyond. */
export function limitNote(length: number, max: number): string | undefined {
  const left = max - length;
  if (left < 0) return `${-left} too many, ${max.toLocaleString('en-US')} at most`;
  if (length < max * NEAR && left > CLOSE) return undefined;
  return `${left} ${left === 1 ? 'character' : 'characters'} left`;
}
