import { PLAN_NAMES, planInForce, SEATS } from './plans';

const now = new Date('2026-05-17T10:00:00Z');

describe('plans', () => {
  it.each([
    ['no subscription', null, 'Free'],
    ['an active one', { plan: 'Pro', status: 'active', endsAt: null }, 'Pro'],
    ['a running trial', { plan: 'Trial', status: 'trialing', endsAt: new Date('2026-05-18') }, 'Trial'],
    ['a trial past its end', { plan: 'Trial', status: 'trialing', endsAt: now }, 'Free'],
    ['a canceled one', { plan: 'Premium', status: 'canceled', endsAt: null }, 'Free'],
    ['an unpaid one', { plan: 'Premium', status: 'unpaid', endsAt: null }, 'Free'],
  ] as const)('takes %s as what it gives', (_, subscription, plan) => {
    expect(planInForce(subscription, now)).toBe(plan);
  });

  it('has the seats of the specification', () => {
    expect(PLAN_NAMES.map((plan) => [plan, SEATS[plan].maxTeam, SEATS[plan].maxAdvisory])).toEqual([
      ['Free', 2, 5], ['Trial', 5, 5], ['Premium', 10, 10], ['Pro', 5, 5],
    ]);
  });
});
