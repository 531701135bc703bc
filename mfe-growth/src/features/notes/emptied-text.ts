import { isBlank, type RichTextValue } from '@heartwood/shared-ui/rich-text';

export interface Written { text: RichTextValue; over: RichTextValue }

/**
 * A blank text is not saved, so what is written next is written over what stood in the editor before it was blank: not over what has come
 * since, such as the first words of somebody else in a new note, which nobody here has seen or taken away.
 */
export function createEmptiedText() {
  let before: RichTextValue | null = null;
  return {
    /** What is to be saved of a change in the editor; null while it is blank. */
    written({ text, over }: Written): Written | null {
      if (isBlank(text)) {
        before ??= over;
        return null;
      }
      const written = { text, over: before ?? over };
      before = null;
      return written;
    },
  };
}
