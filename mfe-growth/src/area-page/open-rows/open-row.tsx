import { ChevronDownIcon, ChevronUpIcon, EllipsisIcon, H3, IconButton, Menu, SaveState, Trash2Icon, XIcon } from '@heartwood/shared-ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import { RowSource } from '../source/row-source';
import { RowEditor, type EditedRow } from './row-editor';
import { RowHead, RowSheet } from './row-look';

export interface OpenRowProps<Row extends Revised, Fields extends object> {
  commands: RowCommands<Row, Fields>;
  canEdit: boolean;
  /** The fields of the row, `RowInput` and its kind. */
  renderFields(row: Row | null, id: string): ReactNode;
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  /** What a new one says before anything is typed in it. */
  seed?: Partial<Fields>;
  onClose(): void;
  onRemove?(): void;
  onUp?(): void;
  onDown?(): void;
}

/** A row that is open in its place. */
export function OpenRow<Row extends Revised, Fields extends object>(props: OpenRowProps<Row, Fields>) {
  const { id, commands, row, canEdit, seed } = props;
  return (
    <RowEditor<Row, Fields> id={id} row={row} commands={commands} canEdit={canEdit} seed={seed}>
      {(edited) => <RowSheetOf {...props} edited={edited} />}
    </RowEditor>
  );
}

function RowSheetOf<Row extends Revised, Fields extends object>({
  id, row, commands, canEdit, renderFields, onClose, onRemove, onUp, onDown, edited: { written, saveState, deleted },
}: OpenRowProps<Row, Fields> & { edited: EditedRow<Row> }) {
  const sheet = useRef<HTMLElement>(null);
  const name = commands.nameOf(written) || (row ? '' : `New ${commands.noun}`);
  const isThere = row !== null && deleted === null;
  // Of a new row what it is about comes first; in one that is there people most often write.
  const [firstField] = useState(row ? 'input, textarea' : 'input, textarea, [aria-haspopup="dialog"]');
  useEffect(() => sheet.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: false }), [firstField]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const moves = [
    ...(onUp ? [{ key: 'up', label: 'Move up', icon: ChevronUpIcon, onSelect: onUp }] : []),
    ...(onDown ? [{ key: 'down', label: 'Move down', icon: ChevronDownIcon, onSelect: onDown }] : []),
  ];
  return (
    <RowSheet ref={sheet} aria-label={name} onKeyDown={onKeyDown}>
      <RowHead>
        <H3 as="h2">{name}</H3>
        {isThere ? <RowSource rowId={id} name={name} /> : null}
        {canEdit ? <SaveState {...saveState} /> : null}
        {canEdit && isThere && onRemove ? (
          <Menu
            label={`${name} actions`} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${name}`} size="sm" />}
            items={[
              ...moves, ...(moves.length > 0 ? ['line' as const] : []),
              { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: onRemove },
            ]}
          />
        ) : null}
        <IconButton icon={row ? ChevronUpIcon : XIcon} label={`Close ${name}`} size="sm" onClick={onClose} />
      </RowHead>
      {deleted}
      {renderFields(row, id)}
    </RowSheet>
  );
}
