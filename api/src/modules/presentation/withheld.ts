import { modulesOfPath, type Block, type Deck, type Slide } from '@heartwood/contract/deck';
import type { ModuleKey } from '@heartwood/contract/domain';

/** Modules that a reader does not see. */
export type Hidden = ReadonlySet<ModuleKey>;

export const isWithheld = ({ bindings }: Block, hidden: Hidden) => (
  hidden.size > 0 && bindings.some(({ path }) => modulesOfPath(path).some((key) => hidden.has(key)))
);

/** Fields of a block that say nothing: where it lies. */
export const PLACE: readonly string[] = ['x', 'y', 'width', 'height', 'group'];

/** A deck without what comes from these modules: the places of blocks stay, what they say goes. */
export const withoutHidden = (deck: Deck, hidden: Hidden): Deck => (
  hidden.size === 0 ? deck : { ...deck, slides: deck.slides.map((slide) => slideWithout(slide, hidden)) }
);

export function slideWithout(slide: Slide, hidden: Hidden): Slide {
  return hidden.size === 0
    ? slide
    : { ...slide, blocks: slide.blocks.map((block) => (isWithheld(block, hidden) ? emptied(block) : block)) };
}

export function emptied(block: Block): Block {
  const { id, x, y, width, height, rev, group } = block;
  const placed = {
    id, x, y, width, height, rev, ...(group !== undefined && { group }), isWithheld: true as const,
    bindings: block.bindings.map(({ path, mode, takenAt }) => ({ path, mode, takenAt, words: '', digest: '' })),
  };
  switch (block.kind) {
    case 'text': return { ...placed, kind: 'text', role: block.role, value: [{ type: 'paragraph', children: [{ text: '' }] }] as never };
    case 'image': return { ...placed, kind: 'image', address: '', alt: '', fit: block.fit };
    case 'shape': return { ...placed, kind: 'shape', shape: block.shape };
    case 'table': return { ...placed, kind: 'table', rows: [['']], hasHead: false };
    case 'chart': return { ...placed, kind: 'chart', chart: block.chart, title: '', labels: [], series: [] };
    case 'metric': return { ...placed, kind: 'metric', value: '', label: '', note: '' };
    case 'quote': return { ...placed, kind: 'quote', text: '', by: '' };
    case 'logos': return { ...placed, kind: 'logos', items: [] };
    case 'team': return { ...placed, kind: 'team', people: [] };
    case 'goals': return { ...placed, kind: 'goals', goals: [] };
    case 'canvas': return { ...placed, kind: 'canvas', fields: [] };
  }
}
