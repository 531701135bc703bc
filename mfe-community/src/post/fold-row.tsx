import { Button, EyeOffIcon, FlagIcon, Icon, Trash2Icon } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { unfolded, type Fold } from './folds';

const Row = styled.div`
  display: flex; align-items: center; gap: 10px; min-height: 54px; padding: 8px 16px; border: 1px dashed var(--hollow);
  border-radius: var(--r-3);
  color: var(--text-2); font-size: var(--fs-dense); line-height: var(--lh-dense);
  & > p { flex: 1; min-width: 0; overflow-wrap: anywhere; } & > span { min-width: 26px; color: var(--text-3);
  font-variant-numeric: tabular-nums; }
`;

const SIGNS = { deleted: Trash2Icon, fewer: EyeOffIcon, reported: FlagIcon } as const;

/** Stands in the place of a post that was taken out of sight: nothing else moves. */
export function FoldRow({ postId, fold }: { postId: string; fold: Fold }) {
  const { kind, words, undo, undoLabel = 'Undo', until } = fold;
  const [left, setLeft] = useState(() => secondsTo(until));
  const button = useRef<HTMLButtonElement>(null);
  // The menu that it came from is gone with the card.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      const next = secondsTo(until);
      setLeft(next);
      if (next <= 0) unfolded(postId);
    }, 250);
    return () => clearInterval(timer);
  }, [postId, until]);
  return (
    <Row role="status">
      <Icon as={SIGNS[kind]} />
      <p>{words}</p>
      {undo ? <Button ref={button} size="sm" onClick={undo}>{undoLabel}</Button> : null}
      {until === undefined ? null : <span aria-hidden>{left} s</span>}
    </Row>
  );
}

const secondsTo = (until: number | undefined) => (until === undefined ? 0 : Math.ceil((until - Date.now()) / 1000));
