import { byDay } from './by-day';

test('entries stand under their day, in the order in which they came', () => {
  const entry = (id: string, createdAt: string) => ({ id, createdAt });
  const all = [entry('c', '2026-05-12T12:00:00Z'), entry('b', '2026-05-12T11:00:00Z'), entry('a', '2026-05-04T12:00:00Z')];
  expect(byDay(all).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-05-12', ['c', 'b']], ['2026-05-04', ['a']],
  ]);
  expect(byDay([])).toEqual([]);
});
