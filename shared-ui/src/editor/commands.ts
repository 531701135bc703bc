import { Editor, Element, Range, Transforms, type NodeEntry } from 'slate';
import {
  isList, maxIndent, type Alignment, type BlockType, type Direction, type ListType, type MarkName, type RichTextElement, type RichTextLeaf,
  type TextBlockType, type TextSize,
} from '@heartwood/contract/text';
import './slate-types';

/** What the toolbar does, as plain functions on an editor: the tests call them without a screen. */
type List = ListType;

export function isMarkActive(editor: Editor, mark: MarkName): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: MarkName): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Sets a colour by name, or clears it with null. */
export function setColour(
  editor: Editor,
  key: 'colour' | 'background',
  name: NonNullable<RichTextLeaf['colour' | 'background']> | null,
): void {
  if (name === null) Editor.removeMark(editor, key);
  else Editor.addMark(editor, key, name);
}

export function setSize(editor: Editor, size: TextSize | null): void {
  if (size === null) Editor.removeMark(editor, 'size');
  else Editor.addMark(editor, 'size', size);
}

/** A block, not a link or a mention inside one. */
function isBlock(node: unknown): node is RichTextElement {
  return Element.isElement(node) && node.type !== 'link' && node.type !== 'mention';
}

function isTableNode(node: RichTextElement): boolean {
  return node.type === 'table' || node.type === 'table-row' || node.type === 'table-cell';
}

function isWrapper(node: unknown): boolean {
  return isBlock(node) && isList(node.type);
}

/** The blocks that hold text under the selection: paragraphs, headings, items. */
export function selectedBlocks(editor: Editor): NodeEntry<RichTextElement>[] {
  if (!editor.selection) return [];
  const found = Editor.nodes(editor, {
    at: Editor.unhangRange(editor, editor.selection),
    match: (node) => isBlock(node) && !isList(node.type),
    mode: 'lowest',
  });
  return [...found] as NodeEntry<RichTextElement>[];
}

export function isBlockActive(editor: Editor, type: BlockType): boolean {
  if (!editor.selection) return false;
  // A nested item can have another kind of mark than its list.
  const marker = selectedBlocks(editor)[0]?.[0].marker;
  if (isList(type) && marker !== undefined) return marker === type;
  const [hit] = Editor.nodes(editor, {
    at: Editor.unhangRange(editor, editor.selection),
    match: (node) => isBlock(node) && node.type === type,
  });
  return hit !== undefined;
}

function leaveLists(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isWrapper, split: true });
}

/** Turns the selected blocks into this type, or back into paragraphs when they are. */
export function toggleBlock(editor: Editor, type: TextBlockType | List): void {
  // A cell holds words alone.
  if (!editor.selection || selectedBlocks(editor).some(([block]) => isTableNode(block))) return;
  const active = isBlockActive(editor, type);
  if (!active && isList(type) && setNestedMarker(editor, type)) return;
  if (!active && type === 'code-block') {
    joinIntoCode(editor);
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor);
    const next: BlockType = active ? 'paragraph' : isList(type) ? 'list-item' : type;
    Transforms.setNodes<RichTextElement>(editor, { type: next }, { match: (node) => isBlock(node) && !isList(node.type) });
    Transforms.unsetNodes<RichTextElement>(editor, 'marker', { match: isBlock });
    if (next === 'check-list-item') Transforms.setNodes<RichTextElement>(editor, { checked: false });
    else Transforms.unsetNodes<RichTextElement>(editor, 'checked');
    if (!active && isList(type)) {
      Transforms.wrapNodes(editor, { type, children: [] }, { match: (node) => isBlock(node) && node.type === 'list-item' });
    }
  });
}

/** Nested items change their own mark, and the list around them stays one. */
function setNestedMarker(editor: Editor, type: List): boolean {
  const items = selectedBlocks(editor);
  if (items.length === 0 || items.some(([block]) => block.type !== 'list-item' || (block.indent ?? 0) === 0)) return false;
  for (const [, path] of items) {
    const [list] = Editor.parent(editor, path);
    if (isBlock(list) && list.type === type) Transforms.unsetNodes<RichTextElement>(editor, 'marker', { at: path });
    else Transforms.setNodes<RichTextElement>(editor, { marker: type }, { at: path });
  }
  return true;
}

/** The selected lines as one piece of code. */
function joinIntoCode(editor: Editor): void {
  const lines = selectedBlocks(editor);
  if (lines.length === 0) return;
  const text = lines.map(([, path]) => Editor.string(editor, path, { voids: true })).join('\n');
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor);
    const paths = selectedBlocks(editor).map(([, path]) => path);
    for (const path of paths.toReversed()) Transforms.removeNodes(editor, { at: path });
    Transforms.insertNodes(editor, { type: 'code-block', children: [{ text }] }, { at: paths[0] ?? [0] });
    Transforms.select(editor, Editor.end(editor, paths[0] ?? [0]));
  });
}

export function setDirection(editor: Editor, dir: Direction | null): void {
  for (const [, path] of selectedBlocks(editor)) {
    if (dir === null) Transforms.unsetNodes<RichTextElement>(editor, 'dir', { at: path });
    else Transforms.setNodes<RichTextElement>(editor, { dir }, { at: path });
  }
}

export function currentDirection(editor: Editor): Direction | null {
  return selectedBlocks(editor)[0]?.[0].dir ?? null;
}

export function setAlign(editor: Editor, align: Alignment): void {
  for (const [, path] of selectedBlocks(editor)) {
    if (align === 'left') Transforms.unsetNodes<RichTextElement>(editor, 'align', { at: path });
    else Transforms.setNodes<RichTextElement>(editor, { align }, { at: path });
  }
}

export function currentAlign(editor: Editor): Alignment {
  return selectedBlocks(editor)[0]?.[0].align ?? 'left';
}

/** Moves the selected blocks one step in or out. */
export function indent(editor: Editor, by: 1 | -1): void {
  for (const [block, path] of selectedBlocks(editor)) {
    if (isTableNode(block) || block.type === 'code-block') continue;
    const next = Math.min(maxIndent, Math.max(0, (block.indent ?? 0) + by));
    if (next === 0) Transforms.unsetNodes<RichTextElement>(editor, ['indent', 'marker'], { at: path });
    else Transforms.setNodes<RichTextElement>(editor, { indent: next }, { at: path });
  }
}

/** True when the caret stands alone at the very start of its block. */
export function caretAtStart(editor: Editor): NodeEntry<RichTextElement> | null {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection)) return null;
  const entry = selectedBlocks(editor)[0];
  return entry && Editor.isStart(editor, selection.anchor, entry[1]) ? entry : null;
}
