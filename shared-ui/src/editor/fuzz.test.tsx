import { checkRichText, LEVELS, parseRichText, toStored } from '@heartwood/contract/text';
import { randomDocument, randomFrom, spoiled } from '@heartwood/contract/text/random-document';
import { renderToStaticMarkup } from 'react-dom/server';
import { createEditor, Editor } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { RichTextView } from '../rich-text/rich-text-view';
import { richTextFromHtml } from './paste-html';
import { withTypingShortcuts } from './typing-shortcuts';
import { withWritingRules } from './writing-rules';

/** Of each kind; the reader and the check of all of them are tried on ten times as many beside them (`contract/src/text`). */
const COUNT = 1_000;
const seeds = Array.from({ length: COUNT }, (_, seed) => seed);
const failing = (breaks: (seed: number) => boolean) => seeds.filter(breaks).slice(0, 3);
const level = LEVELS.note;

const isOurs = (document: unknown) => checkRichText(toStored(parseRichText(document, level)), level) === null;
/** Of what is drawn the tags alone: words may say anything. */
const runs = (html: string) => (html.match(/<[^>]*>/g) ?? []).some((tag) => (
  /<(?:script|iframe|object|embed|svg)|\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i.test(tag)));

test('documents of the editor, and broken ones, open in it, are taken by the server after a change, and show nothing that runs', () => {
  expect(failing((seed) => {
    const document = seed % 2 === 0 ? randomDocument(seed) : spoiled(randomDocument(seed), seed);
    const editor = withTypingShortcuts(withWritingRules(withHistory(withReact(createEditor())), level), level);
    editor.children = parseRichText(document, level);
    Editor.normalize(editor, { force: true });
    editor.select(Editor.end(editor, []));
    editor.insertText('x');
    editor.insertBreak();
    editor.deleteBackward('character');
    return !isOurs(editor.children)
      || (seed % 20 === 0 && runs(renderToStaticMarkup(<RichTextView value={parseRichText(editor.children, level)} />)));
  })).toEqual([]);
});

const PIECES = [
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<iframe src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">', '</a>',
  '<a href=" java\nscript:alert(1)">', '<a href="https://a.example">', '<a href="data:text/html,<script>x</script>">', '<style>*{}</style>',
  '<p style="x:expression(1)">',
  '</p>', '<b onclick=x>', '</b>', '<table><tr><td>', '</td></tr></table>', '<ul><li>', '<ol><li>', '</li></ul>',
  '<input type=checkbox checked>', '<h1>', '</h1>',
  '<blockquote>', '<pre>', '</pre>', '<math><mtext></mtext>', '<template><b>', '</template>', '<noscript>', '&lt;script&gt;',
  '&#106;avascript:', '<!-- -->', '<![CDATA[', 'words ',
  '\u202e', '\u0000', '<object data=x>', '<form action=x><button>', '<base href=//evil>', '<meta http-equiv=refresh content=0>',
  '<link rel=stylesheet href=//evil>',
] as const;

test('pages that are pasted, however they are broken, leave words and looks of ours, and nothing that runs', () => {
  expect(failing((seed) => {
    const random = randomFrom(seed);
    const html = Array.from({ length: 2 + Math.floor(random() * 14) }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
    const pasted = richTextFromHtml(html, level);
    return !isOurs(pasted) || (seed % 20 === 0 && runs(renderToStaticMarkup(<RichTextView value={pasted} />)));
  })).toEqual([]);
});
