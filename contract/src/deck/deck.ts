import type { RichTextValue } from '../text';

/**
 * The present form of a deck's document. Older ones are brought up by `migrateDeck`; it rises with whatever a page that does not know of
 * it would draw otherwise. 2: a chart may be a ring.
 */
export const DECK_VERSION = 2;

/** Whether a deck is of a form that came after this code: what it holds cannot be shown as it is meant, and must not be written. */
export function isNewerDeck(deck: unknown): boolean {
  const { version } = (deck ?? {}) as { version?: unknown };
  return typeof version === 'number' && version > DECK_VERSION;
}

/** A slide's own units, 16:9. Every length of a block is in them; type of 100 % is 32 of them high. */
export const SLIDE = { width: 1600, height: 900 } as const;

export const DECK_LIMITS = { slides: 200, blocksOfSlide: 60, bytes: 1_000_000, opsOfPatch: 400 } as const;

export const DECK_TYPES = [
  ['pitch-deck', 'Pitch deck'], ['one-pager', 'One pager'], ['investor-update', 'Investor update'], ['team-update', 'Team update'],
  ['sales', 'Sales'], ['partner-intro', 'Partner intro'], ['grant-application', 'Grant application'], ['blank', 'Blank'],
] as const;
export type DeckType = (typeof DECK_TYPES)[number][0];

/** How the places of a slide stand; what is in them can be moved freely afterwards. */
export const SLIDE_LAYOUTS = ['aside', 'halves', 'grid', 'head', 'title', 'quote'] as const;
export type SlideLayout = (typeof SLIDE_LAYOUTS)[number];

/** Colours by their part in the theme: a slide under another theme keeps its contrast. */
export const TONES = ['text', 'muted', 'accent', 'second', 'soft', 'line', 'ground'] as const;
export type Tone = (typeof TONES)[number];

/** What a text is on its slide: it says how large it is, and what the slide is called. */
export const TEXT_ROLES = ['title', 'kicker', 'body', 'caption'] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

export const SHAPES = ['rectangle', 'rounded', 'ellipse', 'line', 'arrow', 'triangle'] as const;
export const CHARTS = ['bar', 'line', 'doughnut', 'nested', 'ring'] as const;

/**
 * Words that came from the plan. FOLLOW and another digest in the plan: stale. KEPT: the company wants what stands here.
 * Nothing is ever changed without being asked.
 */
export interface Binding {
  /** Of a fact of the plan: `tam.value`, `overallProblem.text`, `team.people`. */
  path: string;
  mode: 'FOLLOW' | 'KEPT';
  /** As they stood in the plan: "€561M". In a text they are found by these. */
  words: string;
  /** Of the whole value, by which a change is seen. */
  digest: string;
  /** When they were taken, ISO. */
  takenAt: string;
}

interface Placed {
  /** Made by the client, `[A-Za-z0-9_-]{8,36}`. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Blocks with the same one are selected and moved together. */
  group?: string;
  /** Revision of the deck at which it was last changed; written by `applyOps` alone. */
  rev: number;
  bindings: Binding[];
  /** `https:` or `mailto:`. */
  link?: string;
  /** Never stored: what it says comes from modules that its reader does not see, and is left out. It can be moved and removed. */
  isWithheld?: true;
}

export interface TextBlock extends Placed {
  kind: 'text'; role: TextRole; value: RichTextValue; align?: 'left' | 'center' | 'right'; tone?: Tone; size?: number;
}
/** `crop` in shares of the picture, 0 to 1. */
export interface ImageBlock extends Placed {
  kind: 'image'; address: string; alt: string; fit: 'cover' | 'contain'; crop?: { x: number; y: number; width: number; height: number };
}
export interface ShapeBlock extends Placed { kind: 'shape'; shape: (typeof SHAPES)[number]; fill?: Tone; stroke?: Tone; label?: string }
export interface TableBlock extends Placed { kind: 'table'; rows: string[][]; hasHead: boolean }
export interface ChartBlock extends Placed {
  kind: 'chart'; chart: (typeof CHARTS)[number]; title: string; labels: string[];
  /** As many values as labels; null where there is none. `nested` has one series, the largest first; `ring` one too, what is done first. */
  series: { name: string; values: (number | null)[] }[];
  /** Before or after each number: "€", "%". */
  unit?: { text: string; isAfter: boolean };
}
export interface MetricBlock extends Placed { kind: 'metric'; value: string; label: string; note: string; tone?: Tone }
export interface QuoteBlock extends Placed { kind: 'quote'; text: string; by: string }
export interface LogosBlock extends Placed { kind: 'logos'; items: { name: string; address: string | null }[] }
export interface TeamBlock extends Placed { kind: 'team'; people: { name: string; role: string; address: string | null }[] }
/** `day` is `YYYY-MM-DD`. */
export interface GoalsBlock extends Placed { kind: 'goals'; goals: { title: string; day: string | null; isAchieved: boolean }[] }
/** The nine fields of a business model, each with its lines. */
export interface CanvasBlock extends Placed { kind: 'canvas'; fields: { title: string; lines: string[] }[] }

export type Block =
  | TextBlock | ImageBlock | ShapeBlock | TableBlock | ChartBlock | MetricBlock | QuoteBlock | LogosBlock | TeamBlock | GoalsBlock
  | CanvasBlock;
export type BlockKind = Block['kind'];
export const BLOCK_KINDS = [
  'text', 'image', 'shape', 'table', 'chart', 'metric', 'quote', 'logos', 'team', 'goals', 'canvas',
] as const satisfies readonly BlockKind[];

export interface Slide {
  /** Made by the client, as a block's. */
  id: string;
  layout: SlideLayout;
  /** From the lowest to what lies on top; also the order in which they are read. */
  blocks: Block[];
  /** What the presenter says. */
  notes: string;
  /** Revision at which layout, notes or the rest was last changed; written by `applyOps` alone. */
  rev: number;
  isHidden?: boolean;
  /** Of this slide alone; else the deck's. */
  themeSlug?: string;
  /** How long it is meant to take; else by its notes, at 130 words a minute. */
  seconds?: number;
}

export interface DeckSettings { showsSource: boolean; showsNumber: boolean; footer: string }

/** What a presentation holds: `presentation.data`. */
export interface Deck { version: typeof DECK_VERSION; settings: DeckSettings; slides: Slide[] }
