export { hasCollision, mergeBlocks, resolveMerge, type MergePart, type MergeSide } from './merge-blocks';
export { alignBlocks } from './align-blocks';
export { countWords, diffBlocks, diffWords, textOfBlocks, type BlockDiff, type DiffPiece } from './word-diff';
export { innerBlocks, isBlankBlock, keyOfBlock, textOfBlock, type RichBlock } from './rich-block';
