import { cancelWords, checkoutVerb, doneWords } from './checkout-words';

const next = { plan: 'Pro' as const, frequency: 'YEARLY' as const, at: '2026-06-24T12:00:00Z' };

it.each([
  ['Pro', { plan: 'Free', next: null }, 'Upgrade to Pro', 'Upgrading'],
  ['Premium', { plan: 'Pro', next: null }, 'Upgrade to Premium', 'Upgrading'],
  ['Pro', { plan: 'Premium', next: null }, 'Change to Pro', 'Changing'],
  ['Pro', { plan: 'Pro', next: null }, 'Switch to yearly', 'Switching'],
  ['Premium', { plan: 'Trial', next }, 'Upgrade to Premium', 'Upgrading'],
] as const)('%s from %o: %s', (plan, standing, title, busy) => {
  expect(checkoutVerb(plan, 'YEARLY', standing)).toEqual({ title, busy });
});

it('says when it starts, what it costs, and what is not settled yet', () => {
  const at = new Date(2026, 5, 24, 12).toISOString();
  const facts = { plan: 'Pro' as const, at, total: 28_800, currency: 'EUR', isSettled: true };
  expect(doneWords(facts)).toEqual({ title: 'Pro starts on 24 June 2026', text: 'The first invoice is €288.00.' });
  expect(doneWords({ ...facts, at: null }).title).toBe('Pro has started');
  expect(doneWords({ ...facts, isSettled: false }).title).toBe('Pro is on its way');
  expect(cancelWords('Pro', 'MONTHLY')).toBe('Cancel any time. Pro then stays until the end of the paid month.');
});
