import { isBlank, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import type { ModuleContentFragment } from '../../../generated/graphql';

export type DoneInput = Pick<ModuleContentFragment, 'key' | 'items' | 'sdgs' | 'skills'>;

/**
 * What is missing before a module can be marked as done, as a sentence; null when nothing is. Text modules want words,
 * list modules one row (product decisions, rule a). Only the screen asks: the API takes the user's word.
 * @param text what the editor shows, saved or not
 */
export function missingForDone({ key, items, sdgs, skills }: DoneInput, text: RichTextValue): string | null {
  switch (key) {
    case 'vision':
      return isBlank(text) ? 'Write your vision first.' : null;
    case 'belief':
      return isBlank(text) ? 'Write your belief first.' : null;
    case 'values':
      return items.length === 0 ? 'Add at least one value first.' : null;
    case 'culture':
      return items.length === 0 ? 'Add at least one habit first.' : null;
    case 'sdgs':
      return sdgs.length === 0 ? 'Choose at least one goal first.' : null;
    case 'skills':
      return skills.length === 0 ? 'Add at least one skill first.' : null;
    default:
      return 'This module is done by itself.';
  }
}
