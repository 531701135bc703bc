import { useEffect, useState, type KeyboardEvent } from 'react';
import { isComposing } from './is-composing';

interface ActiveRow {
  active: number;
  setActive: (index: number) => void;
  /** Arrows, Home and End move over enabled rows, Enter chooses. True when the key was used. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** The highlighted row of a list whose focus stays in an input or on the list itself. */
export function useActiveRow(options: {
  count: number;
  isDisabled: (index: number) => boolean;
  onChoose: (index: number) => void;
  idOf: (index: number) => string;
  initial?: number;
}): ActiveRow {
  const { count, isDisabled, onChoose, idOf } = options;
  const [active, setActive] = useState(options.initial ?? 0);
  const at = Math.min(active, count - 1);
  const id = at < 0 ? null : idOf(at);

  useEffect(() => {
    // Missing in test environments without layout.
    if (id !== null) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);

  const step = (from: number, by: 1 | -1): number => {
    for (let tried = 0, next = from; tried < count; tried += 1) {
      next = (next + by + count) % count;
      if (!isDisabled(next)) return next;
    }
    return from;
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (count === 0 || isComposing(event)) return false;
    const moves: Record<string, () => number> = {
      ArrowDown: () => step(at, 1),
      ArrowUp: () => step(at < 0 ? 0 : at, -1),
      Home: () => step(-1, 1),
      End: () => step(count, -1),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      setActive(move());
      return true;
    }
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      if (!isDisabled(at)) onChoose(at);
      return true;
    }
    return false;
  };

  return { active: at, setActive, onKey };
}
