import type { Deck } from './deck';
import { headlineOf, listed, revenueWords } from '../../module/plan-words';
import { goalsOf, marketsOf } from './pitch-words';

test.each([
  [null, null],
  ['  ', null],
  ['Crates that come back. We collect them.', { headline: 'Crates that come back.', rest: 'We collect them.' }],
  ['Only this', { headline: 'Only this', rest: '' }],
  ['It costs €0.38 a box. Twice.', { headline: 'It costs €0.38 a box.', rest: 'Twice.' }],
  ['First line\nsecond line', { headline: 'First line', rest: 'second line' }],
])('the headline of %j', (pitch, words) => {
  expect(headlineOf(pitch)).toEqual(words);
});

type Revenue = Deck['revenues'][number];
const price = (value: string, more: Partial<Revenue> = {}): Revenue => (
  { __typename: 'Revenue', id: value, type: 'USAGE_FEE', value, currency: 'EUR', frequency: 'MONTHLY', unit: null, ...more }
);

test.each<[string | null, Revenue[]]>([
  [null, []],
  ['€0.21 a crate trip and €89 a shop a month.',
    [price('0.2100', { frequency: 'PER_UNIT', unit: 'crate trip' }), price('89.0000', { unit: 'shop' })]],
  ['$1,900.50 a year.', [price('1900.5000', { currency: 'USD', frequency: 'YEARLY' })]],
  ['€5 (Usage Fee), €6 once and €7 a week.',
    [price('5', { frequency: 'PER_UNIT' }), price('6', { frequency: 'ONCE' }), price('7', { frequency: 'WEEKLY' })]],
])('prices are said as %j', (words, revenues) => {
  expect(revenueWords(revenues)).toBe(words);
});

const modules = (hidden: string[] = []) => (
  { modules: ['tam', 'sam', 'som'].map((key) => ({ key, isHidden: hidden.includes(key) })) } as never
);
const row = (key: 'tam' | 'sam' | 'som', number: number | null, value: string | null, currency = 'EUR') => (
  { __typename: 'MarketCustomer' as const, id: `${key}${number}${value}`, key, currency, number, price: value }
);

test('markets are said short, in the currency of most rows, and what does not count is not there', () => {
  const marketCustomers = [
    row('tam', 66_700, '38680.00'), row('tam', 5, '1', 'USD'), row('tam', 10, null), row('sam', 0, '10'), row('som', 3, '19.99'),
  ];
  expect(marketsOf({ marketCustomers, framework: modules() })).toEqual([
    { key: 'tam', value: '€2.58bn', rowIds: ['tam6670038680.00'] }, { key: 'sam', value: null, rowIds: [] },
    { key: 'som', value: '€60', rowIds: ['som319.99'] },
  ]);
  expect(marketsOf({ marketCustomers, framework: modules(['tam']) }).map(({ key }) => key)).toEqual(['sam', 'som']);
});

test('goals are the last that were reached and the next ones', () => {
  const goal = (id: string, status: 'ACHIEVED' | 'IN_PROGRESS') => (
    { __typename: 'Goal' as const, id, title: id, status, date: null, dateAchieved: null }
  );
  const all = [...['a', 'b', 'c'].map((id) => goal(id, 'ACHIEVED')), ...['d', 'e', 'f', 'g', 'h'].map((id) => goal(id, 'IN_PROGRESS'))];
  expect(goalsOf(all).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
});

test.each([[[], ''], [['a'], 'a'], [['a', 'b'], 'a and b'], [['a', 'b', 'c'], 'a, b and c']])('%j is listed as %j', (words, text) => {
  expect(listed(words)).toBe(text);
});
