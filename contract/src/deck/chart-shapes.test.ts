import { chartTicks, doughnutPieces, nestedCircles, ringSegments } from './chart-shapes';
import { chartNumber, chartWords } from './chart-words';
import { metricShape } from './type-sizes';

const chart = (values: (number | null)[]) => ({ labels: values.map((_, index) => `L${index}`), series: [{ name: '', values }] });

test('pieces of a doughnut close the circle; what is not above zero takes no place', () => {
  const pieces = doughnutPieces(chart([1, 0, null, -4, 3]));
  expect(pieces.map(({ label, from, to }) => [label, from, to])).toEqual([['L0', 0, 0.25], ['L4', 0.25, 1]]);
  expect(doughnutPieces(chart([null, 0]))).toEqual([]);
});

test('nested circles are to scale by their areas, the largest first, on one ground', () => {
  const circles = nestedCircles(chart([100, 400, 25]), 204);
  expect(circles.map(({ radius }) => radius)).toEqual([100, 50, 25]);
  expect(new Set(circles.map(({ cy, radius }) => cy + radius))).toEqual(new Set([202]));
});

test.each([
  [[17, 11], 28, 17], [[0, 4], 4, 0], [[null, 2], 2, 0], [[300, 100], 60, 45], [[0.2, 0.2], 1, 1], [[], 0, 0],
])('a ring of %j has %d segments, %d of them on', (values, count, on) => {
  const segments = ringSegments(chart(values));
  expect([segments.length, segments.filter(({ isOn }) => isOn).length]).toEqual([count, on]);
  expect(segments.every(({ from, to }, at) => from < to && from >= (segments[at - 1]?.to ?? 0))).toBe(true);
});

test.each([[[0, 9], [0, 2.5, 5, 7.5, 10]], [[-50, 100], [-50, 0, 50, 100]], [[], [0, 0.25]], [[0.3], [0, 0.1, 0.2, 0.3]]])('ticks of %j', (
  values, ticks,
) => {
  expect(chartTicks(chart(values))).toEqual(ticks);
});

test('a chart says its numbers with their unit', () => {
  expect(chartWords({ title: 'Revenue', ...chart([1200, null]), unit: { text: '€', isAfter: false } })).toBe(
    'Revenue. L0: €1,200; L1: none',
  );
  expect([
    chartNumber(42, { text: '%', isAfter: true }), chartNumber(7, { text: 'days', isAfter: true }),
    chartNumber(-5, { text: '€', isAfter: false }),
  ]).toEqual(['42%', '7 days', '-€5']);
});

test('a figure fits its block, its short label beside it where the block is wide', () => {
  const wide = metricShape({ value: '€2.58bn', label: 'TAM', note: 'Europe', width: 500, height: 90 });
  expect(wide.isRow).toBe(true);
  const narrow = metricShape({ value: '€2,580,000,000', label: 'a crate', note: '', width: 300, height: 220 });
  expect([narrow.isRow, narrow.valueSize * '€2,580,000,000'.length * 0.64 <= 300]).toEqual([false, true]);
});
