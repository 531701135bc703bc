import type { PitchDeckQuery } from '../../generated/graphql';

/** The data of the summary, as its reader may know it. */
export type Deck = NonNullable<PitchDeckQuery['pitchDeck']>;
