import { BLOCK_KINDS, DECK_LIMITS, type Block, type Slide } from '@heartwood/contract/deck';
import { copied, copiedSlide } from './block-ops';

const MARK = 'heartwood/deck';

export type Copied = { blocks: Block[] } | { slides: Slide[] };

/** What goes into the clipboard: it is text, so that it goes from deck to deck and from window to window. */
export const toClipboard = (what: Copied, companyId: string): string => JSON.stringify({ type: MARK, companyId, ...what });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlock = (value: unknown): value is Block => (
  isRecord(value) && (BLOCK_KINDS as readonly unknown[]).includes(value['kind']) && Array.isArray(value['bindings'])
  && ['x', 'y', 'width', 'height'].every((key) => Number.isFinite(value[key])));

const isSlide = (value: unknown): value is Slide => (
  isRecord(value) && typeof value['notes'] === 'string' && typeof value['layout'] === 'string'
  && Array.isArray(value['blocks']) && value['blocks'].every(isBlock));

export type Pasted = Copied & { lostPictures: boolean };

/** Copies of it with ids of their own, without pictures that are another company's; null for a text that is something else. */
export function fromClipboard(text: string, companyId: string, by = 24): Pasted | null {
  if (!text.includes(MARK)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['type'] !== MARK) return null;
    const { blocks, slides } = value;
    const isOwn = value['companyId'] === companyId;
    if (Array.isArray(blocks) && blocks.every(isBlock)) {
      const found = copied(blocks.slice(0, DECK_LIMITS.blocksOfSlide), by);
      return { blocks: isOwn ? found : withoutPictures(found), lostPictures: !isOwn && found.some(hasPicture) };
    }
    if (Array.isArray(slides) && slides.every(isSlide)) {
      const found = slides.slice(0, DECK_LIMITS.slides).map(copiedSlide);
      const lostPictures = !isOwn && found.some((slide) => slide.blocks.some(hasPicture));
      return { slides: isOwn ? found : found.map((slide) => ({ ...slide, blocks: withoutPictures(slide.blocks) })), lostPictures };
    }
  } catch {
    return null;
  }
  return null;
}

function hasPicture(block: Block): boolean {
  switch (block.kind) {
    case 'image': return true;
    case 'logos': return block.items.some(({ address }) => address !== null);
    case 'team': return block.people.some(({ address }) => address !== null);
    default: return false;
  }
}

const withoutPictures = (blocks: readonly Block[]): Block[] => blocks.filter(({ kind }) => kind !== 'image').map((block) => {
  switch (block.kind) {
    case 'logos': return { ...block, items: block.items.map((item) => ({ ...item, address: null })) };
    case 'team': return { ...block, people: block.people.map((person) => ({ ...person, address: null })) };
    default: return block;
  }
});
