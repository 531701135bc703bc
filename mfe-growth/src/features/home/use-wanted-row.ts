import type { ModuleKey } from '@heartwood/contract/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import type { Closure } from '../../module/closed-words';

/** `?module=` of a module without a place to work on it, as the search leads here: its row comes into sight and says why. */
export function useWantedRow(key: ModuleKey, closure: Closure | null): { isWanted: boolean; target: RefObject<HTMLButtonElement | null> } {
  const [search] = useSearchParams();
  const target = useRef<HTMLButtonElement>(null);
  const isWanted = search.get('module') === key && closure === 'later';
  useEffect(() => {
    if (!isWanted) return;
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return { isWanted, target };
}
