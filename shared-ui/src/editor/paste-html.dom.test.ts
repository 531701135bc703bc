import { LEVELS, parseRichText } from '@heartwood/contract/text';
import { richTextFromHtml } from './paste-html';

const item = (text: string) => ({ type: 'list-item', children: [{ text }] });
const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test.each<[string, string, object[]]>([
  [
    'marks',
    '<p>one <b>two</b> <em><u>three</u></em></p>',
    [paragraph({ text: 'one ' }, { text: 'two', bold: true }, { text: ' ' }, { text: 'three', italic: true, underline: true })],
  ],
  [
    'headings',
    '<h1>A</h1><h3>B</h3>',
    [
      { type: 'heading-one', children: [{ text: 'A' }] },
      { type: 'heading-two', children: [{ text: 'B' }] },
    ],
  ],
  [
    'lists',
    '<ul><li>a</li><li><p>b</p></li></ul>',
    [
      {
        type: 'bulleted-list',
        children: [
          { type: 'list-item', children: [{ text: 'a' }] },
          { type: 'list-item', children: [{ text: 'b' }] },
        ],
      },
    ],
  ],
  [
    'nested lists',
    '<ol><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ol>',
    [
      {
        type: 'numbered-list',
        children: [item('a'), { ...item('b'), indent: 1, marker: 'bulleted-list' }, { ...item('c'), indent: 2 }, item('d')],
      },
    ],
  ],
  [
    'ticks',
    '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
    [
      { type: 'check-list-item', checked: true, children: [{ text: 'a' }] },
      { type: 'check-list-item', checked: false, children: [{ text: 'b' }] },
    ],
  ],
  ['code', '<pre><code>if (a) {\n  b();\n}\n</code></pre>', [{ type: 'code-block', children: [{ text: 'if (a) {\n  b();\n}' }] }]],
  [
    'links',
    '<p>see <a href="https://a.example">the <b>plan</b></a></p>',
    [
      paragraph(
        { text: 'see ' },
        { type: 'link', url: 'https://a.example', children: [{ text: 'the ' }, { text: 'plan', bold: true }] },
        { text: '' },
      ),
    ],
  ],
  [
    'looks of Google Docs',
    '<span style="font-weight:700">a</span><span style="font-style:italic">b</span><span style="text-decoration:line-through">c</span>',
    [paragraph({ text: 'a', bold: true }, { text: 'b', italic: true }, { text: 'c', strikethrough: true })],
  ],
  [
    'lists of Word',
    '<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span>a</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>b</p>',
    [{ type: 'numbered-list', children: [item('a'), { ...item('b'), indent: 1, marker: 'bulleted-list' }] }],
  ],
  ['quotes', '<blockquote><p>said</p></blockquote>', [{ type: 'block-quote', children: [{ text: 'said' }] }]],
  ['loose words', 'a<div>b</div>c', [paragraph({ text: 'a' }), paragraph({ text: 'b' }), paragraph({ text: 'c' })]],
  ['line breaks', '<p>a<br>b</p>', [paragraph({ text: 'a\nb' })]],
  ['white space of the source', '<p>\n  a\n  b </p>\n<p></p>', [paragraph({ text: 'a b' })]],
  ['Google Docs\' wrapper, which is not bold', '<b style="font-weight:normal"><p>a</p></b>', [paragraph({ text: 'a' })]],
  [
    'tables',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>c<p>d</p></td></tr></table>',
    [
      {
        type: 'table',
        children: [
          {
            type: 'table-row',
            children: [
              { ...cell('a'), header: true },
              { ...cell('b'), header: true },
            ],
          },
          { type: 'table-row', children: [cell('c\nd'), cell('')] },
        ],
      },
    ],
  ],
  ['a frame of one cell', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', [paragraph({ text: 'a' }), paragraph({ text: 'b' })]],
])('keeps %s', (_what, html, expected) => {
  expect(richTextFromHtml(html)).toEqual(expected);
});

test('scripts, styles, pictures, frames, links that run and attributes do not get through', () => {
  const pasted = richTextFromHtml(
    '<style>p{}</style><script>steal()</script><p style="position:fixed" onclick="x()">a <a href="javascript:x()">link</a>'
    + '<img src=x onerror="x()"><iframe src="//evil"></iframe><svg><script>x()</script></svg></p>',
  );
  expect(pasted).toEqual([paragraph({ text: 'a link' })]);
});

test('nothing to keep gives a blank document', () => {
  expect(richTextFromHtml('<script>x</script>')).toEqual([paragraph({ text: '' })]);
});

test('what is pasted is a document of ours', () => {
  const pasted = richTextFromHtml('<div><h2>T</h2><ul><li>a<ol><li>b</li></ol></li></ul><p>c <code>d</code></p></div>');
  expect(parseRichText(pasted)).toEqual(pasted);
});

test('where there are no tables, their rows have separators', () => {
  expect(richTextFromHtml('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', LEVELS.deck)).toEqual([
    paragraph({ text: 'a | b' }),
    paragraph({ text: 'c | d' }),
  ]);
});
