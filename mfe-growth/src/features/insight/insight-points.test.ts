import { barsOf, stepsOf, unitOf, weekNumber } from './insight-points';

it.each([
  ['2026-01-01', 1], ['2026-05-14', 20], ['2026-12-31', 53], ['2027-01-03', 53], ['2027-01-04', 1], ['2024-12-30', 1],
])('%s is in week %i', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});

it.each([
  [4, '2026-04-20', 'day'], [12, '2026-02-23', 'week'], [null, '2026-02-23', 'week'], [null, '2025-09-01', 'month'],
] as const)('of %s weeks since %s the bars are by %s', (weeks, since, unit) => {
  expect(unitOf(weeks, since, '2026-05-14')).toBe(unit);
});

it('has a bar for each week, also for one without visits, and the last one ends today', () => {
  const points = [{ at: '2026-04-27', value: 2 }, { at: '2026-05-03', value: 3 }, { at: '2026-05-12', value: 4 }];
  expect(barsOf(points, 'week', { since: '2026-04-27', today: '2026-05-14' })).toEqual([
    { from: '2026-04-27', to: '2026-05-03', label: '18', value: 5 }, { from: '2026-05-04', to: '2026-05-10', label: '19', value: 0 },
    { from: '2026-05-11', to: '2026-05-14', label: '20', value: 4 },
  ]);
  expect(barsOf(points, 'day', { since: '2026-05-11', today: '2026-05-14' }).map(({ label, value }) => [label, value]))
    .toEqual([['11', 0], ['12', 4], ['13', 0], ['14', 0]]);
  expect(barsOf(points, 'month', { since: '2026-01-31', today: '2026-05-14' }).map(({ label, value }) => [label, value]))
    .toEqual([['Jan', 0], ['Feb', 0], ['Mar', 0], ['Apr', 2], ['May', 7]]);
});

it('steps begin on the first day with what was there before', () => {
  const window = { since: '2026-02-23', today: '2026-05-14' };
  expect(stepsOf([{ at: '2026-02-01', value: 2 }, { at: '2026-03-01', value: 3 }], window)).toEqual([
    { at: '2026-02-23', value: 2 }, { at: '2026-03-01', value: 3 },
  ]);
  expect(stepsOf([{ at: '2026-02-23', value: 2 }], window)).toEqual([{ at: '2026-02-23', value: 2 }]);
  expect(stepsOf([], window)).toEqual([{ at: '2026-02-23', value: 0 }]);
});
