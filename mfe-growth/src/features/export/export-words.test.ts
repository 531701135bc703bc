import { contentsWords } from './export-words';

it.each([
  [{ modules: 9, rows: 21, hidden: 0 }, '9 modules, 21 rows'],
  [{ modules: 1, rows: 1, hidden: 0 }, '1 module, 1 row'],
  [{ modules: 3, rows: 0, hidden: 2 }, '3 modules, 2 hidden'],
  [{ modules: 0, rows: 0, hidden: 7 }, '7 hidden'],
])('says what an area has', (contents, words) => expect(contentsWords(contents)).toBe(words));
