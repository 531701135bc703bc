import { isRecord } from './document';
import { blocksOf } from './version';

/**
 * The words alone, a line a block, the cells of a row with separators; read from a parsed document as from a stored one.
 */
export function plainText(document: readonly unknown[]): string {
  return blocksOf(document).flatMap(lines).join('\n');
}

function lines(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const children = Array.isArray(node['children']) ? (node['children'] as unknown[]) : [];
  if (node['type'] === 'table-row') return [children.map((cell) => lines(cell).join(' ').replaceAll('\n', ' ')).join(' | ')];
  return children.some(isBlock) ? children.flatMap(lines) : [words(node)];
}

function words(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  if (node['type'] === 'mention') return `@${typeof node['name'] === 'string' ? node['name'] : ''}`;
  return Array.isArray(node['children']) ? node['children'].map(words).join('') : '';
}

function isBlock(node: unknown): boolean {
  return isRecord(node) && Array.isArray(node['children']) && node['type'] !== 'link' && node['type'] !== 'mention';
}

/** True when there is nothing to read: no value, blocks without words, spaces and bare separators only. */
export function isBlank(document: readonly unknown[] | null | undefined): boolean {
  return !document || blocksOf(document).flatMap(lines).every((line) => line.replaceAll('|', '').trim() === '');
}
