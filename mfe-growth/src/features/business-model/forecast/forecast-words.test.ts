import { monthsFrom, type Forecast } from '@heartwood/contract/numbers';
import { countName, headline, runwayWords } from './forecast-words';

const MONTHS = monthsFrom('2026-11', 3);
const foreseen = (revenue: string[], costs: string[], cash: string[] | null): Forecast => ({
  months: MONTHS, revenues: [], revenue, costs, cash, leftOut: [],
  result: revenue.map((amount, at) => String(Number(amount) - Number(costs[at]))),
});

it.each([
  ['costs stay above', foreseen(['1', '2', '3'], ['9', '9', '9'], ['90', '80', '70']), 'Revenue stays below costs until January 2027'],
  ['it is met, cash unknown', foreseen(['1', '9', '9'], ['9', '9', '9'], null), 'Revenue passes costs in December 2026'],
  [
    'it is met with cash left', foreseen(['1', '9', '9'], ['9', '9', '9'], ['58135', '58135', '58135']),
    'Revenue passes costs in December 2026, with €58,000 to spare',
  ],
  ['met from the start', foreseen(['9', '9', '9'], ['9', '9', '9'], null), 'Revenue covers costs in November 2026'],
  ['cash is gone', foreseen(['1', '2', '3'], ['9', '9', '9'], ['1', '-6', '-12']), 'Cash runs out in December 2026'],
  [
    'cash is gone before', foreseen(['1', '2', '9'], ['9', '9', '9'], ['1', '-6', '-6']),
    'Cash runs out in December 2026, before revenue passes costs in January 2027',
  ],
  [
    'cash is gone afterwards', foreseen(['9', '2', '2'], ['9', '9', '9'], ['1', '-6', '-13']),
    'Revenue covers costs in November 2026, and cash runs out in December 2026',
  ],
])('says what comes of it: %s', (_, of, words) => {
  expect(headline(of, 'EUR')).toBe(words);
});

const losing = foreseen(['1', '2', '3'], ['9', '9', '9'], ['16', '9', '3']);
it.each([
  ['unknown', losing, null, '2026-11', 'Say how much cash there is to see how long it lasts.'],
  ['of the first month', losing, '24', '2026-11', 'At November’s pace alone the cash would last until January 2027.'],
  [
    'of the present month, with what is left by then', losing, '24', '2026-12',
    'At December’s pace alone the cash would last until February 2027.',
  ],
  [
    'of the first month when the forecast is past', losing, '24', '2028-01',
    'At November’s pace alone the cash would last until January 2027.',
  ],
  [
    'nothing lost', foreseen(['9', '9', '9'], ['9', '9', '9'], ['5', '5', '5']), '5', '2026-11',
    'November loses nothing: at its pace the cash never ends.',
  ],
] as const)('says how long the cash lasts: %s', (_, of, cash, present, words) => {
  expect(runwayWords(of, cash, present)).toBe(words);
});

it.each([
  ['crate trip', 'PER_UNIT', true, 'Crate trips a day'], ['crate trip', 'PER_UNIT', false, 'Crate trips a month'],
  [null, 'PER_UNIT', false, 'Units a month'], ['shop', 'MONTHLY', false, 'Shops'], ['Analytics', 'YEARLY', false, 'Analytics'],
  [null, 'ONCE', false, 'New customers a month'],
] as const)('names what is counted of %s, %s', (unit, frequency, isByDay, name) => {
  expect(countName({ unit, frequency }, isByDay)).toBe(name);
});
