import { useEffect, useMemo, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';

/** Pages around a message that was jumped to come in one after the other, each within this long of the one before, in ms. */
const SETTLES = 1500;

export interface Hold {
  /** Whether the message that was jumped to is still kept in the middle. */
  isHeld(): boolean;
  /** The person scrolls, or looks at something else. */
  letGo(): void;
}

/**
 * Keeps the message that was jumped to in the middle until its neighbours are there, or until the person scrolls.
 * @param jump changes with each jump
 * @param at its row, -1 when there is none
 */
export function useHoldAnchor(list: RefObject<VirtuosoHandle | null>, jump: number, at: number, count: number): Hold {
  const hold = useMemo(() => {
    void jump;
    let until: number | null = null;
    const isHeld = () => until !== null && performance.now() < until;
    return {
      isHeld,
      letGo() {
        until = 0;
      },
      /** Holds on for another while, unless it was let go. */
      renew() {
        if (until === null || isHeld()) until = performance.now() + SETTLES;
        return isHeld();
      },
    };
  }, [jump]);
  useEffect(() => {
    if (at < 0 || !hold.renew()) return undefined;
    const frame = requestAnimationFrame(() => list.current?.scrollToIndex({ index: at, align: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [list, hold, at, count]);
  return hold;
}
