/** The pure part of a load: when each request is due, of which kind it is, and what the times that were taken say. */

/**
 * @param {readonly number[]} values in any order
 * @param {number} share 0.95 for the time that nineteen of twenty keep
 * @returns {number} 0 where there is nothing
 */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** @param {readonly number[]} values ms @returns {{ count: number, p50: number, p95: number, p99: number }} */
export function spreadOf(values) {
  const at = (/** @type {number} */ share) => Math.round(percentile(values, share) * 10) / 10;
  return { count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/**
 * How much y grows with each step of x, by least squares.
 * @param {readonly (readonly [number, number])[]} points
 */
export function slope(points) {
  const mean = (/** @type {number} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const [over, under] = points.reduce(([a, b], [px, py]) => [a + (px - x) * (py - y), b + (px - x) ** 2], [0, 0]);
  return under === 0 ? 0 : over / under;
}

/**
 * How many requests are due by now, at a constant rate from the first moment on; it does not depend on how many were answered.
 * @param {number} elapsedMs
 * @param {number} rate requests a second
 * @param {number} lengthMs nothing is due from then on
 */
export function dueBy(elapsedMs, rate, lengthMs) {
  const all = Math.floor((lengthMs * rate) / 1000);
  return elapsedMs < 0 ? 0 : Math.min(all, Math.floor((elapsedMs * rate) / 1000) + 1);
}

/** ms after the first moment at which the nth request (from 0) is due. @param {number} nth @param {number} rate */
export const dueAt = (nth, rate) => (nth * 1000) / rate;

/**
 * The kinds of a mix in turns, each as often as it weighs and as evenly spread as that goes.
 * @template {string} Kind
 * @param {Readonly<Record<Kind, number>>} weights
 * @returns {Kind[]} one round
 */
export function roundOf(weights) {
  const entries = /** @type {[Kind, number][]} */ (Object.entries(weights));
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  const credit = new Map(entries.map(([kind]) => [kind, 0]));
  return Array.from({ length: total }, () => {
    for (const [kind, weight] of entries) credit.set(kind, (credit.get(kind) ?? 0) + weight);
    const [next] = [...credit].reduce((most, one) => (one[1] > most[1] ? one : most));
    credit.set(next, (credit.get(next) ?? 0) - total);
    return next;
  });
}

/** @param {number} number */
export const tenths = (number) => Math.round(number * 10) / 10;
