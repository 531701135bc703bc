import { blocksOf, isLeaf, isList, type RichTextElement, type RichTextNode } from '@heartwood/contract/text';
import type { Block, Run } from './document';

/** A stored text as blocks of a document: words, marks, lists and tables; colours and sizes are the screen's. */
export function richBlocks(document: readonly unknown[] | null): Block[] {
  return document === null ? [] : (blocksOf(document) as RichTextElement[]).flatMap(blockOf).filter(hasWords);
}

function blockOf(node: RichTextElement): Block[] {
  const { type } = node;
  if (isList(type)) {
    const items = elements(node).map((item) => ({ runs: runsOf(item), indent: item.indent ?? 0 }));
    return [{ kind: 'list', isOrdered: type === 'numbered-list', items }];
  }
  if (type === 'table') {
    const [head = [], ...rows] = elements(node).map((row) => elements(row).map((cell) => cellText(cell)));
    return [{ kind: 'table', head, rows }];
  }
  const runs = runsOf(node);
  if (type === 'heading-one' || type === 'heading-two') return [{ kind: 'text', runs: runs.map((run) => ({ ...run, bold: true })) }];
  if (type === 'check-list-item') return [{ kind: 'text', runs: [{ text: node.checked ? '[x] ' : '[ ] ' }, ...runs] }];
  if (type === 'block-quote') return [{ kind: 'text', runs, look: 'quote' }];
  if (type === 'code-block') return [{ kind: 'text', runs, look: 'code' }];
  return [{ kind: 'text', runs }];
}

const elements = (node: RichTextElement) => node.children.filter((child): child is RichTextElement => !isLeaf(child));

const cellText = (cell: RichTextElement) => runsOf(cell).map(({ text }) => text).join('').trim();

function runsOf(node: RichTextNode, link?: string): Run[] {
  if (isLeaf(node)) {
    const { text, bold, italic, underline, strikethrough, code } = node;
    if (text === '') return [];
    return [{
      text, ...(bold && { bold }), ...(italic && { italic }), ...(underline && { underline }),
      ...(strikethrough && { strike: strikethrough }), ...(code && { code }), ...(link !== undefined && { link }),
    }];
  }
  if (node.type === 'mention') return [{ text: `@${node.name ?? ''}` }];
  return node.children.flatMap((child, index) => [
    // Paragraphs of one cell or item come one below the other.
    ...(index > 0 && !isLeaf(child) && child.type === 'paragraph' ? [{ text: '\n' }] : []),
    ...runsOf(child, node.type === 'link' ? node.url : link),
  ]);
}

function hasWords(block: Block): boolean {
  if (block.kind === 'text') return block.runs.some(({ text }) => text.trim() !== '');
  return block.kind !== 'list' || block.items.some(({ runs }) => runs.length > 0);
}
