import type { SaveStateProps } from '@heartwood/shared-ui';
import type { Revised } from '../rows/use-row-commands';
import type { RowDraft, RowDraftState } from './row-draft.model';
import type { RowEditing } from './row-editing';

/** The fields of a row are named as those of its input. */
export const fieldsOf = <Fields>(row: object | null) => (row ?? {}) as Partial<Fields>;

/** What the fields of an open row work on: what is typed over what stands there. */
export function editingOf<Fields extends object>(
  row: Revised | null, draft: RowDraft<Fields>, { typed, fault }: RowDraftState<Fields>, canEdit: boolean,
): RowEditing {
  const values = { ...fieldsOf<Fields>(row), ...typed } as Readonly<Record<string, unknown>>;
  return {
    canEdit, fault,
    valueOf: (field) => values[field],
    type: (field, value) => draft.type({ [field]: value } as Partial<Fields>, row?.revision ?? null),
    flush: () => void draft.flush(),
    keepOwn: () => void draft.keepOwn(),
    takeTheirs: draft.takeTheirs,
  };
}

export function saveStateOf(row: Revised | null, { typed, saving, fault }: RowDraftState<object>): SaveStateProps {
  if (fault?.isConflict) return { state: 'conflict' };
  if (fault) return { state: 'error', why: fault.message };
  if (saving === 'unreachable') return { state: 'offline' };
  if (saving === 'waiting' || saving === 'sending') return { state: 'saving' };
  return { state: row && Object.keys(typed).length === 0 ? 'saved' : 'idle' };
}
