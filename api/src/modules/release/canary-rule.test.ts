import { illnessOf, type Pulse } from './canary-rule';

const pulse = (more: Partial<Pulse> = {}): Pulse => ({ people: 20, failing: 0, loadMs: 400, longMs: 100, ...more });
const live = pulse({ people: 200, failing: 2 });

it.each<[string, Partial<Pulse>, string | null]>([
  ['as well as the live one', {}, null],
  ['errors of two people', { failing: 2 }, null],
  ['errors of three people', { failing: 3 }, '3 of 20 people met errors (15 %), with the live version 1 %'],
  ['errors of three people of many', { people: 100, failing: 3 }, null],
  ['errors of everybody, of few', { people: 3, failing: 3 }, '3 of 3 people met errors (100 %), with the live version 1 %'],
  ['errors of the one person there is', { people: 1, failing: 1 }, null],
  ['half as slow again', { loadMs: 900 }, 'a view of it stands after 900 ms, of the live version after 400 ms (medians of 20 people)'],
  ['somewhat slower', { loadMs: 890 }, null],
  ['slow with nine people', { people: 9, loadMs: 5_000 }, null],
  ['holding the page up', { longMs: 300 }, 'it holds the page up for 300 ms a view, the live version for 100 ms (medians of 20 people)'],
  ['holding it up a little', { longMs: 290 }, null],
  ['telling no times', { loadMs: null, longMs: null }, null],
])('%s', (_, canary, told) => expect(illnessOf(pulse(canary), live)).toBe(told));

it('is no worse than a live version that is as ill', () => {
  expect(illnessOf(pulse({ failing: 6, loadMs: 3_000 }), pulse({ people: 100, failing: 28, loadMs: 2_900 }))).toBeNull();
});

it('is compared with nobody where nobody has the live version', () => {
  expect(illnessOf(pulse({ failing: 4 }), pulse({ people: 0, failing: 0, loadMs: null, longMs: null }))).toMatch(/^4 of 20 people met errors/);
});
