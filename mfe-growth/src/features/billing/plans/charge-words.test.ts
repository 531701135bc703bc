import { chargeWords } from './charge-words';

test.each([
  [{ chargeType: 'SUBSCRIPTION', credits: null }, 'Plan'],
  [{ chargeType: 'CREDITS', credits: null }, 'Credits'],
  [{ chargeType: 'SUGGESTION', credits: 1 }, '1 credit'],
  [{ chargeType: 'SUGGESTION', credits: 12 }, '12 credits'],
  [{ chargeType: 'GRANT', credits: 50 }, '50 credits granted'],
  [{ chargeType: 'EXPIRED', credits: 14 }, '14 credits ended'],
])('%o is told as "%s"', (charge, words) => expect(chargeWords(charge)).toBe(words));
