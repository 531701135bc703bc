import { alignBlocks } from './align-blocks';
import { commonRun } from './common-run';
import { innerBlocks, keyOfBlock, type RichBlock } from './rich-block';

/** A stretch of a merged document: settled, or written by both in different words. */
export type MergePart<Block extends RichBlock> =
  | { kind: 'settled'; blocks: readonly Block[] }
  | { kind: 'collision'; base: Block; mine: readonly Block[]; theirs: readonly Block[] };

export type MergeSide = 'mine' | 'theirs' | 'both';

/**
 * Two people's texts that began with the same one, merged block by block. What one of them changed is taken; what both wrote
 * in the same place stands one after the other; the same change counts once. Only a block that both made into something else
 * is a collision. Lists and tables are merged by their items. But for the sides of a collision it does not matter who is who.
 */
export function mergeBlocks<Block extends RichBlock>(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): MergePart<Block>[] {
  const [ours, others] = [alignBlocks(base, mine), alignBlocks(base, theirs)];
  const parts: MergePart<Block>[] = [];
  const settle = (blocks: readonly Block[]) => {
    const last = parts.at(-1);
    if (blocks.length === 0) return;
    if (last?.kind === 'settled') parts[parts.length - 1] = { kind: 'settled', blocks: [...last.blocks, ...blocks] };
    else parts.push({ kind: 'settled', blocks });
  };
  for (let at = 0; at <= base.length; at += 1) {
    settle(bothAdded(ours.before[at] ?? [], others.before[at] ?? []));
    const old = base[at];
    if (old === undefined) continue;
    const part = mergeOne(old, ours.became[at] ?? null, others.became[at] ?? null);
    if (part.kind === 'settled') settle(part.blocks);
    else parts.push(part);
  }
  return parts;
}

/** The document once it is said whose words count where they collide. */
export function resolveMerge<Block extends RichBlock>(
  parts: readonly MergePart<Block>[],
  choose: (collision: number) => MergeSide,
): Block[] {
  let collision = 0;
  return parts.flatMap((part) => {
    if (part.kind === 'settled') return part.blocks;
    const side = choose(collision++);
    return side === 'both' ? [...part.mine, ...part.theirs] : part[side];
  });
}

export function hasCollision<Block extends RichBlock>(parts: readonly MergePart<Block>[]): boolean {
  return parts.some(({ kind }) => kind === 'collision');
}

function mergeOne<Block extends RichBlock>(base: Block, mine: Block | null, theirs: Block | null): MergePart<Block> {
  const [old, ours, others] = [keyOfBlock(base), mine && keyOfBlock(mine), theirs && keyOfBlock(theirs)];
  if (ours === others || others === old) return settled(mine);
  if (ours === old) return settled(theirs);
  return (
    (mine && theirs && mergeInside(base, mine, theirs)) ?? {
      kind: 'collision',
      base,
      mine: mine ? [mine] : [],
      theirs: theirs ? [theirs] : [],
    }
  );
}

/** Lists of one kind, by their items; null where they cannot be merged so. */
function mergeInside<Block extends RichBlock>(base: Block, mine: Block, theirs: Block): MergePart<Block> | null {
  const [old, ours, others] = [innerBlocks(base), innerBlocks(mine), innerBlocks(theirs)];
  if (!old || !ours || !others || shellOf(base) !== shellOf(mine) || shellOf(base) !== shellOf(theirs)) return null;
  const parts = mergeBlocks(old, ours, others);
  const whole = (side: MergeSide) => {
    const children = resolveMerge(parts, () => side);
    return children.length === 0 ? [] : [{ ...mine, children }];
  };
  if (!hasCollision(parts)) return { kind: 'settled', blocks: whole('mine') };
  return { kind: 'collision', base, mine: whole('mine'), theirs: whole('theirs') };
}

function shellOf({ children: _children, ...shell }: RichBlock): string {
  return keyOfBlock(shell);
}

/** What both put in the same place: what is the same once, the rest in an order that does not ask who is who. */
function bothAdded<Block extends RichBlock>(mine: readonly Block[], theirs: readonly Block[]): readonly Block[] {
  if (mine.length === 0 || theirs.length === 0) return mine.length === 0 ? theirs : mine;
  const sides = [mine, theirs].map((blocks) => ({ blocks, keys: blocks.map(keyOfBlock) }));
  const [first, second] = sides.sort((left, right) => (left.keys.join('\n') < right.keys.join('\n') ? -1 : 1)) as [
    (typeof sides)[0],
    (typeof sides)[0],
  ];
  const all: Block[] = [];
  let [left, right] = [0, 0];
  for (const [a, b] of [...commonRun(first.keys, second.keys), [first.keys.length, second.keys.length] as const]) {
    all.push(...first.blocks.slice(left, a), ...second.blocks.slice(right, b), ...first.blocks.slice(a, a + 1));
    [left, right] = [a + 1, b + 1];
  }
  return all;
}

function settled<Block extends RichBlock>(block: Block | null): MergePart<Block> {
  return { kind: 'settled', blocks: block ? [block] : [] };
}
