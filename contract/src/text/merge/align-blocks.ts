import { commonRun } from './common-run';
import { isBlankBlock, keyOfBlock, textOfBlock, type RichBlock } from './rich-block';

/** What one side made of a document: for each block of the old one the block it became, and what was put before it. */
export interface Alignment<Block extends RichBlock> {
  /** By place in the old document; null where it was taken away. */
  became: readonly (Block | null)[];
  /** By place in the old document, one more for its end. */
  before: readonly (readonly Block[])[];
}

/** More pairs than this are not compared by their words. */
const MOST_PAIRS = 40_000;
/** A pair without a common word still tells a block that was written anew from one that is gone. */
const NO_WORD_IN_COMMON = 0.001;

/** Which block of the new document each block of the old one became. */
export function alignBlocks<Block extends RichBlock>(old: readonly Block[], now: readonly Block[]): Alignment<Block> {
  const became: (Block | null)[] = old.map(() => null);
  const before: Block[][] = Array.from({ length: old.length + 1 }, () => []);
  let [atOld, atNow] = [0, 0];
  const changedUpTo = (oldEnd: number, nowEnd: number) => {
    const pairs = pairedByWords(old.slice(atOld, oldEnd), now.slice(atNow, nowEnd)).map(([left, right]): [number, number] => [
      left + atOld,
      right + atNow,
    ]);
    for (const [left, right] of [...pairs, [oldEnd, nowEnd] as const]) {
      for (; atNow < right; atNow += 1) before[left]?.push(now[atNow] as Block);
      if (right < nowEnd) became[left] = now[atNow++] ?? null;
    }
    atOld = oldEnd;
  };
  for (const [left, right] of commonRun(old.map(keyOfBlock), now.map(keyOfBlock))) {
    changedUpTo(left, right);
    became[left] = now[right] ?? null;
    atOld = left + 1;
    atNow = right + 1;
  }
  changedUpTo(old.length, now.length);
  return { became, before };
}

/**
 * Pairs of changed blocks in the order of both, those with the most words in common. A blank block becomes nothing: who writes there adds.
 */
function pairedByWords(old: readonly RichBlock[], now: readonly RichBlock[]): [number, number][] {
  if (old.length === 0 || now.length === 0) return [];
  if (old.length * now.length > MOST_PAIRS) return Array.from({ length: Math.min(old.length, now.length) }, (_, at) => [at, at]);
  const [oldWords, nowWords] = [old.map(wordsOf), now.map(wordsOf)];
  const width = now.length + 1;
  const best = new Float64Array((old.length + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  const alike = (row: number, column: number) => likeness(old[row], now[column], oldWords[row] ?? [], nowWords[column] ?? []);
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      best[row * width + column] = Math.max(at(row + 1, column), at(row, column + 1), at(row + 1, column + 1) + alike(row, column));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < old.length && column < now.length;) {
    const here = alike(row, column);
    if (here > 0 && at(row, column) === at(row + 1, column + 1) + here) pairs.push([row++, column++]);
    else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** 0: never a pair. */
function likeness(old: unknown, now: unknown, oldWords: readonly string[], nowWords: readonly string[]): number {
  if (isBlankBlock(old) || isBlankBlock(now)) return 0;
  const counts = new Map<string, number>();
  for (const word of oldWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of nowWords) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    common += 1;
  }
  return NO_WORD_IN_COMMON + 2 * common / (oldWords.length + nowWords.length || 1);
}

function wordsOf(block: RichBlock): string[] {
  return textOfBlock(block).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
