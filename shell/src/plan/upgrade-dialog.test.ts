import { upgradeDialog } from './upgrade-dialog';

it.each([
  [{ name: 'Free', trialUsed: false } as const, 'Channels', { name: 'trial' }],
  [{ name: 'Free', trialUsed: true } as const, 'Channels', { name: 'plan', about: 'upgrade', feature: 'Channels' }],
  [{ name: 'Pro', trialUsed: true } as const, undefined, { name: 'plan', about: 'upgrade' }],
])('%o and %s: %o', (plan, feature, dialog) => {
  expect(upgradeDialog(plan, feature)).toEqual(dialog);
});
