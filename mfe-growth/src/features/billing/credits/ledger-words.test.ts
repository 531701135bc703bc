import { creditsWord } from '@heartwood/contract/domain';
import { changeWords, grantedUntil, orderOfUse, whenWords } from './ledger-words';

const NOW = new Date(2026, 4, 14, 18);
const at = (day: number, hour = 9): string => new Date(2026, 4, day, hour, 31).toISOString();

it.each([
  [at(14), 'Today 9:31 AM'], [at(13, 23), 'Yesterday'], [at(6), '6 May 2026'], [new Date(2025, 8, 2).toISOString(), '2 Sep 2025'],
])('%s was %s', (iso, expected) => {
  expect(whenWords(iso, NOW).replace(/\s/g, ' ')).toBe(expected);
});

it('says what is used first', () => {
  const facts = { balance: 86, bought: 50, granted: 36, grantedUntil: new Date(2026, 5, 24, 12).toISOString() };
  expect(orderOfUse(facts)).toBe('Granted credits are used first and end on 24 June 2026. Bought credits never end.');
  expect(orderOfUse({ ...facts, granted: 0 })).toBe('Bought credits never end.');
  expect([changeWords(50), changeWords(-1), creditsWord(1), creditsWord(12)]).toEqual(['+50', '−1', '1 credit', '12 credits']);
});

it('of what was granted, the first end counts, and what is used up has none', () => {
  const lot = (kind: string, remaining: number, expiresAt: string | null) => ({ kind, remaining, expiresAt });
  expect(grantedUntil([
    lot('GRANTED', 3, '2026-08-01'), lot('GRANTED', 1, '2026-07-01'), lot('GRANTED', 0, '2026-06-01'), lot('PAID', 9, null),
  ])).toBe('2026-07-01');
  expect(grantedUntil([])).toBeNull();
});
