import type { Slide } from '@heartwood/contract/deck';

const WORDS_A_MINUTE = 130;

/** Seconds a slide is meant to take: as somebody has set it, else as long as its notes take to be said. */
export function plannedSeconds({ notes, seconds }: Pick<Slide, 'notes' | 'seconds'>): number {
  return seconds ?? (notes.trim() === '' ? 0 : Math.round((notes.trim().split(/\s+/).length * 60) / WORDS_A_MINUTE));
}
