import { createEvent, createStore } from 'effector';

/** The layers the shell itself opens; at most one at a time. */
export type ShellDialog =
  | { name: 'company-drawer' }
  /** `isWelcome`: the company is new. */
  | { name: 'invite'; email?: string; isWelcome?: boolean }
  | { name: 'trial' }
  /** `feature`: what the plan does not open. */
  | { name: 'limit'; feature: string }
  | { name: 'palette' }
  | { name: 'help' };

export const dialogOpened = createEvent<ShellDialog>();
export const dialogClosed = createEvent();

export const $dialog = createStore<ShellDialog | null>(null)
  .on(dialogOpened, (_, next) => next)
  .reset(dialogClosed);

/** The phone's menu sheet. */
export const menuToggled = createEvent<boolean>();
export const $isMenuOpen = createStore(false)
  .on(menuToggled, (_, next) => next)
  .on(dialogOpened, () => false);
