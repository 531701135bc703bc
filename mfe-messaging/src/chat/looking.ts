import { createEvent, createStore, type EventCallable, type Store } from 'effector';

/** What is there as long as it is: ids, once for each place that shows them. */
function countShown(): { $shown: Store<readonly string[]>; came: EventCallable<string>; went: EventCallable<string> } {
  const came = createEvent<string>();
  const went = createEvent<string>();
  const $shown = createStore<readonly string[]>([])
    .on(came, (shown, id) => [...shown, id])
    .on(went, (shown, id) => shown.filter((_, index) => index !== shown.indexOf(id)));
  return { $shown, came, went };
}

const threads = countShown();
const attended = countShown();
const lists = countShown();

/** A thread is on the screen, and the person is at it: on its own page always, at the foot of another page while the focus is in it. */
export const { came: threadShown, went: threadLeft } = threads;
export const { came: threadAttended, went: threadUnattended } = attended;
/** A list of conversations is on the screen: its rows tell of what is new. */
export const { came: listShown, went: listLeft } = lists;

/** Whether the person has this conversation before their eyes now. */
export function isLookedAt(channelId: string): boolean {
  return document.visibilityState === 'visible' && document.hasFocus() && attended.$shown.getState().includes(channelId);
}

/** Whether the page itself shows that something is new there: in its thread, or in a list. */
export function isSeenComing(channelId: string): boolean {
  return document.visibilityState === 'visible' && (threads.$shown.getState().includes(channelId) || lists.$shown.getState().length > 0);
}
