import { sampleCompany } from '../../../dev/sample-company';
import { changedFacts, factsErrors, factsValues, setOf, type FactsValues } from './facts-values';
import { factsOf, investmentWords } from './facts-words';
import { blocksOf, linesOf, wordCount } from './elevator-pitch-text';

const before = factsValues(sampleCompany('c'));

test.each<[string, Partial<FactsValues>, object]>([
  ['nothing that was not touched', {}, {}],
  ['an emptied field as nothing', { city: ' ', customerSegments: '' }, { city: null, customerSegments: null }],
  ['sectors as a whole', { sectors: ['events'] }, { sectors: ['events'] }],
  ['a stage by its number', { stageId: '6' }, { stageId: 6 }],
  ['a number with what it counts', { investmentEtaValue: '5' }, { investmentEtaValue: 5, investmentEtaMetric: 'MONTHS' }],
  ['what is counted with its number', { investmentEtaMetric: 'WEEKS' }, { investmentEtaValue: 4, investmentEtaMetric: 'WEEKS' }],
  ['no number, and so no investment', { investmentEtaValue: '' }, { investmentEtaValue: null, investmentEtaMetric: null }],
])('sends %s', (_promise, change, set) => {
  const after = { ...before, ...change };
  expect(setOf(after, changedFacts(before, after))).toEqual(set);
});

test('what an investment would be counted in says nothing without a number', () => {
  const none = { ...before, investmentEtaValue: '' };
  expect(changedFacts(none, { ...none, investmentEtaMetric: 'YEARS' })).toEqual([]);
});

test.each<[Partial<FactsValues>, object]>([
  [{ sectors: [] }, { sectors: 'Choose at least one sector' }],
  [{ investmentEtaValue: '1.5' }, { investmentEtaValue: 'Use a whole number from 0 to 100' }],
  [{ investmentEtaValue: '101' }, { investmentEtaValue: 'Use a whole number from 0 to 100' }],
  [{ investmentEtaValue: ' 100 ' }, {}],
])('%j is told under its field', (change, errors) => {
  expect(factsErrors(before, { ...before, ...change })).toEqual(errors);
});

test('a company that has no sectors yet may save its other facts', () => {
  expect(factsErrors({ ...before, sectors: [] }, { ...before, sectors: [] })).toEqual({});
});

test('facts are said in words, and what is not said is nothing', () => {
  const words = (change: object = {}) => Object.fromEntries(factsOf({ ...sampleCompany('c'), ...change }));
  expect(words()).toEqual({
    'Place': 'Berlin, Germany', 'Size': '6–10 people', 'Sectors': 'E-commerce & Retail, Logistics & Supply Chain',
    'Stage': 'Early traction',
    'Objective': 'Raise funding', 'Investment planned': 'In 4 months', 'Customer segments': 'Grocers, farm shops, wholesalers',
  });
  expect(words({ city: null, size: '', sectors: [], customerSegments: ' ' })).toMatchObject({
    'Place': 'Germany', 'Size': null, 'Sectors': null, 'Customer segments': null,
  });
});

test.each([[0, 'Now'], [1, 'In 1 month'], [12, 'In 12 months']])('an investment in %i months is planned "%s"', (value, words) => {
  expect(investmentWords({ investmentEtaMetric: 'MONTHS', investmentEtaValue: value })).toBe(words);
});

test.each(['', 'One line', 'Two\nlines', 'A gap\n\nin between\n'])('%j comes back from its blocks as it was', (lines) => {
  expect(linesOf(blocksOf(lines))).toBe(lines);
});

test.each([['', 0], ['€0.38 a box, paid twice', 5], ['Ein  Wort\nmehr', 3]])('%j has %i words', (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test('words are counted where no spaces part them, too', () => {
  expect(wordCount('箱子自己回来')).toBeGreaterThan(1);
});
