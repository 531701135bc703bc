import type { MoreRows } from '@heartwood/client-kit/states';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';

/** A comment further back than this is not looked for. */
const MOST_LOOKED_THROUGH = 150;

/**
 * Brings the comment that the address names into sight, once: a notification leads to it. Older ones are loaded until it comes.
 * @param loaded how many comments there are, null while none came yet
 */
export function useWantedComment(isPage: boolean, loaded: number | null, more: MoreRows | null): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  const [params] = useSearchParams();
  const wanted = isPage ? params.get('comment') : null;
  const [found, setFound] = useState<string | null>(null);
  const isResting = more?.state === 'rest';
  const load = more?.load;
  useEffect(() => {
    if (wanted === null || wanted === found || loaded === null) return;
    const line = [...frame.current?.querySelectorAll<HTMLElement>('[data-comment]') ?? []].find(({ dataset }) => (
      dataset['comment'] === wanted
    ));
    if (line) {
      setFound(wanted);
      line.tabIndex = -1;
      line.scrollIntoView({ block: 'center' });
      line.focus({ preventScroll: true });
    } else if (isResting && loaded < MOST_LOOKED_THROUGH) load?.();
  }, [wanted, found, loaded, isResting, load]);
  return frame;
}
