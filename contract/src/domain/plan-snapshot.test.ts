import { comparePlans, type Difference, type ModuleFacts } from './plan-snapshot';

const facts = (key: string, more: Partial<ModuleFacts> = {}): ModuleFacts => (
  { key, isDone: false, status: null, strength: 'NONE', rows: 0, figures: [], ...more }
);
const price = (value: string, unit = 'EUR') => ({ rowId: 'a', label: 'Subscription, shop', field: 'value', value, unit });
const plain = { label: null, field: null, unit: null };
const figure = (before: string | null, after: string | null, unit = 'EUR'): Difference => (
  { what: 'figure', label: 'Subscription, shop', field: 'value', before, after, unit }
);

test.each<[string, ModuleFacts[], ModuleFacts[], [string, Difference[]][]]>([
  ['two that say the same', [facts('costs', { figures: [price('89')] })], [facts('costs', { figures: [price('89')] })], []],
  ['a module that got done', [facts('vision')], [facts('vision', { isDone: true })], [
    ['vision', [{ ...plain, what: 'done', before: 'false', after: 'true' }]],
  ]],
  ['an assumption that turned out true', [facts('tam', { status: 'TO_TEST' })], [facts('tam', { status: 'TRUE', strength: 'STRONG' })], [
    ['tam', [
      { ...plain, what: 'status', before: 'TO_TEST', after: 'TRUE' }, { ...plain, what: 'strength', before: 'NONE', after: 'STRONG' },
    ]],
  ]],
  ['a row more', [facts('channels', { rows: 2 })], [facts('channels', { rows: 3 })], [
    ['channels', [{ ...plain, what: 'rows', before: '2', after: '3' }]],
  ]],
  ['a figure that changed', [facts('revenue', { figures: [price('79')] })], [facts('revenue', { figures: [price('89')] })], [
    ['revenue', [figure('79', '89')]],
  ]],
  ['a figure that came', [facts('revenue')], [facts('revenue', { figures: [price('89')] })], [['revenue', [figure(null, '89')]]]],
  ['a figure that went', [facts('revenue', { figures: [price('89')] })], [facts('revenue')], [['revenue', [figure('89', null)]]]],
  ['a figure in another currency', [facts('revenue', { figures: [price('89')] })], [facts('revenue', { figures: [price('89', 'USD')] })], [
    ['revenue', [figure('89', null), figure(null, '89', 'USD')]],
  ]],
  ['a module that an older snapshot does not know', [], [facts('traction', { isDone: true })], [
    ['traction', [{ ...plain, what: 'done', before: 'false', after: 'true' }]],
  ]],
])('%s', (_case, before, after, changes) => {
  expect(comparePlans(before, after)).toEqual(changes.map(([key, differences]) => ({ key, differences })));
});
