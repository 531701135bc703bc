import { sampleRow } from '../../../dev/sample-notifications';
import { headline } from './headline';

const NOW = new Date(2026, 4, 14, 10, 0);
const row = (id: string, read: boolean, ...at: [number, number]) => (
  sampleRow({ id, read, updatedAt: new Date(2026, 4, ...at).toISOString() })
);

test.each([
  ['none', 0, [row('a', true, 14, 9)], 'Nothing new'],
  ['all of this morning', 2, [row('a', false, 14, 9), row('b', false, 14, 8), row('c', true, 10, 9)], '2 new since this morning'],
  ['the oldest of yesterday', 2, [row('a', false, 14, 9), row('b', false, 13, 8)], '2 new since yesterday'],
  ['some of them further down than is loaded', 3, [row('a', false, 14, 9)], '3 new'],
  ['one older than a week', 1, [row('a', false, 2, 9)], '1 new'],
  ['as many as the server counts', 100, [], '99+ new'],
])('%s', (_name, unread, rows, words) => {
  expect(headline(unread, rows, NOW)).toBe(words);
});
