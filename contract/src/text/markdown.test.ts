import { firstLink, markdownText, parseMarkdown, type MarkdownBlock, type MarkdownInline } from './markdown';
import { randomFrom } from './random-document';
import { isSafeLink } from './safe-link';

const people = [{ id: 'a', name: 'Amara' }, { id: 'ao', name: 'Amara Okafor' }];
const shown = (nodes: readonly MarkdownInline[]): string => nodes.map((node) => {
  switch (node.type) {
    case 'text': return node.text;
    case 'code': return `{${node.text}}`;
    case 'link': return `<${node.href}>`;
    case 'mention': return `[${node.id}]`;
    default: return `${node.type}(${shown(node.children)})`;
  }
}).join('');
const blocks = (all: readonly MarkdownBlock[]): string => all.map((block) => {
  switch (block.type) {
    case 'paragraph': return shown(block.children);
    case 'quote': return `quote(${blocks(block.children)})`;
    case 'code': return `code(${block.text})`;
    case 'list': return `${block.ordered ? `ol${block.start}` : 'ul'}(${block.items.map((item) => `${item.depth}:${shown(item.children)}`).join(',')})`;
  }
}).join('|');

test.each([
  ['plain words', 'plain words'],
  ['a **bold** word', 'a strong(bold) word'],
  ['*it* and _it_, ~~gone~~', 'emphasis(it) and emphasis(it), strike(gone)'],
  ['**a *b* c**', 'strong(a emphasis(b) c)'],
  ['**never closed', '**never closed'],
  ['2*3*4 and snake_case_name', '2*3*4 and snake_case_name'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['\\*as typed\\*', '*as typed*'],
  ['`**code**` stays', '{**code**} stays'],
  ['see https://a.example/b?c=1#d now', 'see <https://a.example/b?c=1#d> now'],
  ['(https://a.example/b).', '(<https://a.example/b>).'],
  ['**https://a.example**', 'strong(<https://a.example>)'],
  ['https://a.example/snake_case_name', '<https://a.example/snake_case_name>'],
  ['www.a.example, please', '<https://www.a.example>, please'],
  ['bmuv.de/verpackg-draft-2026', '<https://bmuv.de/verpackg-draft-2026>'],
  ['3.5/4 of it', '3.5/4 of it'],
  ['[the plan](https://a.example)', '<https://a.example>'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['@Amara Okafor and **@Amara**', '[ao] and strong([a])'],
  [':tada: at 10:30:15 and :nothing:', '🎉 at 10:30:15 and :nothing:'],
  ['> said\n> again\nand I', 'quote(said\nagain)|and I'],
  ['- a\n  - b\n- c', 'ul(0:a,1:b,0:c)'],
  ['3. a\n4. b', 'ol3(0:a,0:b)'],
  ['- a\n1. b', 'ul(0:a)|ol1(0:b)'],
  ['```ts\nconst a = **1**;\n```\nafter', 'code(const a = **1**;)|after'],
  ['```\nnever closed', '```\nnever closed'],
  ['a\n\nb', 'a\n\nb'],
  ['-5 degrees', '-5 degrees'],
  ['   ', ''],
])('%j', (text, expected) => expect(blocks(parseMarkdown(text, people))).toBe(expected));

test('the words alone are for previews and notifications', () => {
  expect(markdownText('**Done** with `it`, see [the plan](https://a.example)\n> really\n- one\n```\ncode\n```')).toBe(
    'Done with it, see the plan\nreally\n• one\ncode',
  );
});

test('the first link alone has a preview', () => {
  expect(firstLink('a **https://one.example** b https://two.example')).toBe('https://one.example');
  expect(firstLink('`https://in.example/code` mailto:a@b.example')).toBeNull();
});

test('10,000 texts of signs: every letter is shown, every link is safe, nothing throws', () => {
  const parts = [
    '**',
    '*',
    '_',
    '__',
    '~~',
    '`',
    '```',
    '\n',
    '> ',
    '- ',
    '1. ',
    '[',
    '](',
    ')',
    'https://a.example',
    'javascript:x',
    '@Amara',
    ':tada:',
    'ß',
    '🙂',
    'word',
    ' ',
    '\\',
    '<b>',
    '\ud800',
    '\u0000',
    'مرحبا',
  ];
  const links = (all: readonly MarkdownInline[]): string[] =>
    all.flatMap((node) => [...(node.type === 'link' ? [node.href] : []), ...('children' in node ? links(node.children) : [])]);
  const letters = (text: string) => text.match(/word|ß|🙂|مرحبا/g)?.length ?? 0;
  const failing = Array.from({ length: 10_000 }, (_, seed) => seed).filter((seed) => {
    const random = randomFrom(seed);
    const text = Array.from({ length: 1 + Math.floor(random() * 30) }, () => parts[Math.floor(random() * parts.length)]).join('');
    const safe = parseMarkdown(text, people).every((block) => block.type !== 'paragraph' || links(block.children).every(isSafeLink));
    // What is behind a link's words and beside a fence is not shown.
    const hidden = letters([...text.matchAll(/\]\([^)]*\)|```[^\n]*/g)].join(''));
    const lost = letters(text) - letters(markdownText(text));
    return !safe || lost < 0 || lost > hidden;
  });
  expect(failing.slice(0, 3)).toEqual([]);
});

test.each(['*', '**', '_', '`', '[', '[a](', '> ', '- ', '**a*', '\\', ':', '@', 'a.', 'www.', 'https://', '~~a_'])(
  '%j 20,000 times takes no longer than its length',
  (part) => {
    const text = part.repeat(20_000);
    expect(markdownText(text).length).toBeLessThanOrEqual(text.length * 2);
  },
);
