import type { Founded } from '@heartwood/contract/domain';
import { sourceTone } from './source-words';

test.each<[Founded['status'], number, string]>([
  [null, 0, 'hollow'], [null, 1, 'neutral'], ['TO_TEST', 0, 'warning'], ['TESTING', 1, 'info'], ['TRUE', 2, 'success'],
  ['FALSE', 1, 'danger'],
])('%s with %d sources is %s', (status, count, tone) => {
  expect(sourceTone({ status, count, strength: 'NONE' })).toBe(tone);
});
