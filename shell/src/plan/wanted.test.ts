import { upgradePath } from './plan-places';
import { wanted } from './wanted';

it.each([
  [{ name: 'Free', trialUsed: false } as const, 'Channels', { dialog: { name: 'limit', feature: 'Channels' } }],
  [{ name: 'Free', trialUsed: false } as const, undefined, { dialog: { name: 'trial' } }],
  [{ name: 'Free', trialUsed: true } as const, undefined, { to: '/app/growth-framework/subscription' }],
  [{ name: 'Pro', trialUsed: true } as const, undefined, { to: '/app/growth-framework/subscription' }],
])('%o and %s: %o', (plan, feature, shown) => {
  expect(wanted(plan, feature)).toEqual(shown);
});

it('the way to the plan knows what it is for and from where', () => {
  expect(upgradePath({ plan: 'Pro', feature: 'Channels', back: '/app/growth-framework/business-model?module=channels' }))
    .toBe(
      '/app/growth-framework/subscription?plan=Pro&feature=Channels&back=%2Fapp%2Fgrowth-framework%2Fbusiness-model%3Fmodule%3Dchannels',
    );
});
