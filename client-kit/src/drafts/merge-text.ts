import { hasCollision, keyOfBlock, mergeBlocks, resolveMerge, type MergePart } from '@heartwood/contract/text';
import { emptyRichText, type RichTextElement, type RichTextValue } from '@heartwood/shared-ui/rich-text';

export type TextPart = MergePart<RichTextElement>;

/** Two texts that began with the same one, or null where both wrote into one block and must be asked. */
export function mergeTexts(base: RichTextValue, mine: RichTextValue, theirs: RichTextValue): RichTextValue | null {
  const parts = mergeBlocks(base, mine, theirs);
  return hasCollision(parts) ? null : asText(resolveMerge(parts, () => 'mine'));
}

/** The same where nobody is asked: of a block into which both wrote, both stand, one after the other. */
export function mergeKeepingBoth(base: RichTextValue, mine: RichTextValue, theirs: RichTextValue): RichTextValue {
  return asText(resolveMerge(mergeBlocks(base, mine, theirs), () => 'both'));
}

/** A document has a block to write in. */
export function asText(blocks: RichTextValue): RichTextValue {
  return blocks.length === 0 ? emptyRichText() : blocks;
}

/** Equal for a reader: the order in which a store keeps a node's properties does not matter. */
export function sameText(a: RichTextValue, b: RichTextValue): boolean {
  return a === b || (a.length === b.length && a.every((block, at) => b[at] !== undefined && keyOfBlock(block) === keyOfBlock(b[at])));
}
