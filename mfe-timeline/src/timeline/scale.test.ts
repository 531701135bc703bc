import { dayAt, dayNumber } from './days';
import { scaleOver, snapDays, ticksBetween, xOf, zoomStep, ZOOMS, type Zoom } from './scale';

const TODAY = dayNumber('2026-05-14');

it.each(ZOOMS)('every day has its place at %s, a day apart from the next, with room on either side', (zoom) => {
  const scale = scaleOver([dayNumber('2025-12-31'), dayNumber('2027-01-01')], TODAY, zoom, 1000);
  for (const day of ['2025-12-31', '2026-02-28', '2026-03-29', '2026-10-25', '2027-01-01'].map(dayNumber)) {
    expect(xOf(scale, day + 1) - xOf(scale, day)).toBeCloseTo(scale.dayWidth, 6);
  }
  expect(xOf(scale, TODAY)).toBeGreaterThanOrEqual(1000);
  expect(scale.width - xOf(scale, dayNumber('2027-01-01'))).toBeGreaterThanOrEqual(999);
});

it('a goal in the year 9999 does not make the plan wider than a browser can draw', () => {
  const scale = scaleOver([dayNumber('9999-01-01'), dayNumber('0001-01-01')], TODAY, 'week', 1000);
  expect(scale.width).toBeLessThan(2_000_000);
  expect(xOf(scale, dayNumber('9999-01-01'))).toBeLessThanOrEqual(scale.width);
});

it.each<[Zoom, string, string, string[], string[]]>([
  ['week', '2026-05-11', '2026-05-13', ['Mon 11', 'Tue 12', 'Wed 13'], ['Mon 11']],
  ['month', '2026-05-01', '2026-05-20', ['4 May', '11 May', '18 May'], ['4 May']],
  ['quarter', '2026-02-10', '2026-05-02', ['Feb', 'Mar', 'Apr', 'May'], ['Apr']],
  ['year', '2025-12-05', '2026-08-01', ['Jan 2026', 'Apr', 'Jul'], ['Jan 2026']],
])('the ruler of a %s from %s to %s', (zoom, from, to, labels, strong) => {
  const ticks = ticksBetween(zoom, dayNumber(from), dayNumber(to));
  expect(ticks.map(({ label }) => label)).toEqual(labels);
  expect(ticks.filter(({ isStrong }) => isStrong).map(({ label }) => label)).toEqual(strong);
});

it.each<[Zoom, boolean, Zoom]>([['quarter', true, 'month'], ['quarter', false, 'year'], ['year', false, 'year'], ['week', true, 'week']])(
  'from %s, closer %s, is %s', (zoom, closer, next) => expect(zoomStep(zoom, closer)).toBe(next),
);

it('what is dragged snaps to days, at a year to weeks', () => expect(ZOOMS.map(snapDays)).toEqual([1, 1, 1, 7]));

it.each(['2024-02-29', '2026-03-29', '1999-12-31'])('%s is a number and back', (day) => expect(dayAt(dayNumber(day))).toBe(day));
