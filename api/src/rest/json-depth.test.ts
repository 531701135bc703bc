import { isDeeperThan } from './json-depth';

const nested = (levels: number, wrap: (inner: unknown) => unknown) =>
  Array.from({ length: levels }).reduce<unknown>((inner) => wrap(inner), 'core');

it.each([
  ['a text', 'x', 0, false],
  ['nothing', undefined, 0, false],
  ['null', null, 0, false],
  ['lists, as deep as allowed', nested(3, (inner) => [inner]), 3, false],
  ['lists, deeper', nested(4, (inner) => [inner]), 3, true],
  ['objects, as deep as allowed', nested(3, (inner) => ({ inner, n: 1 })), 3, false],
  ['objects, deeper', nested(4, (inner) => ({ inner, n: 1 })), 3, true],
  ['what no recursion survives', nested(200_000, (inner) => [inner]), 64, true],
])('measures %s', (_what, value, levels, isDeeper) => {
  expect(isDeeperThan(value, levels)).toBe(isDeeper);
});
