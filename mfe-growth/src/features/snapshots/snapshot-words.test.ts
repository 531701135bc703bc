import type { Difference } from '@heartwood/contract/domain';
import { differenceWords } from './snapshot-words';

const plain = { label: null, field: null, unit: null };

test.each<[Difference, string[]]>([
  [{ ...plain, what: 'done', before: 'false', after: 'true' }, ['Progress', 'Not done', 'Done']],
  [{ ...plain, what: 'status', before: null, after: 'TO_TEST' }, ['Assumption', '–', 'To test']],
  [{ ...plain, what: 'strength', before: 'NONE', after: 'STRONG' }, ['Evidence', 'No evidence', 'Strong evidence']],
  [{ ...plain, what: 'rows', before: '2', after: '3' }, ['Rows', '2', '3']],
  [
    { what: 'figure', label: 'Washing', field: 'value', unit: 'EUR', before: '21400.0000', after: '19800.5000' },
    ['Washing, amount', '€21,400', '€19,800.50'],
  ],
  [
    { what: 'figure', label: 'Rebox', field: 'customerExperience', unit: null, before: '2', after: null },
    ['Rebox, customer experience', '2', '–'],
  ],
])('%o', (difference, [what, before, after]) => {
  expect(differenceWords(difference)).toEqual({ what, before, after });
});
