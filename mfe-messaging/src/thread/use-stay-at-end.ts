import { useMemo, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';

/** A turn of the wheel goes on this long, in ms. */
const GESTURE = 700;

export interface StayAtEnd {
  /** The person scrolls, or something else is shown to them on purpose. */
  touched(): void;
  /** Whether the newest message is in view now. */
  reached(isAtEnd: boolean): void;
  /** Rows got higher or lower. */
  grew(): void;
}

/**
 * Who looks at the newest message goes on doing so when rows get higher: a preview that comes in, a picture, a narrower
 * window. Only scrolling by oneself leaves the end.
 * @param jump changes with each jump to another place: it begins without knowing where it is
 */
export function useStayAtEnd(list: RefObject<VirtuosoHandle | null>, jump: number): StayAtEnd {
  return useMemo(() => {
    void jump;
    let isThere = false;
    let lastTouch = -GESTURE;
    const isTouched = () => performance.now() - lastTouch < GESTURE;
    return {
      touched() {
        lastTouch = performance.now();
      },
      reached(isAtEnd) {
        isThere = isAtEnd || (isThere && !isTouched());
      },
      grew() {
        if (isThere && !isTouched()) list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
      },
    };
  }, [list, jump]);
}
