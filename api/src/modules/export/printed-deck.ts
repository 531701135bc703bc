import type { DeckSettings, DeckTheme, FOOT, MetricShape, Slide, SlideLook, Tone } from '@heartwood/contract/deck';

/** A slide as it is printed: under its theme, with what each figure of it is founded on. */
export interface PrintedSlide {
  slide: Slide;
  theme: DeckTheme;
  /** As it is counted on the slides. */
  number: number;
  /** "SAM: Assumption · To test. TAM: 2 sources"; null where nothing comes from the plan. */
  sources: string | null;
  /** By block: how it is set, as on the screen. Sizes in slide units. */
  set: Record<string, BlockSetting>;
}

export interface BlockSetting {
  text?: { size: number; /** Of its lines' height. */ ratio: number; tone: Tone };
  /** The tone of its words. */
  shape?: { ink: Tone };
  metric?: MetricShape;
  /** The numbers of a chart in words, by series; null where there is none. */
  numbers?: (string | null)[][];
  /** Of a ring, in turns of the circle. */
  segments?: { from: number; to: number; isOn: boolean }[];
  /** Of a doughnut, in turns of the circle. */
  pieces?: { label: string; words: string; from: number; to: number }[];
}

/** Bytes of PNG or JPEG, px. */
export interface PrintedImage { bytes: Uint8Array; type: 'png' | 'jpeg'; width: number; height: number }

export const DECK_FORMATS = ['PDF', 'PPTX', 'PNG'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** 16:9, one slide a page; or a sheet with the slide on it. */
export const DECK_PAGES = ['SLIDE', 'A4'] as const;
export type DeckPage = (typeof DECK_PAGES)[number];

/** What a deck is printed of: nothing else is read or fetched while it is. */
export interface PrintedDeck {
  title: string;
  company: string;
  settings: DeckSettings;
  slides: PrintedSlide[];
  /** By the address that blocks name. One that is missing is drawn as its words. */
  images: Record<string, PrintedImage>;
  page: DeckPage;
  withNotes: boolean;
  look: SlideLook;
  foot: typeof FOOT;
}
