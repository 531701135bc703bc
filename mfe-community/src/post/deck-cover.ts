/** Shows a presentation's first slide; offered by whoever has the page of presentations. */
export const DECK_COVER = 'deck-cover@1';
