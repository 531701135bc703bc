import { plainText } from '../text';
import type { Slide } from './deck';

/** What a slide is called, in lists and for who hears it: its title's words, else those of its first text; empty where it has none. */
export function slideName({ blocks }: Pick<Slide, 'blocks'>): string {
  const texts = blocks.filter((block) => block.kind === 'text');
  const named = texts.find(({ role }) => role === 'title') ?? texts[0];
  return named ? plainText(named.value).replace(/\s+/g, ' ').trim() : '';
}
