import { COMPARISON_FIELDS } from '@heartwood/contract/domain';
import { comparisonWords, hasCell, inOrder, shownFields } from './comparison-cells';
import { sampleCompetition } from './competition.sample';

const { competitors } = sampleCompetition([]);
const [own, rebox, tote] = inOrder(competitors) as [
  (typeof competitors)[number], (typeof competitors)[number], (typeof competitors)[number],
];

it('has the own company first, then the others by their position', () => {
  expect(inOrder([{ ...tote, position: -5 }, rebox, own]).map(({ name }) => name)).toEqual(['Loopcrate', 'GreenTote', 'Rebox']);
});

it('shows every field but those that are hidden', () => {
  expect(shownFields([])).toHaveLength(12);
  expect(shownFields(['price', 'details', 'unknown']).map(([field]) => field)).not.toContain('price');
  expect(shownFields(COMPARISON_FIELDS.map(([field]) => field))).toEqual([]);
});

it('has no importance of the own company', () => {
  expect([hasCell(own, 'importanceLevel'), hasCell(rebox, 'importanceLevel'), hasCell(own, 'price')]).toEqual([false, true, true]);
});

it.each([
  ['nothing beside the own company', [own], [], null],
  ['one empty cell of the own company', [own, rebox, tote], [], '2 alternatives. 1 cell is empty: your own key takeaway.'],
  ['the empty one hidden', [own, rebox, tote], ['keyTakeaway'], '2 alternatives. Every cell is filled.'],
  [
    'one empty cell of another', [{ ...own, keyTakeaway: 'x' }, { ...rebox, customers: [] }], [],
    '1 alternative. 1 cell is empty: the customers of Rebox.',
  ],
  ['several', [own, { ...rebox, price: '' }], [], '1 alternative. 2 cells are empty.'],
])('says what the table comes to: %s', (_case, columns, hidden, words) => expect(comparisonWords(columns, hidden)).toBe(words));
