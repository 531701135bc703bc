import { createEvent, createStore } from 'effector';

export const threadShown = createEvent<string>();
export const threadLeft = createEvent<string>();

/** Channels whose thread is on screen, once for each place that shows it. */
const $shown = createStore<readonly string[]>([])
  .on(threadShown, (shown, channelId) => [...shown, channelId])
  .on(threadLeft, (shown, channelId) => shown.filter((_, index) => index !== shown.indexOf(channelId)));

/** Whether the person has this conversation before their eyes now. */
export function isLookedAt(channelId: string): boolean {
  return document.visibilityState === 'visible' && document.hasFocus() && $shown.getState().includes(channelId);
}
