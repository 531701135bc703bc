import { createEvent, createStore } from 'effector';
import { MOST_QUICK_CHATS } from './limits';
import { targetKey, type Target } from './target';

export interface QuickChat { target: Target; isMinimised: boolean }

/** The person opened it: it comes last, a repeated one too, and the oldest of more than four is dropped. */
export function opened(chats: readonly QuickChat[], target: Target): QuickChat[] {
  const others = chats.filter((chat) => targetKey(chat.target) !== targetKey(target));
  return [...others, { target, isMinimised: false }].slice(-MOST_QUICK_CHATS);
}

export function closed(chats: readonly QuickChat[], key: string): QuickChat[] {
  return chats.filter(({ target }) => targetKey(target) !== key);
}

export function minimised(chats: readonly QuickChat[], { key, isMinimised }: { key: string; isMinimised: boolean }): QuickChat[] {
  return chats.map((chat) => (targetKey(chat.target) === key ? { ...chat, isMinimised } : chat));
}

const OPEN = 308;
const MINIMISED = 216;
const GAP = 12;
const EDGE = 24;

/** As they are shown in a window of this width: if they do not fit, older ones show minimised; the newest keeps its room. */
export function fitting(chats: readonly QuickChat[], width: number): QuickChat[] {
  const shown = chats.map((chat) => ({ ...chat }));
  const room = (list: readonly QuickChat[]) => (
    list.reduce((sum, { isMinimised }) => sum + (isMinimised ? MINIMISED : OPEN) + GAP, 2 * EDGE - GAP)
  );
  for (const chat of shown.slice(0, -1)) {
    if (room(shown) <= width) break;
    chat.isMinimised = true;
  }
  return shown;
}

export const quickChatOpened = createEvent<Target>();
export const quickChatClosed = createEvent<string>();
export const quickChatMinimised = createEvent<{ key: string; isMinimised: boolean }>();
export const quickChatsCleared = createEvent();
/** As they were when the page was left. */
export const quickChatsRead = createEvent<readonly QuickChat[]>();

export const $quickChats = createStore<readonly QuickChat[]>([])
  .on(quickChatOpened, opened)
  .on(quickChatClosed, closed)
  .on(quickChatMinimised, minimised)
  .on(quickChatsRead, (_, chats) => chats)
  .on(quickChatsCleared, () => []);

/** The quick chat that takes the focus: the one a person opened, never one that a message brought. */
export const $focusWanted = createStore<string | null>(null)
  .on(quickChatOpened, (_, target) => targetKey(target))
  .on(quickChatsCleared, () => null);

export const drawerShown = createEvent<boolean>();

/** Quick chats make room for the drawer while it is open. */
export const $isDrawerOpen = createStore(false).on(drawerShown, (_, isOpen) => isOpen);
