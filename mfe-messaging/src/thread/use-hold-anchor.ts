import { useEffect, useRef, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';

/** While pages around a message that was jumped to still come in. */
const SETTLES = 1500;

/**
 * Keeps the message that was jumped to in the middle until its neighbours are there, or until the person scrolls.
 * @param jump changes with each jump
 * @param at its row, -1 when there is none
 * @returns what is called when the person scrolls by themselves
 */
export function useHoldAnchor(list: RefObject<VirtuosoHandle | null>, jump: number, at: number, count: number): () => void {
  const held = useRef<{ jump: number; until: number } | null>(null);
  useEffect(() => {
    if (at < 0) return undefined;
    if (held.current?.jump !== jump) held.current = { jump, until: performance.now() + SETTLES };
    if (performance.now() > held.current.until) return undefined;
    const frame = requestAnimationFrame(() => list.current?.scrollToIndex({ index: at, align: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [list, jump, at, count]);
  return () => {
    if (held.current) held.current.until = 0;
  };
}
