import type { Feature, Level } from '@heartwood/contract/text';
import { Editor, Range, Transforms } from 'slate';
import type { IconType } from '../icon';
import {
  Heading1Icon, Heading2Icon, ListChecksIcon, ListIcon, ListOrderedIcon, QuoteIcon, SquareCodeIcon, TableIcon, TypeIcon,
} from '../icons';
import { matches } from '../controls/listbox';
import { toggleBlock, isBlockActive } from './commands';
import { insertTable } from './tables';

export interface BlockChoice {
  key: Feature;
  label: string;
  icon: IconType;
  /** Other words for it, which are not shown. */
  words: string;
  run: (editor: Editor) => void;
}

function block(key: Parameters<typeof toggleBlock>[1], label: string, icon: IconType, words: string): BlockChoice {
  return { key, label, icon, words, run: (editor) => { if (!isBlockActive(editor, key)) toggleBlock(editor, key); } };
}

const choices: readonly BlockChoice[] = [
  block('paragraph', 'Text', TypeIcon, 'paragraph plain'),
  block('heading-one', 'Heading 1', Heading1Icon, 'title h1'),
  block('heading-two', 'Heading 2', Heading2Icon, 'subtitle h2'),
  block('bulleted-list', 'Bulleted list', ListIcon, 'points unordered'),
  block('numbered-list', 'Numbered list', ListOrderedIcon, 'ordered'),
  block('check-list-item', 'Checklist', ListChecksIcon, 'tasks todo to-do'),
  block('block-quote', 'Quote', QuoteIcon, 'citation'),
  block('code-block', 'Code block', SquareCodeIcon, 'program'),
  { key: 'table', label: 'Table', icon: TableIcon, words: 'rows columns grid', run: insertTable },
];

/** What "/" offers at this level for what is typed after it. */
export function blockChoices({ features }: Level, query: string): BlockChoice[] {
  return choices.filter(({ key, label, words }) => features.has(key) && matches(query, label, words));
}

export interface Typed { sign: '/' | '@'; query: string; from: number; path: number[]; offset: number }

/** What is being typed after a "/" or an "@" at the caret, or null. */
export function typedQuery(editor: Editor): Typed | null {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection)) return null;
  const { path, offset } = selection.anchor;
  const before = Editor.string(editor, path).slice(0, offset);
  const match = /(?:^|\s)(?:(\/)([\p{L}\p{N}-]{0,20}(?: [\p{L}\p{N}]{1,12})?)|(@)([^\s@]{0,40}(?: [^\s@]{1,40})?))$/u.exec(before);
  if (!match) return null;
  const query = match[2] ?? match[4] ?? '';
  return { sign: match[1] === '/' ? '/' : '@', query, from: offset - query.length - 1, path: [...path], offset };
}

/** Takes the sign and what was typed after it away again. */
export function takeTyped(editor: Editor, { path, from, offset }: Typed): void {
  Transforms.select(editor, { path, offset: from });
  Transforms.delete(editor, { at: { anchor: { path, offset: from }, focus: { path, offset } } });
}
