import { plainText, type RichTextValue } from '@heartwood/shared-ui/rich-text';

/** The pitch is kept as lines; the draft that is merged and kept on the device works on blocks, one for each line. */
export function blocksOf(lines: string | null): RichTextValue {
  return (lines ?? '').split('\n').map((text) => ({ type: 'paragraph' as const, children: [{ text }] }));
}

export function linesOf(blocks: RichTextValue): string {
  return blocks.map((block) => plainText([block])).join('\n');
}

/** How many words there are, in any script. */
export function wordCount(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
