import { reachedWords } from './done-words';

test.each([
  [1, 'Loopcrate is Not robust, 1 of 28. 5 more make it Somewhat robust.'],
  [5, 'Loopcrate is Not robust, 5 of 28. 1 more makes it Somewhat robust.'],
  [6, 'Loopcrate is now Somewhat robust, 6 of 28. 6 more make it Robust Enough.'],
  [7, 'Loopcrate is Somewhat robust, 7 of 28. 5 more make it Robust Enough.'],
  [23, 'Loopcrate is now Solid, 23 of 28. 5 more complete the plan.'],
  [27, 'Loopcrate is Solid, 27 of 28. 1 more completes the plan.'],
  [28, 'Loopcrate is Solid, 28 of 28. The plan is complete.'],
])('with %i done: %s', (done, text) => {
  expect(reachedWords({ label: 'Belief', company: 'Loopcrate', done })).toEqual({ title: 'Belief is done.', text });
});
