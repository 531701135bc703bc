import { maxColumns, type RichTextElement } from '@heartwood/contract/text';
import { Editor, Element, Range, Transforms, type NodeEntry, type Path } from 'slate';
import './slate-types';

type Entry = NodeEntry<RichTextElement>;

function blank(header = false): RichTextElement {
  return { type: 'table-cell', children: [{ text: '' }], ...(header && { header }) };
}

function row(columns: number, header = false): RichTextElement {
  return { type: 'table-row', children: Array.from({ length: columns }, () => blank(header)) };
}

function above(editor: Editor, type: RichTextElement['type']): Entry | null {
  return (Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === type }) as Entry | undefined) ?? null;
}

interface Place { table: Entry; cell: Entry; rowAt: number; columnAt: number; columns: number }

/** Where in a table the caret stands, or null outside of one. */
export function placeInTable(editor: Editor): Place | null {
  const table = above(editor, 'table');
  const cell = above(editor, 'table-cell');
  if (!table || !cell) return null;
  const [rowAt = 0, columnAt = 0] = cell[1].slice(table[1].length);
  const first = table[0].children[0];
  return { table, cell, rowAt, columnAt, columns: first && 'children' in first ? first.children.length : 1 };
}

/** A table of two rows under a head, after the block with the caret; in its place when that is blank. */
export function insertTable(editor: Editor): void {
  if (placeInTable(editor)) return;
  const [top = 0] = editor.selection?.anchor.path ?? [];
  const isBlank = Editor.string(editor, [top]) === '';
  Editor.withoutNormalizing(editor, () => {
    const at = [isBlank ? top : top + 1];
    if (isBlank) Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, { type: 'table', children: [row(3, true), row(3), row(3)] }, { at });
    // After a table at the end there would be no place to write on.
    if (at[0] === editor.children.length - 1)
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [editor.children.length] });
    Transforms.select(editor, Editor.start(editor, [...at, 0, 0]));
  });
}

export function addRow(editor: Editor): void {
  const place = placeInTable(editor);
  if (!place) return;
  const at = [...place.table[1], place.rowAt + 1];
  Transforms.insertNodes(editor, row(place.columns), { at });
  Transforms.select(editor, Editor.start(editor, [...at, 0]));
}

export function addColumn(editor: Editor): void {
  const place = placeInTable(editor);
  if (!place || place.columns >= maxColumns) return;
  Editor.withoutNormalizing(editor, () => {
    place.table[0].children.forEach((each, index) => {
      const head = 'children' in each && each.children.some((cell) => 'header' in cell && cell.header === true);
      Transforms.insertNodes(editor, blank(head), { at: [...place.table[1], index, place.columnAt + 1] });
    });
  });
}

export function deleteRow(editor: Editor): void {
  const place = placeInTable(editor);
  if (!place) return;
  if (place.table[0].children.length === 1) deleteTable(editor);
  else Transforms.removeNodes(editor, { at: [...place.table[1], place.rowAt] });
}

export function deleteColumn(editor: Editor): void {
  const place = placeInTable(editor);
  if (!place) return;
  if (place.columns === 1) deleteTable(editor);
  else
    Editor.withoutNormalizing(editor, () =>
      place.table[0].children.forEach((_, index) => Transforms.removeNodes(editor, { at: [...place.table[1], index, place.columnAt] })),
    );
}

export function deleteTable(editor: Editor): void {
  const place = placeInTable(editor);
  if (!place) return;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: place.table[1] });
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: place.table[1], select: true });
  });
}

/** Tab and Shift+Tab: from cell to cell; after the last one a new row. False outside of a table and before the first cell. */
export function goToCell(editor: Editor, by: 1 | -1): boolean {
  const place = placeInTable(editor);
  if (!place) return false;
  const next = place.rowAt * place.columns + place.columnAt + by;
  if (next < 0) return false;
  const path: Path = [...place.table[1], Math.floor(next / place.columns), next % place.columns];
  if (Editor.hasPath(editor, path)) Transforms.select(editor, Editor.range(editor, path));
  else addRow(editor);
  return true;
}

/** True when the selection reaches over more than one cell: deleting then empties them, and the table stays. */
export function emptyCells(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return false;
  const cells = [...Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === 'table-cell' })] as Entry[];
  const [first] = cells;
  const isWithin = first !== undefined && [selection.anchor, selection.focus].every((point) => point.path[0] === first[1][0]);
  if (cells.length < 2 || !isWithin) return false;
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of cells) {
      const range = Range.intersection(selection, Editor.range(editor, path));
      if (range && Range.isExpanded(range)) Transforms.delete(editor, { at: range, hanging: true });
    }
  });
  Transforms.collapse(editor, { edge: 'start' });
  return true;
}
