import { planStanding, trialDaysLeft, trialWarning } from './plan-standing';

const now = new Date('2026-06-01T12:00:00Z');
const plan = { usedTeam: 1, maxTeam: 5, status: 'active', nextPlan: null };

it('says how much is open on Free', () => {
  expect(planStanding({ ...plan, name: 'Free', endsAt: null }, now)).toMatchObject({ title: 'Free plan', left: '16 of 28 open' });
});

it('counts the days of a trial that have begun', () => {
  expect(planStanding({ ...plan, name: 'Trial', endsAt: '2026-07-12T12:00:00Z' }, now)).toMatchObject({
    title: 'Trial plan', left: '41 days left',
  });
  expect(trialDaysLeft('2026-06-01T12:00:01Z', now)).toBe(1);
  expect(trialDaysLeft('2026-05-01T12:00:00Z', now)).toBe(0);
});

it('names the seats of a paid plan', () => {
  expect(planStanding({ ...plan, name: 'Pro', endsAt: null }, now)).toMatchObject({ title: 'Pro plan', left: '1 of 5 seats', share: 0.2 });
});

it('a payment that fails asks for a card for as long as it is tried, and Premium is looked after', () => {
  expect(planStanding({ ...plan, name: 'Pro', status: 'past_due', endsAt: '2026-06-09T11:00:00Z' }, now))
    .toMatchObject({ title: 'Pro, payment due', left: '8 days left', door: 'card' });
  expect(planStanding({ ...plan, name: 'Trial', endsAt: '2026-07-12T12:00:00Z', nextPlan: 'Pro' }, now)).toMatchObject({
    title: 'Trial, then Pro', left: '41 days left', door: 'none',
  });
  expect(planStanding({ ...plan, name: 'Premium', endsAt: null }, now).door).toBe('manage');
  expect(planStanding({ ...plan, name: 'Pro', endsAt: null }, now).door).toBe('upgrade');
});

it.each([
  ['2026-06-20T12:00:00Z', null], ['2026-06-15T12:00:00Z', 14], ['2026-06-05T12:00:00Z', 14], ['2026-06-04T12:00:00Z', 3],
  ['2026-06-02T11:00:00Z', 1],
] as const)('a trial that ends on %s warns at %s', (endsAt, expected) => {
  expect(trialWarning({ name: 'Trial', endsAt, nextPlan: null }, now)).toBe(expected);
  expect(trialWarning({ name: 'Pro', endsAt, nextPlan: null }, now)).toBeNull();
});
