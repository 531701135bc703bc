import { createEvent, createStore } from 'effector';

export const deletionAsked = createEvent<string>();
export const deletionUndone = createEvent<string>();
export const deletionEnded = createEvent<string>();

/** Comments that are hidden while their deletion can still be undone. */
export const $leaving = createStore<readonly string[]>([])
  .on(deletionAsked, (ids, id) => [...ids, id])
  .on([deletionUndone, deletionEnded], (ids, id) => ids.filter((each) => each !== id));
