import { plainText } from '../text';
import type { Slide } from './deck';

/** "Slide 3" is the caller's to say where this is empty. */
export function slideName({ blocks }: Pick<Slide, 'blocks'>): string {
  const texts = blocks.filter((block) => block.kind === 'text');
  const named = texts.find(({ role }) => role === 'title') ?? texts[0];
  return named ? plainText(named.value).replace(/\s+/g, ' ').trim() : '';
}
