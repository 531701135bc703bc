import { checkRichText, LEVELS, parseRichText, plainText, type RichTextElement } from '@heartwood/contract/text';
import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { indent, toggleBlock, toggleMark } from './commands';
import { linkAt, removeLink, setLink } from './links';
import { addColumn, addRow, deleteColumn, deleteRow, goToCell, insertTable } from './tables';
import { withTypingShortcuts } from './typing-shortcuts';
import { withWritingRules } from './writing-rules';

function editorWith(...document: object[]) {
  const editor = withTypingShortcuts(withWritingRules(withHistory(withReact(createEditor()))), LEVELS.module);
  editor.children = parseRichText(document.length === 0 ? null : document);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}
type Written = ReturnType<typeof editorWith>;
const write = (editor: Written, text: string) =>
  [...text].forEach((letter) => (letter === '\n' ? editor.insertBreak() : editor.insertText(letter)));
const block = (type: string, text: string) => ({ type, children: [{ text }] });
const link = (url: string, text: string) => ({ type: 'link', url, children: [{ text }] });
const clipboard = (data: Record<string, string>) =>
  ({ getData: (type: string) => data[type] ?? '', types: Object.keys(data), items: [], files: [] }) as unknown as DataTransfer;
const cells = (editor: Written, at = 0) =>
  (editor.children[at] as RichTextElement).children.map((row, index) =>
    (row as RichTextElement).children.map((_, column) => Editor.string(editor, [at, index, column])),
  );

/** What every change has to keep: the server takes the text, and it opens as it was left. */
afterEach(() => expect.hasAssertions());
const expectOurs = (editor: Written) => expect(parseRichText(editor.children)).toEqual(editor.children);

test.each<[string, object]>([
  ['# ', block('heading-one', 'a')],
  ['## ', block('heading-two', 'a')],
  ['> ', block('block-quote', 'a')],
  ['- ', { type: 'bulleted-list', children: [block('list-item', 'a')] }],
  ['1. ', { type: 'numbered-list', children: [block('list-item', 'a')] }],
  ['[] ', { ...block('check-list-item', 'a'), checked: false }],
  ['[x] ', { ...block('check-list-item', 'a'), checked: true }],
  ['``` ', block('code-block', 'a')],
])('%j at the start of a line is a block as it is typed', (signs, expected) => {
  const editor = editorWith();
  write(editor, `${signs}a`);
  expect(editor.children).toEqual([expected]);
  expectOurs(editor);
});

test.each<[string, object[]]>([
  ['**a b** c', [{ text: 'a b', bold: true }, { text: ' c' }]],
  ['*a* c', [{ text: 'a', italic: true }, { text: ' c' }]],
  ['_a_ c', [{ text: 'a', italic: true }, { text: ' c' }]],
  ['`a` c', [{ text: 'a', code: true }, { text: ' c' }]],
  ['~~a~~ c', [{ text: 'a', strikethrough: true }, { text: ' c' }]],
  ['2*3*4 snake_case_x', [{ text: '2*3*4 snake_case_x' }]],
])('%j gets its look as it is typed', (typed, children) => {
  const editor = editorWith();
  write(editor, typed);
  expect(editor.children).toEqual([{ type: 'paragraph', children }]);
});

test('undo gives back the signs that were typed', () => {
  const editor = editorWith();
  write(editor, '# ');
  expect(editor.children).toEqual([block('heading-one', '')]);
  editor.undo();
  expect(editor.children).toEqual([block('paragraph', '# ')]);
});

test('a typed address is a link once it ends; the full stop after it is not', () => {
  const editor = editorWith();
  write(editor, 'see https://a.example/b. Then');
  expect(editor.children).toEqual([
    { type: 'paragraph', children: [{ text: 'see ' }, link('https://a.example/b', 'https://a.example/b'), { text: '. Then' }] },
  ]);
  expectOurs(editor);
  const mail = editorWith();
  write(mail, 'amara@loopcrate.example\nend.Next ');
  expect(mail.children[0]).toMatchObject({
    children: [{ text: '' }, link('mailto:amara@loopcrate.example', 'amara@loopcrate.example'), { text: '' }],
  });
  expect(mail.children[1]).toEqual(block('paragraph', 'end.Next '));
});

