import { type Block, type DeckOp, type Slide, type SlideLayout } from '@heartwood/contract/deck';
import type { Box } from './geometry';
import { placed } from './block-ops';

const LEFT = 102;
const WIDTH = 1396;
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

interface Places { kicker: Box; title: Box; rest(count: number): Box[] }

const TOP: Pick<Places, 'kicker' | 'title'> = { kicker: box(LEFT, 78, WIDTH, 36), title: box(LEFT, 120, WIDTH, 150) };
/** How much of the room each has, and how far it is to the next; where there are many the gaps are smaller. */
function shared(room: number, count: number, gap: number): [each: number, step: number] {
  const between = Math.min(gap, room / (2 * count));
  const each = (room - between * (count - 1)) / count;
  return [each, each + between];
}
const columns = (count: number, x: number, y: number, width: number, height: number, gap = 40): Box[] => {
  const [each, step] = shared(width, count, gap);
  return Array.from({ length: count }, (_, index) => box(x + index * step, y, each, height));
};
const rows = (count: number, x: number, y: number, width: number, height: number, gap = 24): Box[] => {
  const [each, step] = shared(height, count, gap);
  return Array.from({ length: count }, (_, index) => box(x, y + index * step, width, each));
};

/** Where title, kicker and the rest of a slide stand. */
const PLACES: Record<SlideLayout, Places> = {
  title: {
    kicker: box(LEFT, 300, WIDTH, 36), title: box(LEFT, 342, WIDTH, 160), rest: (count) => rows(count, LEFT, 530, WIDTH, 250),
  },
  head: { ...TOP, rest: (count) => rows(count, LEFT, 300, WIDTH, 500) },
  halves: {
    ...TOP,
    rest: (count) => {
      const left = Math.ceil(count / 2);
      const [one, two] = columns(2, LEFT, 300, WIDTH, 500) as [Box, Box];
      return [
        ...rows(left, one.x, one.y, one.width, one.height), ...rows(Math.max(1, count - left), two.x, two.y, two.width, two.height),
      ].slice(0, count);
    },
  },
  aside: {
    kicker: box(LEFT, 78, 440, 36), title: box(LEFT, 120, 440, 320), rest: (count) => rows(count, 620, 110, WIDTH - 518, 690),
  },
  grid: {
    ...TOP,
    rest: (count) => {
      const across = count <= 2 ? count : count <= 4 ? 2 : 3;
      const down = Math.ceil(count / across);
      return rows(down, LEFT, 300, WIDTH, 500, 32).flatMap((row) => columns(across, row.x, row.y, row.width, row.height)).slice(0, count);
    },
  },
  quote: {
    kicker: box(LEFT, 110, WIDTH, 36), title: box(200, 660, 1200, 90), rest: (count) => rows(count, 200, 200, 1200, 420),
  },
};

const isRole = (block: Block, role: 'title' | 'kicker') => block.kind === 'text' && block.role === role;

/** The slide's content at the places of another layout. */
export function layoutOps(slide: Slide, layout: SlideLayout): DeckOp[] {
  const places = PLACES[layout];
  const [title, kicker] = (['title', 'kicker'] as const).map((role) => slide.blocks.find((block) => isRole(block, role)));
  const others = slide.blocks.filter((block) => block !== title && block !== kicker);
  const moved = others.length ? placed(slide.id, others, places.rest(others.length)) : [];
  const heads = [
    ...(kicker ? placed(slide.id, [kicker], [places.kicker]) : []), ...(title ? placed(slide.id, [title], [places.title]) : []),
  ];
  return [{ op: 'set-slide', slideId: slide.id, set: { layout } }, ...heads, ...moved];
}

/** Where something new would stand on it. */
export const placesOf = (layout: SlideLayout): Places => PLACES[layout];
