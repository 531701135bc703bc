import type { SaveStateProps } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import { fieldsOf, saveStateOf } from './open-rows';
import type { RowDraft } from './row-draft.model';
import { RowEditingContext } from './row-editing';
import { useRowDraft } from './use-row-draft';

/** What stands around the fields of a row that is being written. */
export interface EditedRow<Fields> {
  /** The row with what is typed. */
  fields: Partial<Fields>;
  saveState: SaveStateProps;
  flush(): Promise<boolean>;
}

export interface RowEditorProps<Row extends Revised, Fields extends object> {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  /** The GraphQL type of the row. */
  type: string;
  commands: RowCommands<Row, Fields>;
  canEdit: boolean;
  /** A new row is not sent before this. */
  isReady(fields: Partial<Fields>): boolean;
  children(edited: EditedRow<Fields>): ReactNode;
}

/** A row saved while it is written, wherever its fields stand: in its place, in a box, in a drawer. */
export function RowEditor<Row extends Revised, Fields extends object>(props: RowEditorProps<Row, Fields>) {
  const { id, type, commands, row, isReady } = props;
  const draft = useRowDraft<Row, Fields>({ id, type, commands, isReady: (typed) => isReady({ ...fieldsOf<Fields>(row), ...typed }) });
  return draft && <Editing {...props} draft={draft} />;
}

function Editing<Row extends Revised, Fields extends object>(
  { row, canEdit, draft, children }: RowEditorProps<Row, Fields> & { draft: RowDraft<Fields> },
) {
  const state = useUnit(draft.$state);
  const fields = { ...fieldsOf<Fields>(row), ...state.typed };
  const values = fields as Readonly<Record<string, unknown>>;
  return (
    <RowEditingContext
      value={{
        canEdit, fault: state.fault,
        valueOf: (field) => values[field],
        type: (field, value) => draft.type({ [field]: value } as Partial<Fields>, row?.revision ?? null),
        flush: () => void draft.flush(),
        keepOwn: () => void draft.keepOwn(),
        takeTheirs: draft.takeTheirs,
      }}
    >
      {children({ fields, saveState: { ...saveStateOf(row, state), onRetry: () => void draft.flush() }, flush: draft.flush })}
    </RowEditingContext>
  );
}