test('at the edge of a link, where a browser puts the caret into it, one writes beside it', () => {
  const editor = editorWith({ type: 'paragraph', children: [{ text: '' }, link('https://a.example', 'plan'), { text: '' }] });
  Transforms.select(editor, Editor.end(editor, [0, 1]));
  write(editor, ' today');
  Transforms.select(editor, Editor.start(editor, [0, 1]));
  write(editor, 'the ');
  expect(editor.children[0]).toMatchObject({ children: [{ text: 'the ' }, link('https://a.example', 'plan'), { text: ' today' }] });
  Transforms.select(editor, { path: [0, 1, 0], offset: 2 });
  write(editor, 'a');
  expect(Editor.string(editor, [0, 1])).toBe('plaan');
});

test('a link is made of the selection, changed, and taken away; a script never is one', () => {
  const editor = editorWith(block('paragraph', 'the plan'));
  Transforms.select(editor, { anchor: { path: [0, 0], offset: 4 }, focus: { path: [0, 0], offset: 8 } });
  expect(setLink(editor, 'javascript:alert(1)')).toBe(false);
  expect(setLink(editor, 'a.example')).toBe(true);
  expect(editor.children).toEqual([{ type: 'paragraph', children: [{ text: 'the ' }, link('https://a.example', 'plan'), { text: '' }] }]);
  expect(linkAt(editor)?.[0].url).toBe('https://a.example');
  setLink(editor, 'https://b.example');
  expect(linkAt(editor)?.[0].url).toBe('https://b.example');
  removeLink(editor);
  expect(editor.children).toEqual([block('paragraph', 'the plan')]);
});

test('an address that is pasted over words makes a link of them', () => {
  const editor = editorWith(block('paragraph', 'plan'));
  Transforms.select(editor, Editor.range(editor, []));
  editor.insertData(clipboard({ 'text/plain': 'https://a.example' }));
  expect(editor.children).toEqual([{ type: 'paragraph', children: [{ text: '' }, link('https://a.example', 'plan'), { text: '' }] }]);
});

test('lists of one kind that meet are one, and a nested item changes its own mark', () => {
  const editor = editorWith({ type: 'numbered-list', children: [block('list-item', 'a')] }, block('paragraph', 'b'));
  toggleBlock(editor, 'numbered-list');
  expect(editor.children).toEqual([{ type: 'numbered-list', children: [block('list-item', 'a'), block('list-item', 'b')] }]);
  indent(editor, 1);
  toggleBlock(editor, 'bulleted-list');
  expect(editor.children).toEqual([
    { type: 'numbered-list', children: [block('list-item', 'a'), { ...block('list-item', 'b'), indent: 1, marker: 'bulleted-list' }] },
  ]);
  expectOurs(editor);
  indent(editor, -1);
  expect(editor.children).toEqual([{ type: 'numbered-list', children: [block('list-item', 'a'), block('list-item', 'b')] }]);
});

test('code: Enter makes a line, marks do not hold, a blank last line leaves', () => {
  const editor = editorWith(block('paragraph', 'a'), block('paragraph', 'b'));
  Transforms.select(editor, Editor.range(editor, []));
  toggleBlock(editor, 'code-block');
  expect(editor.children).toEqual([block('code-block', 'a\nb')]);
  Transforms.select(editor, Editor.range(editor, []));
  toggleMark(editor, 'bold');
  expect(editor.children).toEqual([block('code-block', 'a\nb')]);
  Transforms.select(editor, Editor.end(editor, []));
  write(editor, '\n**c** https://a.example \n\nout');
  expect(editor.children).toEqual([block('code-block', 'a\nb\n**c** https://a.example '), block('paragraph', 'out')]);
});

test('a table grows by Tab, row and column, and goes by them', () => {
  const editor = editorWith();
  insertTable(editor);
  write(editor, 'a');
  goToCell(editor, 1);
  write(editor, 'b\nc');
  expect(cells(editor)).toEqual([['a', 'b\nc', ''], ['', '', ''], ['', '', '']]);
  for (let step = 0; step < 8; step += 1) goToCell(editor, 1);
  expect(cells(editor)).toHaveLength(4);
  addRow(editor);
  addColumn(editor);
  expect(cells(editor).map((row) => row.length)).toEqual([4, 4, 4, 4, 4]);
  expectOurs(editor);
  deleteColumn(editor);
  deleteRow(editor);
  expect(cells(editor).map((row) => row.length)).toEqual([3, 3, 3, 3]);
  expectOurs(editor);
});

