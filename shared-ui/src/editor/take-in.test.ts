import type { RichTextValue } from '@heartwood/contract/text';
import { createEditor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { takeIn } from './take-in';

const text = (...lines: string[]): RichTextValue => lines.map((words) => ({ type: 'paragraph', children: [{ text: words }] }));
const open = (...lines: string[]) => {
  const editor = withHistory(withReact(createEditor()));
  editor.children = text(...lines);
  return editor;
};
const at = (block: number, offset: number) => ({ path: [block, 0], offset });

test('the caret stays in its word, whatever comes before it or into its block', () => {
  const editor = open('one', 'two three');
  Transforms.select(editor, at(1, 5));
  takeIn(editor, text('zero', 'one of theirs', 'two three'));
  expect(editor.selection?.anchor).toEqual(at(2, 5));
  takeIn(editor, text('zero', 'one of theirs', 'two or three'));
  expect(editor.selection?.anchor).toEqual(at(2, 8));
  expect(editor.children).toEqual(text('zero', 'one of theirs', 'two or three'));
});

test('undoing takes back one’s own words and leaves the other one’s', () => {
  const editor = open('one', 'two');
  Transforms.insertText(editor, ' mine', { at: at(1, 3) });
  takeIn(editor, text('zero', 'one of theirs', 'two mine'));
  editor.undo();
  expect(editor.children).toEqual(text('zero', 'one of theirs', 'two'));
  editor.redo();
  expect(editor.children).toEqual(text('zero', 'one of theirs', 'two mine'));
});

test('undoing goes back over a new paragraph too', () => {
  const editor = open('one', 'two');
  Transforms.splitNodes(editor, { at: at(1, 1) });
  takeIn(editor, text('new', 'one', 't', 'wo'));
  editor.undo();
  expect(editor.children).toEqual(text('new', 'one', 'two'));
});

test('what was written in a block that is gone cannot be undone, and nothing breaks', () => {
  const editor = open('one', 'two');
  Transforms.insertText(editor, ' mine', { at: at(1, 3) });
  takeIn(editor, text('one'));
  editor.undo();
  expect(editor.children).toEqual(text('one'));
});

test('the same text changes nothing, not even what can be undone', () => {
  const editor = open('one');
  Transforms.insertText(editor, ' mine', { at: at(0, 3) });
  const { undos } = editor.history;
  takeIn(editor, text('one mine'));
  expect(editor.history.undos).toBe(undos);
});
