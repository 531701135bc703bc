import { emptyRichText } from './document';
import { LEVELS } from './levels';
import { parseRichText } from './parse';
import { isBlank, plainText } from './plain-text';
import { toStored, versionNeeded, versionOf } from './version';

const words = (text: string) => [{ text }];

test.each([null, undefined, 'text', 7, {}, [], [null], [[]], [{ type: 'paragraph' }], [{ type: 'bulleted-list', children: [] }]])(
  '%j opens as a blank document',
  (input) => {
    expect(parseRichText(input)).toEqual(emptyRichText());
  },
);

test('keeps what the editor writes', () => {
  const document = [
    { type: 'heading-one', children: words('Culture'), align: 'center' },
    { type: 'paragraph', children: [{ text: 'a' }, { text: 'b', bold: true, colour: 'success', background: 'accent' }], indent: 2 },
    { type: 'numbered-list', children: [{ type: 'list-item', children: words('one') }] },
    { type: 'check-list-item', children: words('done'), checked: true },
    { type: 'block-quote', children: words('said') },
  ];
  expect(parseRichText(document)).toEqual(document);
  expect(parseRichText(parseRichText(document))).toEqual(document);
});

test('drops unknown properties, marks, colours and styles', () => {
  expect(parseRichText([{
    type: 'paragraph', style: 'position:fixed', onclick: 'x()', indent: 99, align: 'evil', checked: true,
    children: [{ text: 'a', bold: 'yes', colour: 'url(x)', background: 'red', href: 'javascript:x' }],
  }])).toEqual([{ type: 'paragraph', children: [{ text: 'a' }], indent: 4 }]);
});

test('unknown blocks become paragraphs and keep their words', () => {
  expect(parseRichText([{ type: 'script', children: words('a') }, { type: 'grid', children: [{ type: 'row', children: words('b') }] }]))
    .toEqual([{ type: 'paragraph', children: words('a') }, { type: 'paragraph', children: words('b') }]);
});

test('a list holds items only, and an item outside a list is a paragraph', () => {
  expect(parseRichText([
    {
      type: 'bulleted-list',
      children: [
        { type: 'paragraph', children: words('a') },
        { text: 'b' },
        { type: 'bulleted-list', children: [{ type: 'list-item', children: words('c') }] },
      ],
    },
    { type: 'list-item', children: words('d') },
  ])).toEqual([
    {
      type: 'bulleted-list',
      children: [
        ...['a', 'b'].map((text) => ({ type: 'list-item', children: words(text) })),
        { type: 'list-item', children: words('c'), indent: 1 },
      ],
    },
    { type: 'paragraph', children: words('d') },
  ]);
});

test('a document nested without end or far too large is cut, not followed', () => {
  let deep: unknown = { text: 'bottom' };
  for (let level = 0; level < 20_000; level += 1) deep = { type: 'paragraph', children: [deep] };
  expect(plainText(parseRichText([deep]))).toBe('');
  const wide = Array.from({ length: 20_000 }, () => ({ type: 'paragraph', children: words('x') }));
  expect(parseRichText(wide).length).toBeLessThanOrEqual(5000);
});

test.each([
  [null, true],
  [emptyRichText(), true],
  [parseRichText([{ type: 'bulleted-list', children: [{ type: 'list-item', children: words('  ') }] }]), true],
  [parseRichText([{ type: 'paragraph', children: words('a') }]), false],
])('%j is blank: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

test('plain text has one line a block', () => {
  expect(plainText(parseRichText([
    { type: 'heading-one', children: [{ text: 'A ' }, { text: 'title', bold: true }] },
    { type: 'bulleted-list', children: [{ type: 'list-item', children: words('one') }, { type: 'list-item', children: words('two') }] },
  ]))).toBe('A title\none\ntwo');
});

test('a list inside a list is its items one step in, with their own kind of mark', () => {
  const item = (text: string) => ({ type: 'list-item', children: words(text) });
  expect(
    parseRichText([
      {
        type: 'numbered-list',
        children: [item('a'), { type: 'bulleted-list', children: [item('b'), { type: 'numbered-list', children: [item('c')] }] }],
      },
    ]),
  ).toEqual([
    {
      type: 'numbered-list',
      children: [item('a'), { ...item('b'), indent: 1, marker: 'bulleted-list' }, { ...item('c'), indent: 2, marker: 'numbered-list' }],
    },
  ]);
});

test('links are kept where they are safe, and their words where not', () => {
  const link = (url: string) => ({ type: 'link', url, children: words('x') });
  expect(parseRichText([{ type: 'paragraph', children: [link('https://a.example')] }])).toEqual([
    { type: 'paragraph', children: [{ text: '' }, link('https://a.example'), { text: '' }] },
  ]);
  expect(parseRichText([{ type: 'paragraph', children: [{ text: 'a' }, link('javascript:x()')] }])).toEqual([
    { type: 'paragraph', children: words('ax') },
  ]);
});

test('where there are no tables, a table is a line a row', () => {
  const cell = (text: string) => ({ type: 'table-cell', children: words(text) });
  const table = [
    {
      type: 'table',
      children: [
        { type: 'table-row', children: [cell('a'), cell('b')] },
        { type: 'table-row', children: [cell('c')] },
      ],
    },
  ];
  expect(parseRichText(table, LEVELS.deck)).toEqual([
    { type: 'paragraph', children: words('a | b') },
    { type: 'paragraph', children: words('c') },
  ]);
  expect(parseRichText(table)[0]?.children).toHaveLength(2);
});

test('the version before the blocks is passed over, and says what an older writer would lose', () => {
  const simple = parseRichText([{ type: 'paragraph', children: words('a') }]);
  expect(parseRichText(toStored(simple))).toEqual(simple);
  expect([versionOf(simple), versionOf(toStored(simple)), versionNeeded(toStored(simple))]).toEqual([1, 2, 1]);
  expect(versionNeeded([{ type: 'code-block', children: words('a') }])).toBe(2);
});
