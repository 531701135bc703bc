import { useEffect, useRef } from 'react';

/** Keys as the event names them, with `Ctrl+` in front where Control or Command is held. */
export type KeyMap = Readonly<Record<string, () => void>>;

/**
 * Keys of a page. A bare letter counts only while nobody types and no layer is open; `Ctrl+…` works in text as well.
 */
export function useKeys(keys: KeyMap): void {
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isHeld = event.ctrlKey || event.metaKey;
      const run = present.current[isHeld ? `Ctrl+${event.key}` : event.key];
      if (!run || isLayerOpen() || (!isHeld && isTyping(event.target))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isLayerOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
