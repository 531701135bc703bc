import { canaryBucketOf, canaryNumberOf } from './canary-bucket';

const ids = Array.from({ length: 5_000 }, (_, at) => `${at.toString(16).padStart(8, '0')}-0000-4000-8000-${(at * 7919).toString(16).padStart(12, '0')}`);

it('gives a person one number, and each number about as many people', () => {
  expect(ids.map(canaryNumberOf)).toEqual(ids.map(canaryNumberOf));
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(canaryNumberOf(id), (counts.get(canaryNumberOf(id)) ?? 0) + 1);
  expect(counts.size).toBe(100);
  expect(Math.max(...counts.values())).toBeLessThan(90);
  expect(Math.min(...counts.values())).toBeGreaterThan(20);
});

it('turns the circle for each remote', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  for (const remote of ['growth', 'messaging']) expect(new Set(numbers.map((number) => canaryBucketOf(remote, number))).size).toBe(100);
  expect(canaryBucketOf('growth', 0)).not.toBe(canaryBucketOf('messaging', 0));
});
