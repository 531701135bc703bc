import type { DeckPage } from './printed-deck';

/** What of a presentation is printed, and how. */
export interface DeckChoice {
  presentationId: string;
  /** By what they are counted, from 1; null: all. */
  slides: number[] | null;
  page: DeckPage;
  withNotes: boolean;
  /** What each figure of the plan is founded on, below. */
  withSources: boolean;
  withHidden: boolean;
}
