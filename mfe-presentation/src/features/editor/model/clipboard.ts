import { BLOCK_KINDS, DECK_LIMITS, type Block, type Slide } from '@heartwood/contract/deck';
import { copied, copiedSlide } from './block-ops';

const MARK = 'heartwood/deck';

export type Copied = { blocks: Block[] } | { slides: Slide[] };

/** What goes into the clipboard: it is text, so that it goes from deck to deck and from window to window. */
export const toClipboard = (what: Copied): string => JSON.stringify({ type: MARK, ...what });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlock = (value: unknown): value is Block => (
  isRecord(value) && (BLOCK_KINDS as readonly unknown[]).includes(value['kind']) && Array.isArray(value['bindings'])
  && ['x', 'y', 'width', 'height'].every((key) => Number.isFinite(value[key])));

const isSlide = (value: unknown): value is Slide => (
  isRecord(value) && typeof value['notes'] === 'string' && typeof value['layout'] === 'string'
  && Array.isArray(value['blocks']) && value['blocks'].every(isBlock));

/** Copies of it with ids of their own; null for a text that is something else. */
export function fromClipboard(text: string, by = 24): Copied | null {
  if (!text.includes(MARK)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['type'] !== MARK) return null;
    const { blocks, slides } = value;
    if (Array.isArray(blocks) && blocks.every(isBlock)) return { blocks: copied(blocks.slice(0, DECK_LIMITS.blocksOfSlide), by) };
    if (Array.isArray(slides) && slides.every(isSlide)) return { slides: slides.slice(0, DECK_LIMITS.slides).map(copiedSlide) };
  } catch {
    return null;
  }
  return null;
}
