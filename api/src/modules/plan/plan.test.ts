import { activeSubscription, planOf, type SubscriptionFacts } from './plan';

const now = new Date('2026-05-16T10:00:00Z');
const [later, before] = ['2026-06-26T10:00:00Z', '2026-05-01T10:00:00Z'];
const row = (plan: SubscriptionFacts['plan'], status: string, endsAt: string | null = null): SubscriptionFacts => ({
  plan,
  status,
  endsAt,
});

describe('the plan of a company', () => {
  it.each<[string, SubscriptionFacts[], string, string, boolean]>([
    ['nothing', [], 'Free', 'active', false],
    ['a running trial', [row('Trial', 'trialing', later)], 'Trial', 'trialing', true],
    ['a trial that is over', [row('Trial', 'trialing', before)], 'Free', 'active', true],
    ['a trial and then Pro', [row('Trial', 'trialing', before), row('Pro', 'active')], 'Pro', 'active', true],
    ['a plan that was not paid', [row('Premium', 'unpaid')], 'Free', 'active', false],
    ['a plan that waits for the trial’s end', [row('Pro', 'trialing'), row('Trial', 'trialing', later)], 'Trial', 'trialing', true],
    ['a payment that is tried again', [row('Trial', 'canceled', before), row('Pro', 'past_due', later)], 'Pro', 'past_due', true],
    ['a payment that was tried to its end', [row('Pro', 'past_due', before)], 'Free', 'active', false],
    ['a plan that was cancelled, and a trial', [row('Pro', 'canceled'), row('Trial', 'trialing', later)], 'Trial', 'trialing', true],
  ])('after %s', (_what, subscriptions, name, status, trialUsed) => {
    expect(planOf(subscriptions, { team: 3, advisory: 1 }, 7, now)).toMatchObject({
      name,
      status,
      trialUsed,
      usedTeam: 3,
      usedAdvisory: 1,
      aiCreditCount: 7,
    });
  });

  it('what was chosen in the trial begins after it', () => {
    const subscriptions = [row('Trial', 'trialing', later), row('Pro', 'trialing', null)];
    expect(planOf(subscriptions, { team: 0, advisory: 0 }, 0, now)).toMatchObject({ name: 'Trial', nextPlan: 'Pro' });
    expect(planOf(subscriptions.slice(0, 1), { team: 0, advisory: 0 }, 0, now).nextPlan).toBeNull();
  });

  it('says when a plan ends only while it is in force', () => {
    expect(planOf([row('Trial', 'trialing', later)], { team: 0, advisory: 0 }, 0, now)).toMatchObject({
      endsAt: later,
      maxTeam: 5,
      maxAdvisory: 5,
    });
    expect(planOf([row('Trial', 'trialing', before)], { team: 0, advisory: 0 }, 0, now)).toMatchObject({
      endsAt: null,
      maxTeam: 2,
      maxAdvisory: 5,
    });
  });

  it('takes the active subscription, a trial before others, otherwise the first', () => {
    expect(activeSubscription([row('Pro', 'unpaid'), row('Premium', 'canceled')])?.plan).toBe('Pro');
    expect(activeSubscription([])).toBeNull();
  });
});
