import { alignBlocks, keyOfBlock, type RichTextElement, type RichTextValue } from '@heartwood/contract/text';
import { Editor, Node, Operation, Path, Point, Text, Transforms, type Descendant, type Range } from 'slate';
import { HistoryEditor } from 'slate-history';
import './slate-types';

interface Batch { operations: Operation[]; selectionBefore: Range | null }

/**
 * Brings what somebody else wrote into an open editor: only the blocks that differ are touched, so that the caret stays in its
 * word, and what the writer did can still be undone, without undoing the other one's words.
 */
export function takeIn(editor: Editor, value: RichTextValue): void {
  const caret = editor.selection;
  const place = caret && markPlace(editor, caret);
  const operations: Operation[] = [];
  const { apply } = editor;
  editor.apply = (operation) => {
    if (!Operation.isSelectionOperation(operation)) operations.push(operation);
    apply(operation);
  };
  try {
    HistoryEditor.withoutSaving(editor, () => Editor.withoutNormalizing(editor, () => replaceBlocks(editor, value)));
  } finally {
    editor.apply = apply;
  }
  if (operations.length === 0) return;
  editor.history = { undos: carriedOver(editor.history.undos, operations), redos: [] };
  if (place) restorePlace(editor, place);
}

function replaceBlocks(editor: Editor, value: RichTextValue): void {
  const { became, before } = alignBlocks(editor.children as RichTextValue, value);
  let at = 0;
  const insert = (blocks: readonly Descendant[]) => {
    if (blocks.length === 0) return;
    Transforms.insertNodes(editor, [...blocks], { at: [at] });
    at += blocks.length;
  };
  for (const [index, added] of before.entries()) {
    insert(added);
    if (index === became.length) continue;
    const old = editor.children[at] as RichTextElement;
    const next = became[index] ?? null;
    if (next === null) Transforms.removeNodes(editor, { at: [at] });
    else {
      if (keyOfBlock(old) !== keyOfBlock(next)) changeBlock(editor, at, old, next);
      at += 1;
    }
  }
}

/** Where only words of one piece differ, only those are changed; else the block is put anew. */
function changeBlock(editor: Editor, at: number, old: RichTextElement, next: RichTextElement): void {
  const changed = changedLeaf(old, next);
  if (changed === null) {
    Transforms.removeNodes(editor, { at: [at] });
    Transforms.insertNodes(editor, next, { at: [at] });
    return;
  }
  const { path, from, to } = changed;
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let tail = 0;
  while (tail < from.length - start && tail < to.length - start && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  const leaf = [at, ...path];
  const gone = from.slice(start, from.length - tail);
  const came = to.slice(start, to.length - tail);
  if (gone !== '') editor.apply({ type: 'remove_text', path: leaf, offset: start, text: gone });
  if (came !== '') editor.apply({ type: 'insert_text', path: leaf, offset: start, text: came });
}

interface ChangedLeaf { path: Path; from: string; to: string }

/** The one piece of text in which two blocks of the same build differ; null where more differs. */
function changedLeaf(old: RichTextElement, next: RichTextElement): ChangedLeaf | null {
  const [left, right] = [[...Node.nodes(old)], [...Node.nodes(next)]];
  if (left.length !== right.length) return null;
  let changed: ChangedLeaf | null = null;
  for (const [index, [node, path]] of left.entries()) {
    const other = right[index]?.[0];
    if (!other || lookOf(node) !== lookOf(other)) return null;
    if (!Text.isText(node) || !Text.isText(other) || node.text === other.text) continue;
    if (changed) return null;
    changed = { path, from: node.text, to: other.text };
  }
  return changed;
}

function lookOf(node: Node): string {
  const { text: _text, children: _children, ...look } = node as unknown as Record<string, unknown>;
  return JSON.stringify(Object.entries(look).sort(([left], [right]) => (left < right ? -1 : 1)));
}

interface Place { ref: { unref(): Range | null }; selection: Range }

function markPlace(editor: Editor, selection: Range): Place {
  return { ref: Editor.rangeRef(editor, selection, { affinity: 'inward' }), selection };
}

/** A caret in a block that was put anew goes to the same place in it. */
function restorePlace(editor: Editor, { ref, selection }: Place): void {
  const kept = ref.unref();
  const wanted = kept ?? selection;
  const clamp = (point: Point): Point => {
    const [first = 0, ...rest] = point.path;
    const block = editor.children[Math.min(first, editor.children.length - 1)];
    const path = [Math.min(first, editor.children.length - 1), ...rest];
    if (!block || !Node.has(editor, path)) return Editor.end(editor, [Math.min(first, editor.children.length - 1)]);
    const node = Node.get(editor, path);
    return Text.isText(node) ? { path, offset: Math.min(point.offset, node.text.length) } : Editor.end(editor, path);
  };
  Transforms.select(editor, { anchor: clamp(wanted.anchor), focus: clamp(wanted.focus) });
}

/**
 * The writer's own steps as if the other one's had been there before them. Undoing goes from the newest to the oldest, so the
 * other one's steps are carried back over each of them. From the first step on whose place is gone, nothing can be undone.
 */
function carriedOver(batches: readonly Batch[], others: readonly Operation[]): Batch[] {
  const carried: Batch[] = [];
  let theirs = [...others];
  for (const batch of [...batches].reverse()) {
    const back: Operation[] = [];
    for (const operation of [...batch.operations].reverse()) {
      const inverse = Operation.inverse(operation);
      const moved = over(inverse, theirs);
      if (moved === null) return carried.reverse();
      const kept = theirs.flatMap((other) => over(other, [inverse]) ?? []);
      if (kept.length !== theirs.length) return carried.reverse();
      theirs = kept;
      back.push(Operation.inverse(moved));
    }
    carried.push({ operations: back.reverse(), selectionBefore: null });
  }
  return carried.reverse();
}

/** An operation after others have been done; null when what it speaks of is gone. */
function over(operation: Operation, others: readonly Operation[]): Operation | null {
  let moved: Operation | null = operation;
  for (const other of others) moved = moved && overOne(moved, other);
  return moved;
}

function overOne(operation: Operation, other: Operation): Operation | null {
  if (Operation.isSelectionOperation(operation)) return operation;
  if (operation.type === 'insert_text' || operation.type === 'remove_text') {
    const point = Point.transform({ path: operation.path, offset: operation.offset }, other, { affinity: 'backward' });
    return point && { ...operation, path: point.path, offset: point.offset };
  }
  const path = Path.transform(operation.path, other);
  if (path === null) return null;
  if (operation.type === 'move_node') {
    const newPath = Path.transform(operation.newPath, other);
    return newPath && { ...operation, path, newPath };
  }
  return { ...operation, path };
}
