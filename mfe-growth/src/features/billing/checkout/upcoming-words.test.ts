import { afterwards, dueLabel, periodWords } from './upcoming-words';

const dueAt = new Date(2026, 5, 24, 12).toISOString();

it.each([
  ['AT_TRIAL_END', 'On 24 June 2026', 'Your trial runs to its last day. We charge the card on 24 June and write to you 7 days before.'],
  ['AT_PERIOD_END', 'On 24 June 2026', 'What is paid stays until 24 June; Pro starts then.'],
  ['NOW', 'Due today', 'Pro starts at once. What is left of the present period is taken off.'],
  ['NEW', 'Due today', 'Pro starts at once.'],
] as const)('%s is due “%s”: %s', (change, due, words) => {
  const facts = { change, dueAt, dueNow: 0 };
  expect([dueLabel(facts), afterwards(facts, 'Pro')]).toEqual([due, words]);
});

it('a period ends on the last day that is paid', () => {
  expect(periodWords(dueAt, new Date(2027, 5, 24, 12).toISOString())).toBe('24 Jun 2026 – 23 Jun 2027');
  expect(periodWords(dueAt, null)).toBeNull();
});
