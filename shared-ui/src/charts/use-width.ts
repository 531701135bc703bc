import { useLayoutEffect, useState, type RefObject } from 'react';

const UNMEASURED = 640;

/** How wide a drawing is, in pixels, which are its units. */
export function useWidth(frame: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const drawing = frame.current;
    if (!drawing) return undefined;
    const measure = () => setWidth(drawing.clientWidth || UNMEASURED);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawing);
    return () => sizes.disconnect();
  }, [frame]);
  return width;
}
