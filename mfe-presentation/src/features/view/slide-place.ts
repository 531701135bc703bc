import type { Slide } from '@heartwood/contract/deck';

type Named = Pick<Slide, 'id'>;

/** Where the address says one is: `#6` is the sixth slide, `#ID` the one of that id; else the first. */
export function indexOfHash(hash: string, slides: readonly Named[]): number {
  const said = decodeURIComponent(hash.replace(/^#/, ''));
  const byId = slides.findIndex(({ id }) => id === said);
  if (byId >= 0) return byId;
  return /^\d{1,4}$/.test(said) ? within(Number(said) - 1, slides.length) : 0;
}

export const hashOf = (index: number): string => `#${index + 1}`;

export const within = (index: number, count: number): number => Math.min(Math.max(index, 0), Math.max(count - 1, 0));
