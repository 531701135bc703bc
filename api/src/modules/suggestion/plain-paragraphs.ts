import { LEVELS } from '@heartwood/contract/text';
import { paragraph, richText } from '../../text/text';

/** What goes beyond it is not read. */
export const MOST_LETTERS = 4_000;

/** What is kept of what a model says: letters, of a length. */
export const plainWords = (words: string) => paragraph('words', words.slice(0, MOST_LETTERS), { max: MOST_LETTERS });

/** Words of a model as paragraphs and nothing else: what looks like markup stays the letters it is. */
export function plainParagraphs(words: string): unknown[] {
  const blocks = plainWords(words).split(/\n+/).map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
    .map((text) => ({ type: 'paragraph', children: [{ text }] }));
  return richText('words', blocks, LEVELS.module);
}
