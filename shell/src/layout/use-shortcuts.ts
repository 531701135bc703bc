import { useEffect } from 'react';
import { $dialog, dialogClosed, dialogOpened } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { $menu } from '../registry/menu.model';
import { $tools } from '../registry/tools.model';
import { SETTINGS } from '../settings/settings-path';
import { openSlot } from '../slots/open-slots.model';

/** How long `g` waits for its second key. */
const SEQUENCE = 1_500;

/**
 * Keys of the whole product: search, help, the tools of remotes, go to. Single keys stay away from text and from open layers.
 * A page's own key comes before a tool's, and what follows `g` before both.
 */
export function useShortcuts(): void {
  useEffect(() => {
    let goUntil = 0;
    const followed = (event: KeyboardEvent): void => {
      if (event.timeStamp >= goUntil || !isSingle(event)) return;
      goUntil = 0;
      const key = event.key.toLowerCase();
      if (!/^[a-fh-z]$/.test(key)) return;
      event.preventDefault();
      const path = key === 's' ? SETTINGS : $menu.getState().find(({ go }) => go === key)?.path;
      if (path !== undefined) nav.navigate(path);
    };
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && key === 'k') {
        event.preventDefault();
        if ($dialog.getState()?.name === 'palette') dialogClosed();
        else dialogOpened({ name: 'palette' });
        return;
      }
      if (!isSingle(event)) return;
      if (event.key === '?') {
        event.preventDefault();
        dialogOpened({ name: 'help' });
      } else if (key === 'g') {
        goUntil = event.timeStamp + SEQUENCE;
      } else {
        const tool = $tools.getState().find((one) => one.key === key);
        if (!tool) return;
        event.preventDefault();
        openSlot({ name: tool.slot, params: {} });
      }
    };
    // Pages listen on the document: the window hears before it on the way down, and after it on the way up.
    window.addEventListener('keydown', followed, true);
    window.addEventListener('keydown', heard);
    return () => {
      window.removeEventListener('keydown', followed, true);
      window.removeEventListener('keydown', heard);
    };
  }, []);
}

const isSingle = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target) && !hasOpenLayer();

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function hasOpenLayer(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"][data-state="open"]') !== null;
}
