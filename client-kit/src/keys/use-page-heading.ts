import { useEffect, useRef, type RefObject } from 'react';
import { isFocusInLayer } from '@heartwood/shared-ui';

/**
 * Moves the focus to the heading when the page, or the thing it shows, becomes another one, so that reading goes on
 * from there. Never while somebody types or a layer is open: news from others must not take the focus away.
 * @param subject what the page is about; a change of it moves the focus
 */
export function usePageHeading(subject: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isTyping = activeElement instanceof HTMLElement
      && (activeElement.isContentEditable || activeElement.matches('input, textarea, select'));
    if (!isTyping && !isFocusInLayer()) heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return heading;
}
