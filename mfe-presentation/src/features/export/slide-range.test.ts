import { rangeWords, readRange } from './slide-range';

test.each([
  ['1–6, 8, 10-12', [1, 2, 3, 4, 5, 6, 8, 10, 11, 12]], ['3,1,3', [1, 3]], [' 12 ', [12]], ['1 — 2', [1, 2]],
  ['13', null], ['0', null], ['6-2', null], ['one', null], ['', null], ['1-2-3', null], ['1;2', null],
])('%j of twelve slides are %j', (text, numbers) => {
  expect(readRange(text, 12)).toEqual(numbers);
});

it('writes runs as people do', () => {
  expect(rangeWords([1, 2, 3, 4, 5, 6, 8, 10, 11, 12])).toBe('1–6, 8, 10–12');
  expect(rangeWords([])).toBe('');
});
