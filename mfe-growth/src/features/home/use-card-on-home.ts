import type { ModuleKey } from '@heartwood/contract/domain';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * `?module=` opens the card of an area that has no page of its own, and closing it takes the word out of the address.
 * @param keys the area's modules
 * @returns the one that is asked for; null while the card is closed
 */
export function useCardOnHome<Key extends ModuleKey>(keys: readonly Key[]): { openKey: Key | null; close(): void } {
  const [search, setSearch] = useSearchParams();
  const openKey = keys.find((each) => each === search.get('module')) ?? null;
  const closed = useRef<Key | null>(null);
  // The focus goes back to the row that leads here, once the home is laid out without the card.
  useEffect(() => {
    if (openKey || closed.current === null) return;
    document.querySelector<HTMLElement>(`li a[href$="?module=${closed.current}"]`)?.focus();
    closed.current = null;
  }, [openKey]);
  const close = () => {
    closed.current = openKey;
    setSearch((present) => {
      const next = new URLSearchParams(present);
      next.delete('module');
      return next;
    }, { replace: true });
  };
  return { openKey, close };
}
