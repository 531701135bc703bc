import { markNames, type MarkName, type TextBlockType } from './document';

type Block = TextBlockType | 'bulleted-list' | 'numbered-list' | 'table';
export type Feature = Block | 'link' | 'mention' | 'size' | 'colour' | 'background' | 'align' | 'indent' | 'dir';

/** What a place where one writes can do. The toolbar, the paste, the reader and the server's check all read it here. */
export interface Level {
  features: ReadonlySet<Feature>;
  marks: readonly MarkName[];
  /** Of the document as JSON. */
  maxBytes: number;
}

const common: readonly Feature[] = [
  'paragraph',
  'heading-one',
  'heading-two',
  'block-quote',
  'bulleted-list',
  'numbered-list',
  'link',
  'size',
  'colour',
  'background',
  'align',
  'indent',
  'dir',
];

export const LEVELS = {
  module: {
    features: new Set<Feature>([...common, 'check-list-item', 'code-block', 'table', 'mention']),
    marks: markNames,
    maxBytes: 100_000,
  },
  note: {
    features: new Set<Feature>([...common, 'check-list-item', 'code-block', 'table', 'mention']),
    marks: markNames,
    maxBytes: 100_000,
  },
  /** A slide is looked at from afar: no tables, no code, nothing to tick, nobody is called. */
  deck: { features: new Set<Feature>(common), marks: markNames, maxBytes: 500_000 },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof LEVELS;
