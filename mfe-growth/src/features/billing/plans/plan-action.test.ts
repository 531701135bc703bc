import type { PlanName } from '@heartwood/contract/domain';
import type { Standing } from '../standing';
import { planAction, suggestedPlan } from './plan-action';

const FREE: Standing = {
  plan: 'Free', status: 'active', trialUsed: false, paidPlan: null, frequency: null, endsAt: null, cancelsAt: null, next: null,
};
const TRIAL: Standing = { ...FREE, plan: 'Trial', status: 'trialing', trialUsed: true, endsAt: '2026-06-24T12:00:00Z' };
const THEN_PRO: Standing = { ...TRIAL, next: { plan: 'Pro', frequency: 'YEARLY', at: '2026-06-24T12:00:00Z' } };
const PRO: Standing = { ...TRIAL, plan: 'Pro', paidPlan: 'Pro', status: 'active', frequency: 'YEARLY' };

const labels = (standing: Standing): string[] => (
  (['Free', 'Trial', 'Pro', 'Premium'] satisfies PlanName[]).map((plan) => planAction(plan, 'YEARLY', standing).label)
);

it.each<[string, Standing, string[]]>([
  ['Free', FREE, ['Current plan', 'Start Free Trial', 'Upgrade to Pro', 'Upgrade to Premium']],
  ['Free after the trial', { ...FREE, trialUsed: true }, ['Current plan', 'Used once', 'Upgrade to Pro', 'Upgrade to Premium']],
  ['the trial', TRIAL, ['Switch to Free', 'Current plan', 'Upgrade to Pro', 'Upgrade to Premium']],
  [
    'the trial that Free comes after', { ...TRIAL, cancelsAt: TRIAL.endsAt },
    ['Comes next', 'Current plan', 'Upgrade to Pro', 'Upgrade to Premium'],
  ],
  ['the trial, then Pro', THEN_PRO, ['Switch to Free', 'Until it ends', 'Comes next', 'Change to Premium']],
  ['Pro', PRO, ['Switch to Free', 'Used once', 'Current plan', 'Upgrade to Premium']],
  ['Pro that was cancelled', { ...PRO, cancelsAt: '2027-06-23T12:00:00Z' }, ['Comes next', 'Used once', 'Keep plan', 'Upgrade to Premium']],
  [
    'the trial after Pro was cancelled', { ...TRIAL, paidPlan: 'Pro', cancelsAt: '2026-06-24T12:00:00Z' },
    ['Comes next', 'Current plan', 'Keep plan', 'Upgrade to Premium'],
  ],
  ['Premium', { ...PRO, plan: 'Premium' }, ['Switch to Free', 'Used once', 'Change to Pro', 'Current plan']],
])('on %s', (_name, standing, expected) => {
  expect(labels(standing)).toEqual(expected);
});

it('the present plan can be paid otherwise', () => {
  expect(planAction('Pro', 'MONTHLY', PRO)).toEqual({ kind: 'change', label: 'Switch to monthly' });
});

it('at most one plan is the suggested one', () => {
  expect([FREE, TRIAL, THEN_PRO, PRO, { ...PRO, plan: 'Premium' as const }].map(suggestedPlan)).toEqual([
    'Pro', 'Pro', null, 'Premium', null,
  ]);
});
