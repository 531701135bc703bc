import { useEffect } from 'react';
import { $dialog, dialogClosed, dialogOpened } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { $menu } from '../registry/menu.model';
import { $tools } from '../registry/tools.model';
import { SETTINGS } from '../settings/settings-path';
import { openSlot } from '../slots/open-slots.model';

/** How long `g` waits for its second key. */
const SEQUENCE = 1_500;

/** Keys of the whole product: search, help, the tools of remotes, go to. Single keys stay away from text and from open layers. */
export function useShortcuts(): void {
  useEffect(() => {
    let goUntil = 0;
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && key === 'k') {
        event.preventDefault();
        if ($dialog.getState()?.name === 'palette') dialogClosed();
        else dialogOpened({ name: 'palette' });
        return;
      }
      if (event.ctrlKey || event.metaKey || isTyping(event.target) || hasOpenLayer()) return;
      if (event.key === '?') {
        event.preventDefault();
        dialogOpened({ name: 'help' });
      } else if (key === 'g') {
        goUntil = event.timeStamp + SEQUENCE;
      } else if (event.timeStamp < goUntil) {
        goUntil = 0;
        const path = key === 's' ? SETTINGS : $menu.getState().find(({ go }) => go === key)?.path;
        if (path === undefined) return;
        event.preventDefault();
        nav.navigate(path);
      } else {
        const tool = $tools.getState().find((one) => one.key === key);
        if (!tool) return;
        event.preventDefault();
        openSlot({ name: tool.slot, params: {} });
      }
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function hasOpenLayer(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"][data-state="open"]') !== null;
}
