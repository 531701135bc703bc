import type { Deck } from '@heartwood/contract/deck';
import type { DemoPresentation } from '../presentation';
import { AMARA, MATEO, PRIYA } from './demo-people';

const id = (number: number) => `0d000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The first slide says what the deck is about, in words of its own. */
const opening = (words: string, more: (deck: Deck) => Deck = (deck) => deck) => (deck: Deck): Deck => more({
  ...deck,
  slides: deck.slides.map((slide, at) => (at > 0 ? slide : {
    ...slide,
    blocks: slide.blocks.map((block) => (block.kind === 'text' && block.role === 'title'
      ? { ...block, bindings: [], value: [{ type: 'paragraph', children: [{ text: words }] }] as typeof block.value } : block)),
  })),
});

const first = (count: number) => (deck: Deck): Deck => ({ ...deck, slides: deck.slides.slice(0, count) });

/** The decks of Loopcrate, the last edited first. */
export const DEMO_PRESENTATIONS: readonly DemoPresentation[] = [
  {
    id: id(1), title: 'Seed deck, May 2026', type: 'pitch-deck', theme: 'paper', by: AMARA.id, editedDaysAgo: 0.01,
    written: opening('Crates that come back by themselves'), said: { 'sam.value': '€561M' }, kept: ['som.value'],
  },
  {
    id: id(2), title: 'Depot partners', type: 'one-pager', template: 'partner-intro', theme: 'solid', by: PRIYA.id, editedDaysAgo: 2,
    written: opening('Depot B, Thursday nights', first(3)),
  },
  {
    id: id(3), title: 'Grant application', type: 'pitch-deck', template: 'grant-application', theme: 'harbour', by: MATEO.id, editedDaysAgo: 6,
    written: opening('71 boxes a day, every shop'),
  },
  {
    id: id(4), title: 'Team offsite', type: 'blank', template: 'team-update', theme: 'orchard', by: PRIYA.id, editedDaysAgo: 23,
    written: opening('What we promised each other'),
  },
];
