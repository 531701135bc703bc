import { nestedAreas } from './nested-areas';

const FRAME = { radius: 122, x: 124, bottom: 300 };
const areas = (tam: string | null, sam: string | null, som: string | null) => nestedAreas(
  [{ key: 'tam', value: tam }, { key: 'sam', value: sam }, { key: 'som', value: som }], FRAME,
);

test.each([
  ['as drawn', '2577520000', '586960000', '41272000', [['tam', 122], ['sam', 58.22], ['som', 15.44]]],
  ['half the value is half of the paint', '2', '1', null, [['tam', 122], ['sam', 86.27]]],
  ['of one size', '3', '3.00', '3', [['tam', 122], ['sam', 122], ['som', 122]]],
  ['a part larger than its whole is painted below it', '1', '4', '2', [['sam', 122], ['som', 86.27], ['tam', 61]]],
  ['alone', null, null, '0.01', [['som', 122]]],
  ['too small to be seen', '9999999999990000000000', '0.01', null, [['tam', 122], ['sam', 0]]],
  ['nothing', null, null, null, []],
] as const)('%s', (_, tam, sam, som, expected) => {
  expect(areas(tam, sam, som).map(({ key, radius }) => [key, Number(radius.toFixed(2))])).toEqual(expected);
});

test('all stand on one point, and words are led to a point on each', () => {
  const found = areas('2577520000', '586960000', '41272000');
  expect(found).toHaveLength(3);
  for (const { x, y, radius, point } of found) {
    expect([x, y + radius]).toEqual([124, 300]);
    expect(Math.hypot(point.x - x, point.y - y)).toBeCloseTo(radius);
  }
  expect(found.map(({ point, y }) => point.y < y)).toEqual([true, true, false]);
});

test('no value is worth nothing, and none is drawn outside of the frame', () => {
  for (const { radius } of areas('0', '5', '0')) expect(radius).toBeGreaterThanOrEqual(0);
  expect(areas('0', '5', '0').map(({ key, radius }) => [key, radius])).toEqual([['sam', 122], ['tam', 0], ['som', 0]]);
});
