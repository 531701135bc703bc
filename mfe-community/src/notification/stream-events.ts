import { createEvent, createStore } from 'effector';
import type { NotificationRowFragment } from '../generated/graphql';

/** Somebody did something that the person is told of: a new one, or one with one more. */
export const notified = createEvent<NotificationRowFragment>();

/** These are read or off the list, wherever that was done; null is all of them. */
export const settled = createEvent<readonly string[] | null>();

/** The stream is live: what was told before, nobody heard here. */
export const cameLive = createEvent();

const listCame = createEvent();
const listWent = createEvent();
const $lists = createStore(0).on(listCame, (count) => count + 1).on(listWent, (count) => count - 1);

/** The list is on the screen until the returned function is called. */
export function showList(): () => void {
  listCame();
  return () => void listWent();
}

export const isListShown = (): boolean => $lists.getState() > 0;
