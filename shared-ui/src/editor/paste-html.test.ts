import { parseRichText } from '@heartwood/contract/text';
import { richTextFromHtml } from './paste-html';

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test.each<[string, string, object[]]>([
  ['marks', '<p>one <b>two</b> <em><u>three</u></em></p>', [paragraph({ text: 'one ' }, { text: 'two', bold: true }, { text: ' ' }, { text: 'three', italic: true, underline: true })]],
  ['headings', '<h1>A</h1><h3>B</h3>', [{ type: 'heading-one', children: [{ text: 'A' }] }, { type: 'heading-two', children: [{ text: 'B' }] }]],
  ['lists', '<ul><li>a</li><li><p>b</p></li></ul>', [{ type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'a' }] }, { type: 'list-item', children: [{ text: 'b' }] }] }]],
  ['nested lists', '<ol><li>a<ul><li>b</li></ul></li></ol>', [{ type: 'numbered-list', children: [{ type: 'list-item', children: [{ text: 'a' }] }, { type: 'list-item', children: [{ text: 'b' }] }] }]],
  ['quotes', '<blockquote><p>said</p></blockquote>', [{ type: 'block-quote', children: [{ text: 'said' }] }]],
  ['loose words', 'a<div>b</div>c', [paragraph({ text: 'a' }), paragraph({ text: 'b' }), paragraph({ text: 'c' })]],
  ['line breaks', '<p>a<br>b</p>', [paragraph({ text: 'a' }, { text: '\n' }, { text: 'b' })]],
  ['white space of the source', '<p>\n  a\n  b </p>\n<p></p>', [paragraph({ text: 'a b' })]],
  ['Google Docs\' wrapper, which is not bold', '<b style="font-weight:normal"><p>a</p></b>', [paragraph({ text: 'a' })]],
  ['table rows', '<table><tr><td>a</td><td>b</td></tr></table>', [paragraph({ text: 'a' }, { text: 'b' })]],
])('keeps %s', (_what, html, expected) => {
  expect(richTextFromHtml(html)).toEqual(expected);
});

test('scripts, styles, pictures, frames, links and attributes do not get through', () => {
  const pasted = richTextFromHtml(
    '<style>p{}</style><script>steal()</script><p style="position:fixed" onclick="x()">a <a href="javascript:x()">link</a>'
    + '<img src=x onerror="x()"><iframe src="//evil"></iframe><svg><script>x()</script></svg></p>',
  );
  expect(pasted).toEqual([paragraph({ text: 'a ' }, { text: 'link' })]);
});

test('nothing to keep gives a blank document', () => {
  expect(richTextFromHtml('<script>x</script>')).toEqual([paragraph({ text: '' })]);
});

test('what is pasted is a document of ours', () => {
  const pasted = richTextFromHtml('<div><h2>T</h2><ul><li>a<ol><li>b</li></ol></li></ul><p>c <code>d</code></p></div>');
  expect(parseRichText(pasted)).toEqual(pasted);
});
