import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Sight } from './layout';

/** Where there is no layout, as in tests. */
const ASSUMED = { width: 1000, height: 640 };

/** So many steps there are in a pane. Of each of its sides two more are drawn than are in sight. */
const STEPS = 4;

/**
 * What is drawn of a pane that scrolls both ways: what is in sight and half as much on each side. It changes once a step of a quarter,
 * so that scrolling itself draws nothing, and a step little.
 */
export function useSight(
  scroller: RefObject<HTMLElement | null>, head: number,
): { sight: Sight; /** Its left edge, to a step. */ edge: number; pane: { width: number; height: number }; look(): void } {
  const [pane, setPane] = useState(ASSUMED);
  const [step, setStep] = useState({ x: 0, y: 0 });
  const { width, height } = pane;
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const next = { x: Math.floor(element.scrollLeft * STEPS / width), y: Math.floor(element.scrollTop * STEPS / height) };
    setStep((before) => (before.x === next.x && before.y === next.y ? before : next));
  }, [scroller, width, height]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const next = { width: (element.clientWidth || ASSUMED.width + head) - head, height: element.clientHeight || ASSUMED.height };
      setPane((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller, head]);
  useEffect(() => {
    const element = scroller.current;
    look();
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, look]);
  const sight = useMemo(() => {
    const [left, top] = [step.x * width / STEPS, step.y * height / STEPS];
    const around = (from: number, size: number) => [from - 2 * size / STEPS, from + size + 3 * size / STEPS] as const;
    const [[first, last], [above, below]] = [around(left, width), around(top, height)];
    return { left: first, right: last, top: above, bottom: below };
  }, [step, width, height]);
  return { pane, sight, look, edge: step.x * width / STEPS };
}
