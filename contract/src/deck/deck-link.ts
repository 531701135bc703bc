import { isSafeLink } from '../text';
import { BLOCK_LIMITS } from './block-limits';

/** Where a block may lead to: an address with `https:` or `mailto:`. */
export const isDeckLink = (text: string): boolean => (
  /^(https|mailto):/.test(text) && text.length <= BLOCK_LIMITS.address && isSafeLink(text)
);
