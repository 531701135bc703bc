import { Editor, Element, Range, Transforms, type NodeEntry } from 'slate';
import {
  isList, maxIndent, type Alignment, type BlockType, type MarkName, type RichTextElement, type RichTextLeaf,
} from '@heartwood/contract/text';
import './slate-types';

/** What the toolbar does, as plain functions on an editor: the tests call them without a screen. */
type LeafBlock = Exclude<BlockType, 'bulleted-list' | 'numbered-list' | 'list-item'>;
type List = 'bulleted-list' | 'numbered-list';

export function isMarkActive(editor: Editor, mark: MarkName): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: MarkName): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Sets a colour by name, or clears it with null. */
export function setColour(editor: Editor, key: 'colour' | 'background', name: NonNullable<RichTextLeaf['colour' | 'background']> | null): void {
  if (name === null) Editor.removeMark(editor, key);
  else Editor.addMark(editor, key, name);
}

function isBlock(node: unknown): node is RichTextElement {
  return Element.isElement(node);
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
export function toggleBlock(editor: Editor, type: LeafBlock | List): void {
  if (!editor.selection) return;
  const active = isBlockActive(editor, type);
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor);
    const next: BlockType = active ? 'paragraph' : isList(type) ? 'list-item' : type;
    Transforms.setNodes<RichTextElement>(editor, { type: next }, { match: (node) => isBlock(node) && !isList(node.type) });
    if (next === 'check-list-item') Transforms.setNodes<RichTextElement>(editor, { checked: false });
    else Transforms.unsetNodes<RichTextElement>(editor, 'checked');
    if (!active && isList(type)) {
      Transforms.wrapNodes(editor, { type, children: [] }, { match: (node) => isBlock(node) && node.type === 'list-item' });
    }
  });
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
    const next = Math.min(maxIndent, Math.max(0, (block.indent ?? 0) + by));
    if (next === 0) Transforms.unsetNodes<RichTextElement>(editor, 'indent', { at: path });
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
