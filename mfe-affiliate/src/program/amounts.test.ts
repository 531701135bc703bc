import { amountWords, monthOf, monthWords, partWords } from './amounts';

it.each([
  [4_320, false, '€43.20'], [96_000, false, '€960.00'], [96_000, true, '€960'], [96_050, true, '€960.50'], [-8_820, false, '−€88.20'],
  [640_000, true, '€6,400'],
])('%i is %s %s', (amount, isRound, words) => {
  expect(amountWords(amount, 'EUR', { isRound })).toBe(words);
});

it('a part of nothing is no number', () => {
  expect([partWords(19, 31), partWords(31, 412), partWords(0, 0)]).toEqual(['61.3%', '7.5%', null]);
});

it('months are counted as the server counts them', () => {
  expect([monthOf(new Date('2026-05-31T23:30:00-05:00')), monthWords('2026-06')]).toEqual(['2026-06', 'June']);
});
