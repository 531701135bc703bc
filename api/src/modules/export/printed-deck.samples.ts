import { themeOf, type Block, type Deck, type Slide } from '@heartwood/contract/deck';
import type { RichTextValue } from '@heartwood/contract/text';
import { fileAddress } from '../files';
import type { DeckToPrint } from '../presentation';

/** Of the one picture that the sample shows. */
export const PICTURE_ID = '6f1a3c7e-0d52-4a0e-9d0b-1b9a5f0c7d11';

const place = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, rev: 1, bindings: [] });
const paragraph = (text: string): RichTextValue => [{ type: 'paragraph', children: [{ text }] }];
let made = 0;
const id = () => `block-${String((made += 1)).padStart(4, '0')}`;
const title = (text: string): Block => ({ id: id(), kind: 'text', role: 'title', value: paragraph(text), ...place(104, 100, 1300, 150) });

const slide = (blocks: Block[], rest: Partial<Slide> = {}): Slide => ({
  id: `slide-${blocks[0]?.id}`,
  layout: 'halves',
  notes: '',
  rev: 1,
  blocks,
  ...rest,
});

const deck: Deck = {
  version: 2,
  settings: { showsSource: true, showsNumber: true, footer: 'Loopcrate' },
  slides: [
    slide(
      [
        title('Food shops near us spend €587M a year on boxes we can replace.'),
        {
          id: id(),
          kind: 'chart',
          chart: 'nested',
          title: '',
          labels: ['TAM', 'SAM'],
          series: [{ name: 'Market', values: [2_580, 587] }],
          ...place(104, 340, 420, 420),
        },
        {
          id: id(),
          kind: 'metric',
          value: '€587M',
          label: 'SAM',
          note: 'DACH and the Nordics',
          link: 'https://example.org/block',
          ...place(760, 500, 500, 110),
          bindings: [{ path: 'sam.value', mode: 'FOLLOW', words: '€587M', digest: 'd', takenAt: '2026-05-12T09:00:00.000Z' }],
        },
        {
          id: id(),
          kind: 'image',
          address: fileAddress(PICTURE_ID),
          alt: 'A crate', link: 'https://example.org/crate?a=1&b=2',
          fit: 'cover',
          crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
          ...place(1300, 340, 200, 300),
        },
      ],
      { notes: 'Say the price of one box first: €0.38.\nThen stop.' },
    ),
    slide([
      title('Numbers & what they say'),
      {
        id: id(),
        kind: 'chart',
        chart: 'bar',
        title: 'Boxes',
        labels: ['January', 'February'],
        series: [
          { name: 'Planned', values: [10, 20] },
          { name: 'Real', values: [8, null] },
        ],
        ...place(104, 240, 600, 260),
      },
      {
        id: id(),
        kind: 'chart',
        chart: 'line',
        title: 'Cash',
        labels: ['Spring', 'Summer'],
        series: [{ name: 'Cash', values: [-5, 9] }],
        unit: { text: '€', isAfter: false },
        ...place(760, 240, 600, 260),
      },
      {
        id: id(),
        kind: 'chart',
        chart: 'doughnut',
        title: 'Who pays',
        labels: ['Shops', 'Farms'],
        series: [{ name: 'Share', values: [60, 40] }],
        unit: { text: '%', isAfter: true },
        ...place(104, 540, 600, 260),
      },
      {
        id: id(),
        kind: 'chart',
        chart: 'ring',
        title: '',
        labels: ['Done', 'Open'],
        series: [{ name: 'Modules', values: [17, 11] }],
        ...place(1400, 640, 160, 160),
      },
      {
        id: id(),
        kind: 'table',
        hasHead: true,
        rows: [
          ['Name', 'Price'],
          ['Rebox', '€1.20'],
          ['Us', '€0.38'],
        ],
        ...place(760, 540, 600, 200),
      },
    ]),
    slide([
      title('Who we are, Жизнь, Ελλάδα'),
      {
        id: id(),
        kind: 'text',
        role: 'body',
        ...place(104, 240, 700, 300),
        value: [
          {
            type: 'paragraph',
            children: [
              { text: 'We ' },
              { text: 'wash', bold: true },
              { text: ' and ' },
              { type: 'link', url: 'https://example.org/prices?a=1&b=2', children: [{ text: 'say our prices' }] },
              { text: '.' },
            ],
          },
          {
            type: 'bulleted-list',
            children: [
              { type: 'list-item', children: [{ text: 'Crates fold' }] },
              { type: 'list-item', indent: 1, children: [{ text: 'Flat' }] },
            ],
          },
          { type: 'numbered-list', children: [{ type: 'list-item', children: [{ text: 'Collect' }] }] },
        ],
      },
      { id: id(), kind: 'quote', text: 'We stopped counting cartons.', by: 'Lena, shop owner', ...place(880, 240, 600, 200) },
      { id: id(), kind: 'team', people: [{ name: 'Amara Okafor', role: 'CEO', address: null }], ...place(104, 580, 400, 240) },
      { id: id(), kind: 'goals', goals: [{ title: '100 shops', day: '2026-06-30', isAchieved: true }], ...place(880, 580, 600, 200) },
      { id: id(), kind: 'canvas', fields: [{ title: 'Channels', lines: ['Own vans'] }], ...place(560, 580, 260, 200) },
      { id: id(), kind: 'logos', items: [{ name: 'Rewe', address: null }], ...place(880, 460, 200, 80) },
      { id: id(), kind: 'shape', shape: 'rounded', fill: 'accent', label: 'Next', ...place(1200, 460, 200, 80) },
    ]),
    slide([title('Nobody sees this')], { isHidden: true }),
  ],
};

export const SAMPLE_DECK: DeckToPrint = {
  title: 'Seed deck, May 2026',
  companyName: 'Loopcrate',
  deck,
  theme: themeOf('paper'),
  sources: new Map([['sam.value', { name: 'SAM', source: 'Assumption' }]]),
};

/** What each slide that is shown says, in pieces as they stand together. */
export const wordsOfSample = (): string[][] => [
  ['Food shops near us spend €587M a year on', 'boxes we can replace.', '€587M', 'SAM', 'DACH and the Nordics', 'Loopcrate'],
  [
    'Numbers & what they say',
    'Boxes',
    'January',
    'February',
    'Planned',
    'Real',
    'Cash',
    'Spring',
    'Summer',
    'Who pays',
    'Shops',
    'Farms',
    'Name',
    'Price',
    'Rebox',
    '€1.20',
    '€0.38',
  ],
  [
    'Who we are, Жизнь, Ελλάδα',
    'wash',
    'say our prices',
    'Crates fold',
    'Flat',
    'Collect',
    'We stopped counting',
    'cartons.',
    'Lena, shop owner',
    'Amara Okafor',
    'CEO',
    '100 shops',
    '30 Jun. 2026',
    'Channels',
    'Own vans',
    'Rewe',
    'Next',
  ],
];
