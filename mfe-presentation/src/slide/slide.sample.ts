import type { Block, DeckSettings, Slide } from '@heartwood/contract/deck';

type Draft<T> = T extends Block ? Omit<T, 'rev' | 'bindings'> : never;
const block = (draft: Draft<Block>): Block => ({ rev: 1, bindings: [], ...draft });
const words = (text: string) => [{ type: 'paragraph' as const, children: [{ text }] }];

export const SETTINGS: DeckSettings = { showsSource: true, showsNumber: true, footer: 'Loopcrate' };

/** A slide as the pictures have it. */
export const marketSlide: Slide = {
  id: 'slide-market', layout: 'halves', notes: 'Say the price of one box first: €0.38. Then 71 boxes a day, then the year.', rev: 1,
  blocks: [
    block({ kind: 'text', id: 'kicker-01', role: 'kicker', x: 102, y: 78, width: 800, height: 32, value: words('Market potential') }),
    {
      ...block({
        kind: 'text', id: 'title-001', role: 'title', x: 102, y: 120, width: 1130, height: 150,
        value: words('Food shops near us spend €587M a year on boxes we can replace.'),
      }),
      bindings: [{ path: 'sam.value', mode: 'FOLLOW', words: '€587M', digest: 'd1', takenAt: '2026-05-12T08:00:00Z' }],
    },
    block({
      kind: 'chart', id: 'chart-001', chart: 'nested', title: '', x: 102, y: 430, width: 360, height: 360,
      labels: ['TAM', 'SAM', 'SOM'], series: [{ name: '', values: [2580, 587, 41.3] }], unit: { text: '€M', isAfter: true },
    }),
    block({
      kind: 'metric', id: 'metric-01', x: 690, y: 460, width: 420, height: 90, value: '€2.58bn', label: 'TAM', note: 'European fresh food',
    }),
    block({
      kind: 'metric', id: 'metric-02', x: 690, y: 566, width: 420, height: 90, value: '€587M', label: 'SAM', note: 'DACH and the Nordics',
    }),
    block({
      kind: 'metric', id: 'metric-03', x: 690, y: 672, width: 420, height: 90, value: '€41.3M', label: 'SOM',
      note: '4,690 customers by 2029', tone: 'accent',
    }),
  ],
};

const each = (title: string, ...drafts: Draft<Block>[]): Slide => ({
  id: `slide-${title.replace(/\W+/g, '-')}`, layout: 'head', notes: '', rev: 1,
  blocks: [
    block({ kind: 'text', id: 'title-001', role: 'title', x: 102, y: 78, width: 1396, height: 76, value: words(title) }),
    ...drafts.map(block),
  ],
});

/** One of every kind of block. */
export const allKinds: readonly Slide[] = [
  marketSlide,
  each('A deposit is a loan',
    {
      kind: 'metric', id: 'metric-11', x: 102, y: 480, width: 600, height: 240, value: '€0', label: 'a crate with Loopcrate', note: '',
      tone: 'accent',
    },
    {
      kind: 'metric', id: 'metric-12', x: 800, y: 480, width: 600, height: 240, value: '€3.86', label: 'a crate with Rebox', note: '',
      tone: 'muted',
    }),
  each('Revenue by month',
    {
      kind: 'chart', id: 'chart-011', chart: 'bar', title: 'Euros a month', x: 102, y: 220, width: 670, height: 560,
      labels: ['Jan', 'Feb', 'Mar', 'Apr'], series: [{ name: 'Planned', values: [400, 900, 1400, 2100] }],
      unit: { text: '€', isAfter: false },
    },
    {
      kind: 'chart', id: 'chart-012', chart: 'line', title: '', x: 830, y: 220, width: 670, height: 560,
      labels: ['Jan', 'Feb', 'Mar', 'Apr'], series: [{ name: 'Shops', values: [3, 8, null, 43] }, { name: 'Depots', values: [1, 1, 2, 2] }],
    }),
  each('Where the money goes',
    {
      kind: 'chart', id: 'chart-021', chart: 'doughnut', title: '', x: 102, y: 220, width: 760, height: 520,
      labels: ['Crates', 'Staff', 'Depots'], series: [{ name: '', values: [480, 520, 200] }], unit: { text: '€', isAfter: false },
    },
    {
      kind: 'table', id: 'table-001', x: 940, y: 240, width: 560, height: 460, hasHead: true,
      rows: [['', 'Loopcrate', 'Rebox'], ['Price a trip', '0.38', '0.59'], ['Days out', '6', '21'], ['Return', '94%', '71%']],
    }),
  each('Who we are',
    { kind: 'team', id: 'team-0001', x: 102, y: 240, width: 1396, height: 240, people: [
      { name: 'Amara Okafor', role: 'Founder, operations', address: null }, { name: 'Mateo Silva', role: 'Engineering', address: null },
      { name: 'Priya Raman', role: 'Market', address: null },
    ] },
    {
      kind: 'quote', id: 'quote-001', x: 102, y: 520, width: 760, height: 260, text: 'We stopped counting boxes the day the crates came.',
      by: 'Jonas, grocer in Munich',
    },
    {
      kind: 'logos', id: 'logos-001', x: 930, y: 560, width: 570, height: 120,
      items: [{ name: 'Biohof', address: null }, { name: 'Kornkammer', address: null }, { name: 'Grüne Ecke', address: null }],
    }),
  each('What comes next',
    { kind: 'goals', id: 'goals-001', x: 102, y: 220, width: 1396, height: 320, goals: [
      { title: 'First depot in Munich', day: '2026-03-14', isAchieved: true },
      { title: '43 pilot grocers sign', day: '2026-06-30', isAchieved: false },
      { title: 'Seed round closes', day: null, isAchieved: false },
    ] },
    { kind: 'shape', id: 'shape-001', shape: 'arrow', x: 102, y: 600, width: 400, height: 40 },
    { kind: 'shape', id: 'shape-002', shape: 'rounded', x: 560, y: 560, width: 260, height: 140, fill: 'accent', label: 'Depot' },
    { kind: 'shape', id: 'shape-003', shape: 'ellipse', x: 860, y: 560, width: 200, height: 140, stroke: 'accent', label: 'Shop' },
    { kind: 'shape', id: 'shape-004', shape: 'triangle', x: 1100, y: 560, width: 160, height: 140, fill: 'second' },
    { kind: 'text', id: 'text-0001', role: 'body', x: 1290, y: 560, width: 230, height: 200, value: [{ type: 'bulleted-list', children: [
      { type: 'list-item', children: [{ text: 'Crates' }] }, { type: 'list-item', indent: 1, children: [{ text: 'washed', bold: true }] },
    ] }] }),
  each('Our business model',
    { kind: 'canvas', id: 'canvas-01', x: 102, y: 190, width: 1396, height: 620, fields: [
      'Key partners', 'Key activities', 'Key resources', 'Overall problem', 'Solution', 'Channels', 'Customer segments', 'Costs', 'Revenue',
    ].map((title) => ({ title, lines: ['One line', 'Another line of it'] })) }),
];
