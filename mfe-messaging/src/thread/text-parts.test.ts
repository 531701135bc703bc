import { firstLink, textParts } from './text-parts';

const people = [{ id: 'a', name: 'Amara' }, { id: 'ao', name: 'Amara Okafor' }];
const read = (text: string) => textParts(text, people).map((part) => (part.kind === 'link' ? `<${part.href}>` : part.kind === 'mention' ? `[${part.id}]` : part.text)).join('|');

test.each([
  ['plain words', 'plain words'],
  ['see https://a.example/b?c=1#d now', 'see |<https://a.example/b?c=1#d>| now'],
  ['(https://a.example/b).', '(|<https://a.example/b>|).'],
  ['www.a.example, please', '<https://www.a.example>|, please'],
  ['Section 14: bmuv.de/verpackg-draft-2026', 'Section 14: |<https://bmuv.de/verpackg-draft-2026>'],
  ['3.5/4 of it', '3.5/4 of it'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['@Amara Okafor and @Amara: http://x.example', '[ao]| and |[a]|: |<http://x.example>'],
  ['mail@Nobody', 'mail@Nobody'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('the first link alone has a preview', () => {
  expect(firstLink('a https://one.example b https://two.example')).toBe('https://one.example');
  expect(firstLink('none')).toBeNull();
});
