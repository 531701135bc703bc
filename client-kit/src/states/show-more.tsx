import { Button } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import type { MoreRows } from './use-more';

const Frame = styled.div`display: flex; flex-direction: column; align-items: flex-start; gap: 6px; padding: 4px 2px;`;
const Fault = styled.p`font-size: var(--fs-small); line-height: var(--lh-small); color: var(--danger-text);`;

/** So far before its end comes into sight a list goes on, whichever box it scrolls in. */
const AHEAD = '0px 0px 600px 0px';

export interface ShowMoreProps {
  /** Null: the list is whole, and nothing stands here. */
  more: MoreRows | null;
  /** Holds the rows: who pressed goes on with the first that is new. */
  rows: RefObject<HTMLElement | null>;
  /** Only who presses gets more: something else stands below and would be pushed away, or the rows are only some of those loaded. */
  isByHand?: boolean;
}

/** The end of a list that is not loaded whole: it goes on by itself as its end comes near, and is a button for who comes by keyboard. */
export function ShowMore({ more, rows, isByHand = false }: ShowMoreProps) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const isResting = more?.state === 'rest';
  const isLoading = more?.state === 'loading';
  const load = useEffectEvent(() => more?.load());

  // Looked at anew after each page: it may have left the end in sight.
  useEffect(() => {
    if (!isResting || isByHand || !frame.current) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) load();
    }, { rootMargin: AHEAD, scrollMargin: AHEAD });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isResting, isByHand]);

  useEffect(() => {
    const next = isLoading ? null : last.current?.nextElementSibling;
    if (!(next instanceof HTMLElement)) return;
    last.current = null;
    // Who has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body && !frame.current?.contains(document.activeElement)) return;
    const goal = next.querySelector<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)') ?? next;
    if (goal === next) next.tabIndex = -1;
    goal.focus();
  });

  if (!more) return null;
  const press = () => {
    last.current = rows.current?.lastElementChild ?? null;
    more.load();
  };
  return (
    <Frame ref={frame}>
      {more.state === 'failed' ? <Fault role="alert">More could not be loaded. Check your connection.</Fault> : null}
      <Button size="sm" variant="ghost" busy={isLoading} onClick={press}>{more.state === 'failed' ? 'Try again' : 'Show more'}</Button>
    </Frame>
  );
}
