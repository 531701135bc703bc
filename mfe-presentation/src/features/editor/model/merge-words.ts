import { keyOfBlock, mergeBlocks, resolveMerge, type RichTextValue } from '@heartwood/contract/text';

/** Whether two values of a block say the same, however their properties are ordered. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || keyOfBlock({ text: a }) === keyOfBlock({ text: b });

/**
 * What two people made of the same words, with no word lost: what one of them changed is taken; of a line or paragraph into which both
 * wrote, both stand. Lists and tables of one shape are merged by their places; else mine stand.
 */
export function mergeWords(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (isRich(base) && isRich(mine) && isRich(theirs)) return keepingBoth(base, mine, theirs);
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') return mergeLines(base, mine, theirs);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length !== mine.length || base.length !== theirs.length) return mine;
    return mine.map((item, index) => mergeWords(base[index], item, theirs[index]));
  }
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    return Object.fromEntries(Object.keys({ ...theirs, ...mine }).map((key) => [key, mergeWords(base[key], mine[key], theirs[key])]));
  }
  return mine;
}

const keepingBoth = (base: RichTextValue, mine: RichTextValue, theirs: RichTextValue) => (
  resolveMerge(mergeBlocks(base, mine, theirs), () => 'both'));

const asLines = (text: string): RichTextValue => text.split('\n').map((line) => ({ type: 'paragraph', children: [{ text: line }] }));

function mergeLines(base: string, mine: string, theirs: string): string {
  const lines = keepingBoth(asLines(base), asLines(mine), asLines(theirs)).map(({ children }) => (children[0] as { text: string }).text);
  return lines.join([base, mine, theirs].some((text) => text.includes('\n')) ? '\n' : ' ');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isRich = (value: unknown): value is RichTextValue => (
  Array.isArray(value) && value.every((item) => isObject(item) && 'type' in item && 'children' in item));
