import { isLeaf, isList, LEVELS, parseRichText, type Level, type RichTextElement, type RichTextValue } from '@heartwood/contract/text';
import { Editor, Element, Node, Path, Range, Transforms, type NodeEntry } from 'slate';
import { caretAtStart, indent, selectedBlocks, toggleBlock } from './commands';
import { linkBefore, setLink } from './links';
import { richTextFromHtml } from './paste-html';
import type { HeartwoodEditor } from './slate-types';
import { emptyCells, placeInTable } from './tables';

/** After one of these, Enter goes on with a plain paragraph. */
const endsOnEnter: readonly RichTextElement['type'][] = ['heading-one', 'heading-two', 'block-quote'];

/**
 * How writing behaves: Enter leaves headings and blank items, Backspace at the start of a styled block makes it plain,
 * what is pasted is reduced to the nodes we know, lists hold items only, code and cells words only.
 */
export function withWritingRules<Rules extends HeartwoodEditor>(editor: Rules, level: Level = LEVELS.module): Rules {
  const { deleteBackward, deleteForward, deleteFragment, insertBreak, insertData, isInline, isVoid, normalizeNode } = editor;

  editor.isInline = (element) => element.type === 'link' || element.type === 'mention' || isInline(element);
  editor.isVoid = (element) => element.type === 'mention' || isVoid(element);

  editor.insertBreak = () => {
    linkBefore(editor);
    const [entry] = selectedBlocks(editor);
    if (entry?.[0].type === 'table-cell') return editor.insertText('\n');
    if (entry?.[0].type === 'code-block') return breakInCode(editor, entry);
    const blank = entry !== undefined && Node.string(entry[0]) === '' && entry[0].children.every(isLeaf);
    if (entry && blank && makePlain(editor, entry[0])) return;
    insertBreak();
    if (!entry) return;
    if (endsOnEnter.includes(entry[0].type)) Transforms.setNodes<RichTextElement>(editor, { type: 'paragraph' });
    if (entry[0].type === 'check-list-item') Transforms.setNodes<RichTextElement>(editor, { checked: false });
  };
  editor.insertSoftBreak = () => editor.insertText('\n');

  editor.deleteBackward = (unit) => {
    const entry = caretAtStart(editor);
    if (entry && (entry[0].type === 'table-cell' || makePlain(editor, entry[0]))) return;
    if (entry && isBeside(editor, entry[1], Editor.before(editor, entry[1]))) return;
    deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    const { selection } = editor;
    const [entry] = selectedBlocks(editor);
    const atEnd = entry && selection && Range.isCollapsed(selection) && Editor.isEnd(editor, selection.anchor, entry[1]);
    if (atEnd && (entry[0].type === 'table-cell' || isBeside(editor, entry[1], Editor.after(editor, entry[1])))) return;
    deleteForward(unit);
  };
  editor.deleteFragment = (options) => {
    if (!emptyCells(editor)) deleteFragment(options);
  };

  editor.insertData = (data) => {
    const text = data.getData('text/plain');
    const { selection } = editor;
    const [entry] = selectedBlocks(editor);
    if (entry?.[0].type === 'code-block') return editor.insertText(text.replace(/\r\n?/g, '\n'));
    // An address over a selection makes a link of it.
    if (
      selection &&
      Range.isExpanded(selection) &&
      /^\S+$/.test(text.trim()) &&
      /^(?:https?:|mailto:|www\.)/i.test(text.trim()) &&
      setLink(editor, text)
    )
      return;
    const pasted = readPaste(data, level);
    if (pasted) insertBlocks(editor, pasted);
    else if (placeInTable(editor)) editor.insertText(text);
    else {
      insertData(data);
      linkBefore(editor);
    }
  };

  editor.normalizeNode = (entry, options) => {
    if (!keepShape(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

/** Mends one thing about this node; true when something was wrong. */
function keepShape(editor: Editor, [node, path]: NodeEntry): boolean {
  if (!Element.isElement(node)) return false;
  if (isList(node.type)) return mergeWithListBefore(editor, node, path) || keepChildren(editor, node, path, 'list-item');
  if (node.type === 'table' || node.type === 'table-row') return keepTable(editor, node, path);
  if (node.type === 'code-block') return keepWordsOnly(editor, node, path);
  if (node.type === 'link' && Node.string(node) === '') {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  const [parent] = Editor.parent(editor, path);
  const isLost =
    (node.type === 'list-item' && !(Element.isElement(parent) && isList(parent.type))) ||
    (node.type === 'table-cell' && !(Element.isElement(parent) && parent.type === 'table-row'));
  if (isLost) {
    Transforms.unsetNodes<RichTextElement>(editor, ['marker', 'header'], { at: path });
    Transforms.setNodes<RichTextElement>(editor, { type: 'paragraph' }, { at: path });
  }
  return isLost;
}

// Two lists of one kind that come to stand together are one: their numbers go on.
function mergeWithListBefore(editor: Editor, node: RichTextElement, path: Path): boolean {
  if (!Path.hasPrevious(path)) return false;
  const before = Node.get(editor, Path.previous(path));
  if (!Element.isElement(before) || before.type !== node.type) return false;
  Transforms.mergeNodes(editor, { at: path });
  return true;
}

function keepChildren(editor: Editor, node: RichTextElement, path: Path, type: 'list-item' | 'table-cell' | 'table-row'): boolean {
  const stranger = node.children.findIndex((child) => isLeaf(child) || child.type !== type);
  if (stranger < 0) return false;
  const at = [...path, stranger];
  const child = node.children[stranger];
  if (child && !isLeaf(child) && !editor.isInline(child)) Transforms.setNodes<RichTextElement>(editor, { type }, { at });
  else Transforms.wrapNodes<RichTextElement>(editor, { type, children: [] }, { at });
  return true;
}

function keepTable(editor: Editor, node: RichTextElement, path: Path): boolean {
  if (node.children.length === 0 || (node.children.length === 1 && node.children.every(isLeaf))) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (node.type === 'table-row') return keepChildren(editor, node, path, 'table-cell');
  if (keepChildren(editor, node, path, 'table-row')) return true;
  const lengths = node.children.map((child) => (isLeaf(child) ? 0 : child.children.length));
  const most = Math.max(...lengths);
  const short = lengths.findIndex((length) => length < most);
  if (short >= 0)
    Transforms.insertNodes(editor, { type: 'table-cell', children: [{ text: '' }] }, { at: [...path, short, lengths[short] ?? 0] });
  return short >= 0;
}

function keepWordsOnly(editor: Editor, node: RichTextElement, path: Path): boolean {
  const looks = node.children.findIndex((child) => isLeaf(child) && Object.keys(child).length > 1);
  if (looks >= 0) {
    const names = Object.keys(node.children[looks] ?? {}).filter((name) => name !== 'text');
    Transforms.unsetNodes(editor, names as 'text'[], { at: [...path, looks] });
    return true;
  }
  const inline = node.children.findIndex((child) => !isLeaf(child));
  if (inline < 0) return false;
  const child = node.children[inline];
  if (child && !isLeaf(child) && child.type === 'mention') Transforms.removeNodes(editor, { at: [...path, inline] });
  else Transforms.unwrapNodes(editor, { at: [...path, inline] });
  return true;
}

/** Enter in code makes a line; on a blank last line it leaves the code. */
function breakInCode(editor: Editor, [block, path]: NodeEntry<RichTextElement>): void {
  const { selection } = editor;
  const atEnd = selection && Range.isCollapsed(selection) && Editor.isEnd(editor, selection.anchor, path);
  if (!atEnd || !Node.string(block).endsWith('\n')) return editor.insertText('\n');
  Transforms.delete(editor, { distance: 1, unit: 'character', reverse: true });
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: Path.next(path), select: true });
}

/** A table or code next to a block is not joined with it. */
function isBeside(editor: Editor, path: Path, point: ReturnType<typeof Editor.before>): boolean {
  if (!point || point.path[0] === path[0]) return false;
  const [top] = Editor.node(editor, point.path.slice(0, 1));
  if (!Element.isElement(top) || top.type !== 'table') return false;
  if (Editor.string(editor, path) === '' && editor.children.length > 1) Transforms.removeNodes(editor, { at: path });
  Transforms.select(editor, point);
  return true;
}

/** Pasted blocks: the words of a single one go where the caret is, several stand by themselves. */
function insertBlocks(editor: Editor, blocks: RichTextValue): void {
  if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
  const [only] = blocks;
  const asWords = (block: RichTextElement) =>
    block.children.some((child) => !isLeaf(child) && !editor.isInline(child)) ? [{ text: Node.string(block) }] : block.children;
  if (placeInTable(editor)) {
    Transforms.insertFragment(editor, blocks.flatMap((block, index) => [...(index === 0 ? [] : [{ text: '\n' }]), ...asWords(block)]));
    return;
  }
  if (blocks.length === 1 && only?.type === 'paragraph') {
    Transforms.insertFragment(editor, only.children);
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    const [top = 0] = editor.selection?.anchor.path ?? [];
    const wasBlank = Editor.string(editor, [top]) === '';
    if (!wasBlank) Transforms.splitNodes(editor, { match: (_node, path) => path.length === 1, always: true });
    const at = wasBlank ? top : top + 1;
    if (wasBlank) Transforms.removeNodes(editor, { at: [top] });
    Transforms.insertNodes(editor, blocks, { at: [at] });
    Transforms.select(editor, Editor.end(editor, [at + blocks.length - 1]));
    // The halves of a block that was cut at its edge.
    const after = at + blocks.length;
    if (!wasBlank && Editor.hasPath(editor, [after]) && Editor.string(editor, [after]) === '')
      Transforms.removeNodes(editor, { at: [after] });
    if (!wasBlank && Editor.string(editor, [top]) === '') Transforms.removeNodes(editor, { at: [top] });
  });
}

// Another product's Slate can put anything on the clipboard, so even a fragment goes through the strict reader.
function readPaste(data: DataTransfer, level: Level): RichTextValue | null {
  const fragment = data.getData('application/x-slate-fragment');
  const html = data.getData('text/html');
  if (fragment !== '') {
    try {
      return parseRichText(JSON.parse(decodeURIComponent(atob(fragment))), level);
    } catch {
      // Not a fragment after all: the HTML beside it says the same.
    }
  }
  return html === '' ? null : richTextFromHtml(html, level);
}

/** One step back towards a plain paragraph: first the indent goes, then the type. False when it is plain already. */
function makePlain(editor: Editor, block: RichTextElement): boolean {
  if (block.type === 'table-cell') return false;
  if ((block.indent ?? 0) > 0) indent(editor, -1);
  else if (block.type === 'list-item') {
    const list = Editor.above(editor, { match: (node) => Element.isElement(node) && isList(node.type) });
    const type = list && Element.isElement(list[0]) && isList(list[0].type) ? list[0].type : 'bulleted-list';
    toggleBlock(editor, type);
  } else if (block.type === 'paragraph') return false;
  else toggleBlock(editor, 'paragraph');
  return true;
}
