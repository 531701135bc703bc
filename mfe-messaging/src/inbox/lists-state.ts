import { createEvent, createStore } from 'effector';

/**
 * waiting: for the stream's HELLO. live: what is loaded is kept in step. fetched: the stream did not come in time, what is loaded has to do
 * (specification, section 4).
 */
export type ListsState = 'waiting' | 'live' | 'fetched';

export const listsCameLive = createEvent();
export const listsFellBack = createEvent();
export const listsLeft = createEvent();

export const $listsState = createStore<ListsState>('waiting')
  .on(listsCameLive, () => 'live')
  .on(listsFellBack, (state) => (state === 'live' ? state : 'fetched'))
  .on(listsLeft, () => 'waiting');
