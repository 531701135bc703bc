import { createContext, use } from 'react';
import type { RowFault } from './row-draft.model';

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
