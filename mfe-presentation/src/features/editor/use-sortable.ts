import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { SortableSlidesProps } from './sortable-slides';

/** A menu that stands open goes first; in milliseconds. */
const LOOKS_AGAIN = 250;

const buttonsIn = (frame: HTMLElement | null) => [...frame?.querySelectorAll('button') ?? []];

/**
 * Dragging comes behind the first picture, or with the line; until then slides are moved by their keys and menus. Its list takes the place
 * of the plain one while no menu of that is open, and who stood on a slide stands on it still.
 */
export function useSortable(frame: RefObject<HTMLElement | null>): ComponentType<SortableSlidesProps> | null {
  const [Sortable, setSortable] = useState<ComponentType<SortableSlidesProps> | null>(null);
  const stoodOn = useRef(-1);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (part: ComponentType<SortableSlidesProps>): void => {
      if (isGone) return;
      if (frame.current?.querySelector('[aria-expanded="true"]')) timer = setTimeout(take, LOOKS_AGAIN, part);
      else {
        stoodOn.current = buttonsIn(frame.current).findIndex((button) => button === document.activeElement);
        setSortable(() => part);
      }
    };
    const ask = (): void => {
      import('./sortable-slides').then(({ SortableSlides }) => take(SortableSlides), () => {
        if (!isGone) window.addEventListener('online', ask, { once: true });
      });
    };
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [frame]);
  useLayoutEffect(() => {
    if (Sortable) buttonsIn(frame.current)[stoodOn.current]?.focus({ preventScroll: true });
  }, [Sortable, frame]);
  return Sortable;
}