test('deleting over cells empties them, Backspace at their start does nothing, and undo brings the table back', async () => {
  const cell = (text: string) => block('table-cell', text);
  const editor = editorWith(
    {
      type: 'table',
      children: [
        { type: 'table-row', children: [cell('ab'), cell('cd')] },
        { type: 'table-row', children: [cell('ef'), cell('gh')] },
      ],
    },
    block('paragraph', 'end'),
  );
  Transforms.select(editor, { anchor: { path: [0, 0, 0, 0], offset: 1 }, focus: { path: [0, 1, 0, 0], offset: 1 } });
  editor.deleteFragment();
  expect(cells(editor)).toEqual([['a', ''], ['f', 'gh']]);
  Transforms.select(editor, { path: [0, 1, 0, 0], offset: 0 });
  editor.deleteBackward('character');
  expect(cells(editor)).toEqual([['a', ''], ['f', 'gh']]);
  // What is done in one turn is one step of the history.
  await Promise.resolve();
  Transforms.select(editor, { anchor: { path: [0, 0, 1, 0], offset: 0 }, focus: { path: [1, 0], offset: 1 } });
  editor.deleteFragment();
  expectOurs(editor);
  editor.undo();
  expect(cells(editor)).toEqual([['a', ''], ['f', 'gh']]);
});

test('what is pasted stands as it came: a list in a sentence stays a list, blocks in a cell are words', () => {
  const editor = editorWith(block('paragraph', 'before'));
  editor.insertData(clipboard({ 'text/html': '<ul><li>a<ul><li>b</li></ul></li></ul><p>after</p>' }));
  expect(editor.children).toEqual([
    block('paragraph', 'before'),
    { type: 'bulleted-list', children: [block('list-item', 'a'), { ...block('list-item', 'b'), indent: 1 }] },
    block('paragraph', 'after'),
  ]);
  const table = editorWith();
  insertTable(table);
  table.insertData(clipboard({ 'text/html': '<h1>T</h1><p>x <b>y</b></p>' }));
  expect(cells(table)[0]).toEqual(['T\nx y', '', '']);
  expectOurs(table);
});

test('400 random acts of writing leave a text that the server takes', async () => {
  let state = 7;
  const random = (count: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
  const points = (editor: Written) => [...Editor.positions(editor, { at: [] })];
  const acts: ((editor: Written) => void)[] = [
    (editor) => write(editor, 'word '),
    (editor) => write(editor, '**b** '),
    (editor) => editor.insertBreak(),
    (editor) => editor.deleteBackward('character'),
    (editor) => editor.deleteForward('character'),
    (editor) => editor.deleteFragment(),
    (editor) => toggleBlock(editor, 'bulleted-list'),
    (editor) => toggleBlock(editor, 'numbered-list'),
    (editor) => toggleBlock(editor, 'code-block'),
    (editor) => toggleBlock(editor, 'check-list-item'),
    (editor) => toggleBlock(editor, 'heading-one'),
    (editor) => toggleBlock(editor, 'paragraph'),
    insertTable,
    addRow,
    addColumn,
    deleteRow,
    deleteColumn,
    (editor) => indent(editor, 1),
    (editor) => indent(editor, -1),
    (editor) => toggleMark(editor, 'italic'),
    (editor) => void setLink(editor, 'https://a.example'),
    removeLink,
    (editor) => editor.undo(),
    (editor) => editor.redo(),
    (editor) =>
      editor.insertData(
        clipboard({ 'text/html': '<table><tr><td>a<td>b</table><ol><li>x<li>y</ol><p>z <a href="https://b.example">l</a></p>' }),
      ),
    (editor) => editor.insertData(clipboard({ 'text/plain': 'https://a.example' })),
  ];
  const editor = editorWith(block('paragraph', 'start'));
  for (let step = 0; step < 400; step += 1) {
    await Promise.resolve();
    const all = points(editor);
    const anchor = all[random(all.length)];
    const focus = random(3) === 0 ? all[random(all.length)] : anchor;
    if (anchor && focus) Transforms.select(editor, { anchor, focus });
    acts[random(acts.length)]?.(editor);
    if (Editor.string(editor, []).length > 400) {
      Transforms.select(editor, Editor.range(editor, []));
      editor.deleteFragment();
    }
    const written = editor.children as RichTextElement[];
    expect([step, checkRichText(written), plainText(parseRichText(written))]).toEqual([step, null, plainText(written)]);
  }
});
