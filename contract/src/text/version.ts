import { isInline, isRecord, type RichTextValue } from './document';

/** 1: blocks, marks and colours. 2: also links, mentions, code blocks, tables, sizes, directions, nested kinds of list. */
export const RICH_TEXT_VERSION = 2;

const blocksOfTwo: readonly unknown[] = ['code-block', 'table'];
const attributesOfTwo = ['size', 'dir', 'marker'];

/**
 * What is stored and sent: the blocks with `{ v }` before them. A reader of version 1 passes over that entry and shows the rest,
 * so a remote that was rolled back still opens every text.
 */
export function toStored(value: RichTextValue): Record<string, unknown>[] {
  return [{ v: RICH_TEXT_VERSION }, ...value.map((block) => ({ ...block }))];
}

/** The version a document says it was written with. */
export function versionOf(document: readonly unknown[]): number {
  const [head] = document;
  return isHead(head) ? head.v : 1;
}

/** The document without the entry that says its version. */
export function blocksOf(document: readonly unknown[]): readonly unknown[] {
  return isHead(document[0]) ? document.slice(1) : document;
}

/** The oldest version that can say what stands in these blocks: who writes with an older one would lose some of it. */
export function versionNeeded(document: readonly unknown[]): number {
  return blocksOf(document).some(needsTwo) ? 2 : 1;
}

function needsTwo(node: unknown): boolean {
  if (!isRecord(node)) return false;
  if (blocksOfTwo.includes(node['type']) || isInline(String(node['type'])) || attributesOfTwo.some((name) => name in node)) return true;
  return Array.isArray(node['children']) && node['children'].some(needsTwo);
}

function isHead(node: unknown): node is { v: number } {
  return isRecord(node) && typeof node['v'] === 'number' && !('children' in node) && !('text' in node);
}
