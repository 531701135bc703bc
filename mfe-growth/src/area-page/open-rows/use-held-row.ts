import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $deletedBy } from './deleted-rows.model';

/**
 * The row that is open. After somebody has deleted it, it is what it was until it is closed: what is typed in it stays before
 * the person.
 * @returns null: none is open, or a new one
 */
export function useHeldRow<Row extends { id: string }>(rows: readonly Row[], openId: string | null): Row | null {
  const deletedBy = useUnit($deletedBy);
  const [held, setHeld] = useState<Row | null>(null);
  const row = rows.find(({ id }) => id === openId) ?? null;
  if (row !== null && row !== held) setHeld(row);
  return row ?? (held !== null && held.id === openId && deletedBy.has(held.id) ? held : null);
}

/** The rows with the one that is held. */
export function withHeld<Row extends { id: string }>(rows: readonly Row[], held: Row | null): readonly Row[] {
  return held === null || rows.some(({ id }) => id === held.id) ? rows : [...rows, held];
}
