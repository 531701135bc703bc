import { planSummary } from './summary';

it('what is due today is ahead, what is achieved is never late, what waits for a day is neither', () => {
  const goal = (date: string | null, status: 'ACHIEVED' | 'IN_PROGRESS' = 'IN_PROGRESS') => ({ date, status });
  expect(planSummary(
    [goal('2026-05-13'), goal('2026-05-14'), goal('2026-06-01'), goal(null), goal('2026-01-01', 'ACHIEVED')], '2026-05-14',
  ))
    .toEqual({ achieved: 1, late: 1, ahead: 2 });
});
