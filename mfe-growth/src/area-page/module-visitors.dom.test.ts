import { hereWords } from './module-visitors';

test.each([
  [['Tarik Aziz'], 'Tarik is here'],
  [['Tarik Aziz', 'Priya Raman'], 'Tarik and Priya are here'],
  [['Tarik Aziz', 'Priya Raman', ''], 'Tarik and 2 others are here'],
  [[' '], 'Somebody is here'],
])('%j: %s', (names, words) => {
  expect(hereWords(names)).toBe(words);
});
