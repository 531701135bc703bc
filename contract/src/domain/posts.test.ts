import { tagName } from './posts';

test.each([
  ['#Circular', 'circular'], [' unit-economics ', 'unit-economics'], ['Größe', 'größe'], ['2026', '2026'],
  ['a', null], ['two words', null], ['-x-', null], ['a--b', null], ['x'.repeat(41), null], ['', null], ['#', null],
])('the tag of "%s" is %s', (typed, name) => {
  expect(tagName(typed)).toBe(name);
});
