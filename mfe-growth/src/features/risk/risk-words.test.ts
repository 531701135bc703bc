import type { RiskValueType } from '@heartwood/contract/domain';
import { biggestRisk, ranked, riskWords, scorePlace, swotWords } from './risk-words';

const entries = (...types: RiskValueType[]) => types.map((type) => ({ type }));

it.each([
  [[], true, 'One entry in each box is enough to mark SWOT as done. Enter adds, Tab goes to the next box.'],
  [[], false, 'One entry in each box is enough to mark SWOT as done.'],
  [entries('STRENGTH', 'WEAKNESS', 'OPPORTUNITY'), false, 'Nothing stands under Threats yet.'],
  [entries('WEAKNESS', 'WEAKNESS'), false, 'Nothing stands under Strengths, Opportunities and Threats yet.'],
  [entries('STRENGTH', 'WEAKNESS', 'OPPORTUNITY', 'THREAT'), true, 'Every box has an entry, so SWOT can be marked as done.'],
  [entries('STRENGTH', 'WEAKNESS', 'OPPORTUNITY', 'THREAT'), false, 'Every box has an entry.'],
] as const)('a SWOT of %j, to edit: %p', (of, canEdit, words) => {
  expect(swotWords(of, canEdit)).toBe(words);
});

const risk = (title: string, more: object = {}) => ({
  title, likelihood: null, impact: null, employeeResponsible: 'p', actionPlan: 'x', position: 1, ...more,
});
const nobody = { employeeResponsible: null };
const planless = { actionPlan: ' ' };

it.each([
  ['one that is looked after', [risk('a')], '1 risk.'],
  ['one that is not', [risk('a', { ...nobody, ...planless })], '1 risk. It has nobody responsible and no action plan.'],
  [
    'the same one lacks both', [risk('a'), risk('b', { ...nobody, ...planless })],
    '2 risks. One has nobody responsible and no action plan.',
  ],
  [
    'two lack different things', [risk('a', nobody), risk('b', planless), risk('c')],
    '3 risks. One has nobody responsible. One has no action plan.',
  ],
  ['all lack one thing', [risk('a', planless), risk('b', planless)], '2 risks. All of them have no action plan.'],
])('risks in words: %s', (_case, risks, words) => {
  expect(riskWords(risks)).toBe(words);
});

it('numbers them by score, and names the biggest only once one has a score', () => {
  const [mild, bad, blank] = [
    risk('Mild', { likelihood: 2, impact: 3 }), risk('Bad', { likelihood: 4, impact: 4 }), risk('Blank', { position: 0 }),
  ];
  expect(ranked([blank, mild, bad]).map(({ title }) => title)).toEqual(['Bad', 'Mild', 'Blank']);
  expect(biggestRisk(ranked([blank, mild, bad]))).toBe('Bad is the biggest risk');
  expect(biggestRisk([blank])).toBeNull();
});

it.each([
  [16, [16], 'of 25'], [16, [16, 15, 8, 6], 'of 25, the highest of 4'], [8, [16, 15, 8, 6], 'of 25, number 3 of 4'],
  [16, [16, 16], 'of 25, the highest of 2'],
])('a score of %p among %j stands %p', (score, all, words) => {
  expect(scorePlace(score, all)).toBe(words);
});
