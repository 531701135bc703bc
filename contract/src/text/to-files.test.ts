/** @jest-environment node */
import { parseRichText } from './parse';
import { plainText } from './plain-text';
import { randomDocument, spoiled } from './random-document';
import { richHtml } from './to-html';
import { richMarkdown } from './to-markdown';

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (text: string, more: object = {}) => ({ type: 'list-item', children: [{ text }], ...more });

it.each<[string, object[], string]>([
  ['marks', [paragraph({ text: 'a ' }, {
    text: 'b ', bold: true,
  }, { text: 'c', italic: true, strikethrough: true }, { text: ' d', underline: true })], 'a **b** ~~*c*~~ <u>d</u>'],
  [
    'signs of Markdown as they are', [paragraph({ text: '# 1. a*b_c [d](e) <b> `f` | ~g~ & \\' })],
    '\\# 1. a\\*b\\_c \\[d\\](e) \\<b\\> \\`f\\` \\| \\~g\\~ \\& \\\\',
  ],
  ['words that begin like an item', [paragraph({ text: '- a' }), paragraph({ text: '12) b' })], '\\- a\n\n12\\) b'],
  [
    'headings and quotes', [{ type: 'heading-one', children: [{ text: 'A' }] }, { type: 'block-quote', children: [{ text: 'b\nc' }] }],
    '# A\n\n> b\\\n> c',
  ],
  ['lists with their depth', [{
    type: 'numbered-list', children: [item('a'), item('b', { indent: 1, marker: 'bulleted-list' }), item('c', { indent: 3 }), item('d')],
  }], '1. a\n    - b\n        1. c\n2. d'],
  ['tasks', [
    { type: 'check-list-item', checked: true, children: [{ text: 'a' }] },
    { type: 'check-list-item', children: [{ text: 'b' }], indent: 1 },
  ], '- [x] a\n    - [ ] b'],
  [
    'code', [{ type: 'code-block', children: [{ text: 'a\n```\nb' }] }, paragraph({ text: 'x`y', code: true })],
    '````\na\n```\nb\n````\n\n``x`y``',
  ],
  [
    'links', [paragraph({ text: '' }, { type: 'link', url: 'https://a.example/(b)', children: [{ text: 'the plan' }] }, { text: '' })],
    '[the plan](<https://a.example/(b)>)',
  ],
  ['tables', [{ type: 'table', children: [
    { type: 'table-row', children: [{ type: 'table-cell', header: true, children: [{ text: 'a|b' }] }] },
    { type: 'table-row', children: [{ type: 'table-cell', children: [{ text: 'c\nd' }] }] },
  ] }], '| a\\|b |\n| --- |\n| c<br>d |'],
])('writes %s in Markdown', (_what, document, expected) => {
  expect(richMarkdown(document)).toBe(expected);
});

/** Tags of a page, and what stands in them; everything else is words. */
const tagsOf = (html: string) => (
  [...html.matchAll(/<\/?([a-z][\w-]*)([^>]*)>/gi)].map(([, name = '', rest = '']) => ({ name: name.toLowerCase(), rest }))
);
const ALLOWED = new Set([
  'html', 'head', 'meta', 'title', 'style', 'body', 'h1', 'h2', 'p', 'ul', 'ol', 'li', 'input', 'blockquote', 'pre', 'code', 'table', 'tr',
  'th', 'td', 'a',
  'b', 'i', 'u', 's', 'span',
]);
const isHarmless = (html: string) => tagsOf(html).every(({ name, rest }) => (
  ALLOWED.has(name)
    && !/\son\w+\s*=|javascript:|url\(/i.test(rest) && (name !== 'a' || rest === '' || /^ href="(https?|mailto):/.test(rest))));

/** What a reader of Markdown takes for more than words: signs that are escaped, and code, are none. */
const withoutCode = (markdown: string) => markdown.replaceAll(/\\[\s\S]/g, '').replaceAll(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');

it('of 10,000 documents of the editor none becomes a script, in HTML or in Markdown, and each keeps its words', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const failing = Array.from({ length: 10_000 }, (_, seed) => seed).filter((seed) => {
    const document = randomDocument(seed);
    const html = richHtml(document);
    const plain = html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(lt|gt|amp|quot|#39);/g, '');
    const evil = seed % 10 === 0 ? richHtml(spoiled(document, seed) as unknown[]) : '';
    const markdown = richMarkdown(document);
    return !isHarmless(html) || !isHarmless(evil) || letters(plain) !== letters(plainText(parseRichText(document)))
      || /<(?!https?:|mailto:|\/?u>|br>)/.test(withoutCode(markdown));
  });
  expect(failing.slice(0, 3)).toEqual([]);
});
