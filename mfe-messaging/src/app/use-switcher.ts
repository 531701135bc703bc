import { useEffect, useState } from 'react';

/** Ctrl/Cmd+K on messaging switches conversations; elsewhere it is the product's search. */
export function useSwitcher(): { isOpen: boolean; close(): void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      // Before the product's own search hears it.
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return { isOpen, close: () => setOpen(false) };
}
