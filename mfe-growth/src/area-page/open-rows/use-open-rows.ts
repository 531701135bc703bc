import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { byPosition } from '../rows/row-position';
import { useHeldRow, withHeld } from './use-held-row';
import type { Revised, RowCommands } from '../rows/use-row-commands';

interface OpenRowsInput<Row extends Revised, Fields> {
  rows: readonly Row[];
  commands: RowCommands<Row, Fields>;
  canEdit: boolean;
  /** The last row went. */
  onEmptied(): void;
}

/** Which of the rows is open, one at a time, and what can be done with them. */
export function useOpenRows<Row extends Revised, Fields>({ rows, commands, canEdit, onEmptied }: OpenRowsInput<Row, Fields>) {
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(() => namedRow(search.get('row'), rows, canEdit));
  const [seed, setSeed] = useState<Partial<Fields>>();
  const frame = useRef<HTMLElement>(null);
  const held = useHeldRow(rows, openId);
  const sorted = byPosition(withHeld(rows, held));
  const isNewOpen = openId !== null && held === null;
  const addWith = (fields?: Partial<Fields>) => {
    setSeed(fields);
    setOpenId(crypto.randomUUID());
  };
  // What was chosen in a menu runs when the menu has gone: another row may be open by then.
  const leave = (id: string) => setOpenId((open) => (open === id ? null : open));
  const close = (id: string) => {
    leave(id);
    // The focus goes back to the row that was open.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus());
  };
  const move = (id: string, by: number) => {
    const ids = sorted.map((row) => row.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, id);
    commands.reorder(ids);
  };
  const remove = async (row: Row) => {
    leave(row.id);
    if ((await commands.remove(row)) && rows.length === 1) onEmptied();
  };
  const items: { id: string; row: Row | null }[] = sorted.map((row) => ({ id: row.id, row }));
  if (isNewOpen) items.push({ id: openId, row: null });
  return {
    frame, openId, isNewOpen,
    /** In their order; a new one, whose `row` is null, at the end. */
    items,
    open: setOpenId,
    add: () => addWith(),
    /** A new one that says some fields already. */
    addWith,
    /** What the open row is told. */
    openRow: (id: string, row: Row | null) => {
      const at = sorted.findIndex((each) => each.id === id);
      return {
        id, row, commands, canEdit, onClose: () => close(id),
        ...(row === null && seed && { seed }),
        ...(row && { onRemove: () => void remove(row) }),
        ...(row && at > 0 && { onUp: () => move(id, -1) }),
        ...(row && at < sorted.length - 1 && { onDown: () => move(id, 1) }),
      };
    },
  };
}

/** The row that an address names, `?row=ID`, or a new one, `?row=new`; null where there is no such row. */
function namedRow(named: string | null, rows: readonly Revised[], canEdit: boolean): string | null {
  if (named === 'new') return canEdit ? crypto.randomUUID() : null;
  return rows.find(({ id }) => id === named)?.id ?? null;
}
