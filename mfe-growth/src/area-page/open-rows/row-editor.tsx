import type { SaveStateProps } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import { $deletedBy } from './deleted-rows.model';
import { DeletedRow } from './deleted-row';
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
  /** Above the fields of a row that somebody has deleted meanwhile; null: it is there. */
  deleted: ReactNode;
}

export interface RowEditorProps<Row extends Revised, Fields extends object> {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  commands: RowCommands<Row, Fields>;
  canEdit: boolean;
  /** What a new row says before anything is typed in it. */
  seed?: Partial<Fields>;
  children(edited: EditedRow<Row>): ReactNode;
}

/** A row saved while it is written, wherever its fields stand: in its place, in a box, in a drawer. */
export function RowEditor<Row extends Revised, Fields extends object>(props: RowEditorProps<Row, Fields>) {
  const { id, commands, row, seed } = props;
  const draft = useRowDraft<Row, Fields>({ id, row, commands, seed });
  return draft && <Editing {...props} draft={draft} />;
}

function Editing<Row extends Revised, Fields extends object>(
  { row, commands, canEdit, draft, children }: RowEditorProps<Row, Fields> & { draft: RowDraft<Fields> },
) {
  const { state, deletedBy } = useUnit({ state: draft.$state, deletedBy: $deletedBy });
  const { flush } = draft;
  const by = row ? deletedBy.get(row.id) : undefined;
  const putBack = async (gone: Row) => {
    if (await commands.putBack(gone, state.typed)) await flush();
  };
  const deleted = row === null || by === undefined ? null : (
    <DeletedRow
      noun={commands.noun} by={by} isTyped={Object.keys(state.typed).length > 0}
      onPutBack={canEdit ? () => void putBack(row) : undefined}
    />
  );
  const saveState: SaveStateProps = deleted ? { state: 'idle' } : { ...saveStateOf(row, state), onRetry: () => void flush() };
  return (
    <RowEditingContext value={rowEditing({ draft, state, row, canEdit })}>
      {children({ written: writtenRow(row, state.typed), saveState, flush, deleted })}
    </RowEditingContext>
  );
}
