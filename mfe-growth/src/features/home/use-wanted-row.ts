import type { ModuleKey } from '@heartwood/contract/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { modulePath } from '../../module/module-page';

/** `?module=` of a module without a place of its own, as the search leads here: its row comes into sight and says why. */
export function useWantedRow(key: ModuleKey): { isWanted: boolean; target: RefObject<HTMLButtonElement | null> } {
  const [search] = useSearchParams();
  const target = useRef<HTMLButtonElement>(null);
  const isWanted = search.get('module') === key && modulePath(key) === null;
  useEffect(() => {
    if (!isWanted) return;
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return { isWanted, target };
}
