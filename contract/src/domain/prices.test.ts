import { isUpgrade, PLAN_PRICES, type PlanPrice } from './prices';

const price = (key: string) => PLAN_PRICES.find((one) => one.key === key) as PlanPrice;

describe('prices', () => {
  it('are whole, and a year costs ten months', () => {
    for (const { plan, frequency, amount } of PLAN_PRICES) {
      expect(Number.isInteger(amount)).toBe(true);
      const month = PLAN_PRICES.find((one) => one.plan === plan && one.frequency === 'MONTHLY');
      if (frequency === 'YEARLY') expect(amount).toBe((month?.amount ?? 0) * 10);
    }
  });

  it.each([
    ['pro_monthly', 'premium_monthly', true], ['pro_yearly', 'premium_monthly', true], ['pro_monthly', 'pro_yearly', true],
    ['premium_monthly', 'pro_yearly', false], ['pro_yearly', 'pro_monthly', false], ['pro_monthly', 'pro_monthly', false],
  ])('from %s to %s counts at once: %s', (from, to, atOnce) => {
    expect(isUpgrade(price(from), price(to))).toBe(atOnce);
  });
});
