import { useLayoutEffect, useState, type RefObject } from 'react';
import { HEAD } from './chart-look';
import type { Pane } from './layout';

/** Where there is no layout, as in tests. */
const ASSUMED: Pane = { width: 1000, height: 640 };

/** What is seen at once of the chart, beside the names of its lanes. */
export function usePane(scroller: RefObject<HTMLElement | null>): Pane {
  const [pane, setPane] = useState(ASSUMED);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const next = { width: (element.clientWidth || ASSUMED.width + HEAD) - HEAD, height: element.clientHeight || ASSUMED.height };
      setPane((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller]);
  return pane;
}
