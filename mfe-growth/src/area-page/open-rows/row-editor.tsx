import type { SaveStateProps } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import type { RowDraft } from './row-draft.model';
import { rowEditing, RowEditingContext } from './row-editing';
import { saveStateOf } from './row-sheet';
import { useRowDraft, writtenRow } from './use-row-draft';

/** What stands around the fields of a row that is being written. */
export interface EditedRow<Row> {
  /** The row with what is typed. */
  written: Partial<Row>;
  saveState: SaveStateProps;
  flush(): Promise<boolean>;
}

export interface RowEditorProps<Row extends Revised, Fields extends object> {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  commands: RowCommands<Row, Fields>;
  canEdit: boolean;
  children(edited: EditedRow<Row>): ReactNode;
}

/** A row saved while it is written, wherever its fields stand: in its place, in a box, in a drawer. */
export function RowEditor<Row extends Revised, Fields extends object>(props: RowEditorProps<Row, Fields>) {
  const { id, commands, row } = props;
  const draft = useRowDraft<Row, Fields>({ id, row, commands });
  return draft && <Editing {...props} draft={draft} />;
}

function Editing<Row extends Revised, Fields extends object>(
  { row, canEdit, draft, children }: RowEditorProps<Row, Fields> & { draft: RowDraft<Fields> },
) {
  const state = useUnit(draft.$state);
  const flush = draft.flush;
  return (
    <RowEditingContext value={rowEditing({ draft, state, row, canEdit })}>
      {children({ written: writtenRow(row, state.typed), saveState: { ...saveStateOf(row, state), onRetry: () => void flush() }, flush })}
    </RowEditingContext>
  );
}
