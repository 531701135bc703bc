import { checkRichText } from './check';
import { LEVELS } from './levels';
import { plainText } from './plain-text';
import { RICH_TEXT_VERSION } from './version';

const paragraph = (...children: unknown[]) => [{ type: 'paragraph', children }];
const words = (text: string) => [{ text }];
const table = (...rows: string[][]) => [
  {
    type: 'table',
    children: rows.map((cells) => ({ type: 'table-row', children: cells.map((text) => ({ type: 'table-cell', children: words(text) })) })),
  },
];

describe('a text of the editor', () => {
  it.each<[string, unknown[]]>([
    [
      'marks, colours and sizes',
      paragraph({ text: 'a', bold: true, italic: true, strikethrough: true, colour: 'danger', background: 'accent', size: 'large' }),
    ],
    [
      'links to the web and to mail',
      paragraph(
        { text: '' },
        { type: 'link', url: 'https://heartwood.example/a?b=c', children: words('x') },
        { type: 'link', url: 'mailto:a@b.example', children: words('y') },
      ),
    ],
    [
      'lists, checks, alignment',
      [
        { type: 'bulleted-list', children: [{ type: 'list-item', indent: 1, marker: 'numbered-list', children: words('a') }] },
        { type: 'check-list-item', checked: true, children: words('b') },
        { type: 'heading-one', align: 'center', indent: 2, dir: 'rtl', children: words('c') },
      ],
    ],
    [
      'code, tables and mentions',
      [
        { type: 'code-block', children: words('a\nb') },
        ...table(['a', 'b']),
        ...paragraph({ text: '' }, { type: 'mention', userId: 'u1', name: 'Amara', children: words('') }, { text: '' }),
      ],
    ],
    ['the version before its blocks', [{ v: RICH_TEXT_VERSION }, ...paragraph({ text: 'a' })]],
  ])('is taken with %s', (_what, document) => expect(checkRichText(document)).toBeNull());

  it.each<[string, unknown]>([
    ['no list', { type: 'paragraph' }],
    ['a leaf that is no text', paragraph({ text: 3 })],
    ['an unknown block', [{ type: 'iframe', children: words('') }]],
    ['an unknown attribute', [{ type: 'paragraph', onclick: 'x', children: words('') }]],
    ['an attribute of every object', JSON.parse('[{"type":"paragraph","constructor":"x","children":[{"text":""}]}]')],
    ['a colour that is a style', paragraph({ text: 'a', colour: 'url(//x)' })],
    ['a mark that is not true', paragraph({ text: 'a', bold: 'yes' })],
    ['a link without an address', paragraph({ type: 'link', children: words('x') })],
    ['a link with a script', paragraph({ type: 'link', url: ' javascript:alert(1)', children: words('x') })],
    [
      'a link with a script that a browser would put together',
      paragraph({ type: 'link', url: 'java\nscript:alert(1)', children: words('x') }),
    ],
    ['a link with data', paragraph({ type: 'link', url: 'data:text/html,x', children: words('x') })],
    [
      'a link inside a link',
      paragraph({ type: 'link', url: 'https://a.example', children: [{ type: 'link', url: 'https://b.example', children: words('x') }] }),
    ],
    ['a mention of nobody', paragraph({ type: 'mention', name: 'Amara', children: words('') })],
    ['a block without children', [{ type: 'paragraph', children: [] }]],
    ['an item outside a list', [{ type: 'list-item', children: words('a') }]],
    ['a cell outside a row', [{ type: 'table', children: [{ type: 'table-cell', children: words('a') }] }]],
    ['more columns than a row has', table(Array.from({ length: 13 }, () => 'a'))],
    ['marks in code', [{ type: 'code-block', children: [{ type: 'link', url: 'https://a.example', children: words('x') }] }]],
    ['NUL in a text', paragraph({ text: 'a\u0000b' })],
    ['half a character', paragraph({ text: 'a\ud83d' })],
    [
      'blocks without end',
      [Array.from({ length: 20 }).reduce<unknown>((inner) => ({ type: 'block-quote', children: [inner] }), { text: '' })],
    ],
    ['a version of tomorrow', [{ v: RICH_TEXT_VERSION + 1 }, ...paragraph({ text: 'a' })]],
  ])('is refused with %s', (_what, document) => {
    expect(checkRichText(document)).toEqual({ code: 'INVALID', message: expect.stringMatching(/^This text can't be saved: .+\.$/) });
  });

  it('has what its level has', () => {
    expect(checkRichText(table(['a']), LEVELS.deck)?.message).toBe("This text can't be saved: table is not for this text.");
    expect(checkRichText(table(['a']), LEVELS.note)).toBeNull();
  });

  it('is as long as 100 kB at most, and says so', () => {
    expect(checkRichText(paragraph({ text: 'ä'.repeat(49_000) }))).toBeNull();
    expect(checkRichText(paragraph({ text: 'ä'.repeat(50_000) }))).toEqual({
      code: 'TOO_LARGE',
      message: 'This text is too long: it may have 100 kB.',
    });
    expect(checkRichText(paragraph({ text: '🙂'.repeat(24_900) }))).toBeNull();
    expect(checkRichText(paragraph({ text: '🙂'.repeat(25_000) }))?.code).toBe('TOO_LARGE');
  });

  it('has its words by line', () => {
    expect(
      plainText([
        ...paragraph({ text: 'One ' }, { text: 'line', bold: true }),
        {
          type: 'bulleted-list',
          children: [
            { type: 'list-item', children: words('a') },
            { type: 'list-item', children: words('b') },
          ],
        },
      ]),
    ).toBe('One line\na\nb');
    expect(
      plainText([
        { v: 2 },
        ...table(['a', 'b']),
        ...paragraph({ text: 'for ' }, { type: 'mention', userId: 'u', name: 'Amara', children: words('') }),
      ]),
    ).toBe('a | b\nfor @Amara');
  });
});
