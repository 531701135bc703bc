import { savedWords } from './saved-words';

const NOW = Date.parse('2026-05-14T12:00:00');

test.each([
  ['2026-05-14T11:59:20', 'Saved just now'], ['2026-05-14T11:58:00', 'Saved 2 min ago'], ['2026-05-14T11:00:01', 'Saved 59 min ago'],
  ['2026-05-14T09:10:00', 'Saved 2 h ago'], ['2026-05-12T12:00:00', 'Saved on 12 May'], ['2025-12-31T12:00:00', 'Saved on 31 Dec 2025'],
])('what was written at %s is “%s”', (at, words) => expect(savedWords(Date.parse(at), NOW)).toBe(words));
