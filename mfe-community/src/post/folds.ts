import { createEvent, createStore } from 'effector';

/** What stands in the place of a post that was just taken out of sight, with its way back. */
export interface Fold {
  kind: 'deleted' | 'fewer' | 'reported';
  words: string;
  /** Missing: there is none. */
  undo?: () => void;
  undoLabel?: string;
  /** When it goes by itself, in milliseconds of the clock. */
  until?: number;
}

export const folded = createEvent<{ postId: string; fold: Fold }>();
export const unfolded = createEvent<string>();
/** The last view of this person is gone: nothing of what they did is left for the next one. */
export const sightForgotten = createEvent();

/** By the post's id. It belongs to this visit: the lists of the next one come without what is hidden. */
export const $folds = createStore<ReadonlyMap<string, Fold>>(new Map())
  .on(folded, (folds, { postId, fold }) => new Map([...folds, [postId, fold]]))
  .on(unfolded, (folds, postId) => {
    if (!folds.has(postId)) return folds;
    const rest = new Map(folds);
    rest.delete(postId);
    return rest;
  })
  .reset(sightForgotten);

/** People (by id) and companies whose posts went out of sight in this visit. */
export const hidden = createEvent<string>();
export const shown = createEvent<string>();
export const $hidden = createStore<ReadonlySet<string>>(new Set<string>())
  .on(hidden, (ids, id) => new Set([...ids, id]))
  .on(shown, (ids, id) => new Set([...ids].filter((each) => each !== id)))
  .reset(sightForgotten);
