import { createContext, use } from 'react';
import type { Revised } from '../rows/use-row-commands';
import type { RowDraft, RowDraftState, RowFault } from './row-draft.model';
import { writtenRow } from './use-row-draft';

/** What the fields of an open row work on. */
export interface RowEditing {
  valueOf(name: string): unknown;
  type(name: string, value: unknown): void;
  /** Sends what waits: on leaving a field. */
  flush(): void;
  fault: RowFault | null;
  keepOwn(): void;
  takeTheirs(): void;
  canEdit: boolean;
}

export const RowEditingContext = createContext<RowEditing | null>(null);

export function useRowEditing(): RowEditing {
  const editing = use(RowEditingContext);
  if (!editing) throw new Error('a field of a row stands outside of one');
  return editing;
}

interface DraftedRow<Fields> {
  draft: RowDraft<Fields>;
  state: RowDraftState<Fields>;
  /** Null: it is new. */
  row: Revised | null;
  canEdit: boolean;
}

/** What the fields of a row work on that is written in this draft. */
export function rowEditing<Fields extends object>({ draft, state, row, canEdit }: DraftedRow<Fields>): RowEditing {
  const values = writtenRow(row, state.typed) as Readonly<Record<string, unknown>>;
  return {
    canEdit, fault: state.fault,
    valueOf: (name) => values[name],
    type: (name, value) => draft.type({ [name]: value } as Partial<Fields>, row?.revision ?? null),
    flush: () => void draft.flush(),
    keepOwn: () => void draft.keepOwn(),
    takeTheirs: draft.takeTheirs,
  };
}
