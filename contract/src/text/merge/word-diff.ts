import { alignBlocks } from './align-blocks';
import { commonRun } from './common-run';
import { keyOfBlock, textOfBlock, type RichBlock } from './rich-block';

export interface DiffPiece { kind: 'same' | 'added' | 'removed'; text: string }

/** What became of a text, word by word: what is gone stands before what came. */
export function diffWords(old: string, now: string): DiffPiece[] {
  const [left, right] = [wordsAndGaps(old), wordsAndGaps(now)];
  const common = withoutLoneGaps(commonRun(left, right), left, right);
  const pieces: DiffPiece[] = [];
  const add = (kind: DiffPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [atLeft, atRight] = [0, 0];
  for (const [a, b] of [...common, [left.length, right.length] as const]) {
    add('removed', left.slice(atLeft, a).join(''));
    add('added', right.slice(atRight, b).join(''));
    add('same', left[a] ?? '');
    [atLeft, atRight] = [a + 1, b + 1];
  }
  return pieces;
}

/** A space that two changes have in common is nothing to read between them. */
function withoutLoneGaps(
  common: readonly [number, number][],
  left: readonly string[],
  right: readonly string[],
): readonly [number, number][] {
  return common.filter(([a, b], at) => {
    if (left[a]?.trim() !== '') return true;
    const [previous, next] = [common[at - 1], common[at + 1]];
    const isCutBefore = (previous?.[0] ?? -1) !== a - 1 || (previous?.[1] ?? -1) !== b - 1;
    const isCutBehind = (next?.[0] ?? left.length) !== a + 1 || (next?.[1] ?? right.length) !== b + 1;
    return !isCutBefore || !isCutBehind;
  });
}

/** One block of two documents beside each other; `old` or `now` is null where the other has nothing of it. */
export interface BlockDiff<Block extends RichBlock> { old: Block | null; now: Block | null; isSame: boolean }

/** Two documents beside each other, in the order in which they are read. */
export function diffBlocks<Block extends RichBlock>(old: readonly Block[], now: readonly Block[]): BlockDiff<Block>[] {
  const { became, before } = alignBlocks(old, now);
  return before.flatMap((added, at) => {
    const block = old[at];
    const rows = added.map((one): BlockDiff<Block> => ({ old: null, now: one, isSame: false }));
    if (block === undefined) return rows;
    const next = became[at] ?? null;
    return [...rows, { old: block, now: next, isSame: next !== null && keyOfBlock(block) === keyOfBlock(next) }];
  });
}

/** How many words came and went, counted without their order: enough for a line of the history, and cheap at every save. */
export function countWords(old: string, now: string): { added: number; removed: number } {
  const counts = new Map<string, number>();
  for (const word of wordsOf(now)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsOf(old)) counts.set(word, (counts.get(word) ?? 0) - 1);
  let [added, removed] = [0, 0];
  for (const count of counts.values()) {
    added += Math.max(count, 0);
    removed += Math.max(-count, 0);
  }
  return { added, removed };
}

/** The words of a whole document. */
export function textOfBlocks(blocks: readonly RichBlock[]): string {
  return blocks.map(textOfBlock).join('\n');
}

function wordsAndGaps(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+|\s+|[^\p{L}\p{N}\s’'-]+/gu) ?? [];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}
