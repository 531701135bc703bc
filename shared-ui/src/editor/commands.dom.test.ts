import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { parseRichText } from '@heartwood/contract/text';
import { indent, isBlockActive, isMarkActive, setAlign, setColour, toggleBlock, toggleMark } from './commands';
import { withWritingRules } from './writing-rules';

function editorWith(...document: object[]) {
  const editor = withWritingRules(withHistory(withReact(createEditor())));
  editor.children = parseRichText(document);
  Transforms.select(editor, Editor.range(editor, []));
  return editor;
}
const block = (type: string, text: string) => ({ type, children: [{ text }] });
const at = (editor: ReturnType<typeof editorWith>, path: number[], offset: number) => Transforms.select(editor, { path, offset });

test('a mark goes on and off', () => {
  const editor = editorWith(block('paragraph', 'one'));
  toggleMark(editor, 'bold');
  expect(isMarkActive(editor, 'bold')).toBe(true);
  expect(editor.children).toEqual([{ type: 'paragraph', children: [{ text: 'one', bold: true }] }]);
  toggleMark(editor, 'bold');
  expect(editor.children).toEqual([block('paragraph', 'one')]);
});

test('a colour is a name and can be taken away', () => {
  const editor = editorWith(block('paragraph', 'one'));
  setColour(editor, 'colour', 'danger');
  expect(editor.children).toEqual([{ type: 'paragraph', children: [{ text: 'one', colour: 'danger' }] }]);
  setColour(editor, 'colour', null);
  expect(editor.children).toEqual([block('paragraph', 'one')]);
});

test('several blocks become one list and paragraphs again', () => {
  const editor = editorWith(block('paragraph', 'a'), block('heading-one', 'b'));
  toggleBlock(editor, 'bulleted-list');
  expect(editor.children).toEqual([{ type: 'bulleted-list', children: [block('list-item', 'a'), block('list-item', 'b')] }]);
  expect(isBlockActive(editor, 'bulleted-list')).toBe(true);
  toggleBlock(editor, 'numbered-list');
  expect(editor.children).toEqual([{ type: 'numbered-list', children: [block('list-item', 'a'), block('list-item', 'b')] }]);
  toggleBlock(editor, 'numbered-list');
  expect(editor.children).toEqual([block('paragraph', 'a'), block('paragraph', 'b')]);
});

test('a checklist has its own box, which goes with the type', () => {
  const editor = editorWith(block('paragraph', 'a'));
  toggleBlock(editor, 'check-list-item');
  expect(editor.children).toEqual([{ ...block('check-list-item', 'a'), checked: false }]);
  toggleBlock(editor, 'heading-two');
  expect(editor.children).toEqual([block('heading-two', 'a')]);
});

test('indent stops at four and at nought, alignment at the left is no property', () => {
  const editor = editorWith(block('paragraph', 'a'));
  for (let step = 0; step < 6; step += 1) indent(editor, 1);
  expect(editor.children).toEqual([{ ...block('paragraph', 'a'), indent: 4 }]);
  for (let step = 0; step < 6; step += 1) indent(editor, -1);
  setAlign(editor, 'center');
  expect(editor.children).toEqual([{ ...block('paragraph', 'a'), align: 'center' }]);
  setAlign(editor, 'left');
  expect(editor.children).toEqual([block('paragraph', 'a')]);
});

test('Enter after a heading goes on with a paragraph', () => {
  const editor = editorWith(block('heading-one', 'Title'));
  at(editor, [0, 0], 5);
  editor.insertBreak();
  expect(editor.children).toEqual([block('heading-one', 'Title'), block('paragraph', '')]);
});

test('Enter on a blank item leaves the list, a new check starts open', () => {
  const list = editorWith({ type: 'bulleted-list', children: [block('list-item', 'a'), block('list-item', '')] });
  at(list, [0, 1, 0], 0);
  list.insertBreak();
  expect(list.children).toEqual([{ type: 'bulleted-list', children: [block('list-item', 'a')] }, block('paragraph', '')]);
  const checks = editorWith({ ...block('check-list-item', 'a'), checked: true });
  at(checks, [0, 0], 1);
  checks.insertBreak();
  expect(checks.children).toEqual([
    { ...block('check-list-item', 'a'), checked: true },
    { ...block('check-list-item', ''), checked: false },
  ]);
});

test('Backspace at the start takes the indent first, then the type, then joins', () => {
  const editor = editorWith(block('paragraph', 'a'), { ...block('block-quote', 'b'), indent: 1 });
  at(editor, [1, 0], 0);
  editor.deleteBackward('character');
  expect(editor.children[1]).toEqual(block('block-quote', 'b'));
  editor.deleteBackward('character');
  expect(editor.children[1]).toEqual(block('paragraph', 'b'));
  editor.deleteBackward('character');
  expect(editor.children).toEqual([block('paragraph', 'ab')]);
});

function clipboard(data: Record<string, string>): DataTransfer {
  return { getData: (type: string) => data[type] ?? '', types: Object.keys(data), items: [], files: [] } as unknown as DataTransfer;
}

test('pasted HTML arrives as our nodes', () => {
  const editor = editorWith(block('paragraph', ''));
  editor.insertData(clipboard({ 'text/html': '<h1>T</h1><p onclick="x()">a <b>b</b></p><script>x()</script>' }));
  expect(parseRichText(editor.children)).toEqual(editor.children);
  expect(Editor.string(editor, [])).toBe('Ta b');
});

test('a fragment of another Slate editor is read strictly', () => {
  const editor = editorWith(block('paragraph', ''));
  const foreign = btoa(
    encodeURIComponent(JSON.stringify([{ type: 'embed', url: 'javascript:x()', children: [{ text: 'a', huge: true }] }])),
  );
  editor.insertData(clipboard({ 'application/x-slate-fragment': foreign }));
  expect(editor.children).toEqual([block('paragraph', 'a')]);
});
