import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading when the page, or the thing it shows, becomes another one, so that reading goes on
 * from there. Never while somebody types or a layer is open: news from others must not take the focus away.
 * @param subject what the page is about; a change of it moves the focus
 */
export function usePageHeading(subject: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isBusy = activeElement instanceof HTMLElement && (activeElement.isContentEditable || activeElement.matches('input, textarea, select, [role="dialog"] *'));
    if (!isBusy) heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return heading;
}
