import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Sight } from './layout';

/** Where there is no layout, as in tests. */
const ASSUMED = { width: 1000, height: 640 };

/**
 * What is drawn of a pane that scrolls both ways: what is in sight and as much again around it. It changes once a step of half a pane,
 * so that scrolling itself draws nothing.
 */
export function useSight(scroller: RefObject<HTMLElement | null>, head: number): { sight: Sight; pane: { width: number; height: number } } {
  const [pane, setPane] = useState(ASSUMED);
  const [step, setStep] = useState({ x: 0, y: 0 });
  const { width, height } = pane;
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const next = { x: Math.floor(element.scrollLeft / (width / 2)), y: Math.floor(element.scrollTop / (height / 2)) };
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
    const [left, top] = [step.x * (width / 2), step.y * (height / 2)];
    return { left: left - width, right: left + 2.5 * width, top: top - height / 2, bottom: top + 2 * height };
  }, [step, width, height]);
  return { pane, sight };
}
