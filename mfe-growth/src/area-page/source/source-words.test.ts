import { sourceWords, type Founded } from './source-words';

const claim = (status: Founded['status'], count: number, strength: Founded['strength'] = count === 0 ? 'NONE' : 'SOME') => ({ status, count, strength });

test.each<[string, Founded, string, string]>([
  ['nobody has looked', claim(null, 0), 'Assumption', 'hollow'],
  ['one source', claim(null, 1), '1 source', 'neutral'],
  ['several', claim(null, 3, 'STRONG'), '3 sources', 'neutral'],
  ['to be tested', claim('TO_TEST', 0), 'To test', 'warning'],
  ['being tested, with a first source', claim('TESTING', 1), 'Testing · 1 source', 'info'],
  ['true', claim('TRUE', 2), 'True · 2 sources', 'success'],
  ['false', claim('FALSE', 1), 'False · 1 source', 'danger'],
])('%s', (_case, founded, text, tone) => {
  expect(sourceWords(founded)).toMatchObject({ text, tone });
});

test('how well it is founded is spoken', () => {
  expect(sourceWords(claim('TRUE', 3, 'STRONG')).spoken).toBe('strong evidence');
});
