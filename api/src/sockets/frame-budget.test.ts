import { FrameBudget } from './frame-budget';

it('lets so many frames of each key through in ten seconds, and begins anew', () => {
  let now = 5;
  const budget = new FrameBudget(2, () => now);
  expect([budget.take('ann'), budget.take('ann'), budget.take('ann'), budget.take('bob')]).toEqual([true, true, false, true]);
  now += 9_999;
  expect(budget.take('ann')).toBe(false);
  now += 1;
  expect(budget.take('ann')).toBe(true);
});
