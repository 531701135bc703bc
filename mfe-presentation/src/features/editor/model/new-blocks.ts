import {
  SLIDE, type Block, type BlockKind, type ChartBlock, type ShapeBlock, type Slide, type SlideLayout,
} from '@heartwood/contract/deck';
import { newId } from './block-ops';
import type { Box } from './geometry';
import { placesOf } from './layouts';

const words = (text: string) => [{ type: 'paragraph' as const, children: [{ text }] }];
const middle = (width: number, height: number): Box => ({ x: (SLIDE.width - width) / 2, y: (SLIDE.height - height) / 2, width, height });
const begun = (box: Box) => ({ id: newId(), rev: 0, bindings: [], ...box });

export interface NewBlock {
  chart?: ChartBlock['chart'];
  shape?: ShapeBlock['shape'];
  /** Of a picture that was uploaded; its size in pixels says the shape. */
  picture?: { address: string; alt: string; width: number; height: number };
}

/** A block to begin with, in the middle of the slide. */
export function newBlock(kind: BlockKind, { chart = 'bar', shape = 'rounded', picture }: NewBlock = {}): Block {
  switch (kind) {
    case 'text': return { ...begun(middle(700, 80)), kind, role: 'body', value: words('') };
    case 'image': return pictured(picture ?? { address: '', alt: '', width: 16, height: 9 });
    case 'shape': return {
      ...begun(shape === 'line' || shape === 'arrow' ? middle(400, 40) : middle(280, 180)), kind, shape, fill: 'soft',
    };
    case 'table': return { ...begun(middle(1000, 300)), kind, hasHead: true, rows: [['', '', ''], ['', '', ''], ['', '', '']] };
    case 'chart': return chartBlock(chart);
    case 'metric': return { ...begun(middle(460, 180)), kind, value: '0', label: 'Figure', note: '' };
    case 'quote': return { ...begun(middle(1000, 260)), kind, text: 'What they said', by: 'Who said it' };
    case 'logos': return { ...begun(middle(1100, 130)), kind, items: [{ name: 'Logo', address: null }] };
    case 'team': return { ...begun(middle(1200, 260)), kind, people: [{ name: 'Name', role: 'Role', address: null }] };
    case 'goals': return { ...begun(middle(1200, 280)), kind, goals: [{ title: 'Goal', day: null, isAchieved: false }] };
    case 'canvas': return { ...begun(middle(1396, 620)), kind, fields: CANVAS.map((title) => ({ title, lines: [] })) };
  }
}

const CANVAS = [
  'Key partners', 'Key activities', 'Key resources', 'Value proposition', 'Customer relationships', 'Channels', 'Customers', 'Costs',
  'Revenue',
];

function chartBlock(chart: ChartBlock['chart']): ChartBlock {
  if (chart === 'ring') return {
    ...begun(middle(420, 420)), kind: 'chart', chart, title: '', labels: ['Done', 'Open'], series: [{ name: '', values: [3, 9] }],
  };
  const isRound = chart === 'doughnut' || chart === 'nested';
  const values = isRound ? [6, 3, 1] : [3, 5, 4, 8];
  const labels = isRound ? ['First', 'Second', 'Third'] : ['Q1', 'Q2', 'Q3', 'Q4'];
  return { ...begun(middle(800, 460)), kind: 'chart', chart, title: '', labels, series: [{ name: '', values }] };
}

function pictured({ address, alt, width, height }: NonNullable<NewBlock['picture']>): Block {
  const share = Math.min(900 / width, 560 / height);
  return { ...begun(middle(Math.round(width * share), Math.round(height * share))), kind: 'image', address, alt, fit: 'cover' };
}

/** A slide to begin with: a title, and a text where the layout has one. */
export function newSlide(layout: SlideLayout = 'head'): Slide {
  const places = placesOf(layout);
  const title: Block = { ...begun(places.title), kind: 'text', role: 'title', value: words('') };
  const body: Block = { ...begun(places.rest(1)[0]!), kind: 'text', role: 'body', value: words('') };
  return { id: newId(), layout, notes: '', rev: 0, blocks: layout === 'title' ? [title] : [title, body] };
}
