import type { Bar } from './insight-points';
import { headline, newTrend, visitTrend } from './insight-words';

const weeksOf = (...values: number[]): Bar[] => values.map((value, at) => {
  const from = new Date(Date.UTC(2026, 3, 20 + 7 * at)).toISOString().slice(0, 10);
  return { from, to: from, label: '', value };
});
const sum = (bars: readonly Bar[]) => bars.reduce((all, { value }) => all + value, 0);

it.each<[number[], number | null, string]>([
  [[0, 0, 0], 0, 'Nobody has visited yet'],
  [[0, 0, 0], 3, 'Nobody has visited since'],
  [[40, 82, 80], 100, 'Visits doubled in the week of 27 Apr'],
  [[40, 41, 148], 100, 'Visits tripled this week'],
  [[0, 6, 7], 1, 'Visits tripled in the week of 27 Apr'],
  [[1, 2, 3], 8, '25% fewer visits than in the 12 weeks before'],
  [[4, 4, 4], 10, '20% more visits than in the 12 weeks before'],
  [[4, 4, 4], 12, 'As many visits as in the 12 weeks before'],
  [[1, 0, 0], 0, '1 visit by people who are not of the team'],
])('%j with %s before: %s', (values, before, words) => {
  const bars = weeksOf(...values);
  expect(headline(bars, 'week', sum(bars), before, 12)).toBe(words);
});

it('a day that jumps is no headline', () => {
  expect(headline(weeksOf(1, 9), 'day', 10, 10, 4)).toBe('As many visits as in the 4 weeks before');
});

it.each<[number, number | null, string, string]>([
  [934, 677, '38% more than the 12 weeks before', 'up'], [5, 10, '50% fewer than the 12 weeks before', 'down'],
  [5, 5, 'as many as the 12 weeks before', 'level'], [5, 0, 'none in the 12 weeks before', 'up'], [0, 0, 'none before either', 'level'],
  [5, null, 'since 3 Feb', 'level'],
])('%i visits after %s: %s', (visits, before, words, way) => {
  expect(visitTrend(visits, before, 12, '2026-02-03')).toEqual({ words, way });
});

it.each([[52, '52 new', 'up'], [0, 'none new', 'level'], [-1, '1 fewer new', 'down']])('%i: %s', (count, words, way) => {
  expect(newTrend(count, 'new', 'none new')).toEqual({ words, way });
});
