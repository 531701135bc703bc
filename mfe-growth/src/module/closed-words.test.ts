import { closureOf, closureWords, type ClosedModule } from './closed-words';

const closed = (key: ClosedModule['key'], change: Partial<ClosedModule> = {}): ClosedModule => ({
  key, isHidden: false, isLocked: false, ...change,
});

test.each([
  ['a module with a page is open', closed('belief'), null],
  ['what others alone see is hidden, whatever else closes it', closed('channels', { isHidden: true, isLocked: true }), 'hidden'],
  ['a plan locks a module that has a page', closed('culture', { isLocked: true }), 'locked'],
  ['a module without a page is not there yet', closed('marketGoals'), 'later'],
] as const)('%s', (_promise, given, expected) => {
  expect(closureOf(given, (key) => key !== 'marketGoals')).toBe(expected);
});

test.each([
  ['hidden', 'belief', true, 'Belief is shown to chosen members only. Ask Amara Okafor or an admin to show it to you.'],
  ['locked', 'culture', true, 'Culture is part of Pro, Premium and Trial.'],
  ['locked', 'culture', false, 'Culture is part of Pro, Premium and Trial. Ask Amara Okafor or an admin to upgrade.'],
  ['later', 'marketGoals', true, 'The page of Market plan is not there yet. Market goals opens here as soon as it is, on every plan.'],
] as const)('%s %s, manager %p: %s', (closure, key, isManager, words) => {
  expect(closureWords(closure, key, { owner: 'Amara Okafor', isManager })).toBe(words);
});
