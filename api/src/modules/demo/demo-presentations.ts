import type { ChartBlock, Deck } from '@heartwood/contract/deck';
import type { DemoPresentation } from '../presentation';
import type { DemoShareLink } from '../share';
import { AMARA, MATEO, PRIYA } from './demo-people';

const id = (number: number) => `0d000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The first slide says what the deck is about, and to whom, in words of its own. */
const opening = (
  title: string, body: string | null = null, more: NonNullable<DemoPresentation['written']> = (deck) => deck,
): NonNullable<DemoPresentation['written']> => (deck, bound) => more({
  ...deck,
  slides: deck.slides.map((slide, at) => (at > 0 ? slide : {
    ...slide,
    blocks: slide.blocks.map((block) => {
      const text = block.kind !== 'text' ? null : block.role === 'title' ? title : block.role === 'body' ? body : null;
      if (block.kind !== 'text' || text === null) return block;
      return { ...block, bindings: [], value: [{ type: 'paragraph', children: [{ text }] }] as typeof block.value };
    }),
  })),
}, bound);

/** Its cover stands in a theme of its own, with the ring of the company's level, which follows the plan. */
const withRing: NonNullable<DemoPresentation['written']> = (deck, bound) => ({
  ...deck,
  slides: deck.slides.map((slide, at) => (at > 0 ? slide : {
    ...slide,
    themeSlug: 'solid' as const,
    blocks: [
      ...slide.blocks.map((block) => (
        block.kind !== 'text' || block.role === 'caption'
          ? block
          : { ...block, width: 900, ...(block.role === 'title' && { y: 230, height: 190 }) }
      )),
      {
        kind: 'chart', chart: 'ring', title: '', labels: [], series: [],
        ...bound('plan.level') as Partial<ChartBlock> & Pick<ChartBlock, 'bindings'>,
        id: 'cover-ring', x: 1084, y: 392, width: 420, height: 420, rev: 0,
      },
    ],
  })),
});

const first = (count: number) => (deck: Deck): Deck => ({ ...deck, slides: deck.slides.slice(0, count) });

/** The decks of Loopcrate, the last edited first. */
export const DEMO_PRESENTATIONS: readonly DemoPresentation[] = [
  {
    id: id(1), title: 'Seed deck, May 2026', type: 'pitch-deck', theme: 'paper', by: AMARA.id, editedDaysAgo: 0.01,
    written: opening(
      'Crates that come back by themselves', 'Reusable crates for food shops that wash, return and count themselves.', withRing,
    ), said: { 'sam.value': '€561M' }, kept: ['som.value'],
  },
  {
    id: id(2), title: 'Depot partners', type: 'one-pager', template: 'partner-intro', theme: 'paper', by: PRIYA.id, editedDaysAgo: 2,
    written: opening('Depot B, Thursday nights', 'One washing line between you and every grocer on the route.', first(3)),
  },
  {
    id: id(3), title: 'Grant application', type: 'pitch-deck', template: 'grant-application', theme: 'harbour', by: MATEO.id,
    editedDaysAgo: 6,
    written: opening('71 boxes a day, every shop', 'What one grocer throws away, and what a crate does instead.'),
  },
  {
    id: id(4), title: 'Team offsite', type: 'blank', template: 'team-update', theme: 'orchard', by: PRIYA.id, editedDaysAgo: 23,
    written: opening('What we promised each other'),
  },
];

/** Seconds of the slides of the seed deck, in their order. */
const read = (...seconds: readonly number[]) => Object.fromEntries(seconds.map((each, at) => [`pitch-deck-${at + 1}`, each]));

/** So many visits, one a day or two. */
const visits = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + Math.floor(at * 0.7));

/** What of the seed deck was sent out. */
export const DEMO_DECK_LINKS: readonly DemoShareLink[] = [
  {
    name: 'Seed investors', presentationId: id(1), passcode: 'crate-4310', madeDaysAgo: 20, endsIn: 47,
    visitors: [
      { daysAgo: visits(17, 0.1), seconds: read(12, 17, 14, 31, 22, 42, 18, 23, 61, 20, 15, 30) },
      { daysAgo: visits(8, 3), seconds: read(9, 14, 11, 27, 19, 33, 15, 22, 55, 17, 12, 26) },
      { daysAgo: visits(4, 6), seconds: read(14, 20, 16, 35, 24, 40, 21, 28, 58, 19, 16, 31) },
    ],
  },
  {
    name: 'Depot partners', presentationId: id(1), madeDaysAgo: 31,
    visitors: [{ daysAgo: visits(12, 2), seconds: read(10, 8, 21, 12, 9, 18, 11, 14, 20, 7, 8, 12) }],
  },
  { name: 'Old grant office', presentationId: id(1), madeDaysAgo: 58, endsIn: -6 },
];
