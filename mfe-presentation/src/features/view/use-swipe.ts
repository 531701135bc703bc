import { useMemo, useRef, type MouseEvent, type TouchEvent } from 'react';

const FAR = 40;

/** A swipe, or a press on one half: forth and back. Links are followed, words can be marked. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return useMemo(() => ({
    onTouchStart({ touches }: TouchEvent) {
      const first = touches[0];
      from.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const last = changedTouches[0];
      const began = from.current;
      from.current = null;
      if (!last || !began) return;
      const [x, y] = [last.clientX - began.x, last.clientY - began.y];
      if (Math.abs(x) >= FAR && Math.abs(x) > Math.abs(y) * 1.5) onStep(x < 0 ? 1 : -1);
    },
    onClick({ target, clientX, currentTarget }: MouseEvent<HTMLElement>) {
      if ((target as Element).closest('a, button, [role="group"][tabindex]') !== null || !(document.getSelection()?.isCollapsed ?? true))
        return;
      const { left, width } = currentTarget.getBoundingClientRect();
      onStep(clientX < left + width / 2 ? -1 : 1);
    },
  }), [onStep]);
}
