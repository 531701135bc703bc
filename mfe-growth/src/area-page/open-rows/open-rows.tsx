import {
  Button, ChevronDownIcon, ChevronUpIcon, EllipsisIcon, H3, Icon, IconButton, Menu, PlusIcon, SaveState, Text, Trash2Icon, XIcon,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { byPosition } from '../rows/row-position';
import { RowSource } from '../source/row-source';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import type { RowDraft } from './row-draft.model';
import { rowEditing, RowEditingContext } from './row-editing';
import { AddRow, NoRows, RowDoor, RowHead, RowLine, Rows, RowSheet, RowsFrame } from './row-look';
import { saveStateOf } from './row-sheet';
import { useRowDraft, writtenRow } from './use-row-draft';

export interface OpenRowsProps<Row extends Revised, Fields extends object> {
  rows: readonly Row[];
  commands: RowCommands<Row, Fields>;
  /** What all of them are called together. */
  heading: string;
  /** What is said where there are none yet. */
  empty: string;
  canEdit: boolean;
  /** On the button that adds a row; "Add" and what it is called, unless told. */
  addWords?: string;
  /** Above the first row, and below the last: names of columns, and sums. */
  head?: ReactNode;
  foot?: ReactNode;
  /** What a closed row says; its name stands first. */
  renderLine(row: Row): ReactNode;
  /** At the end of a closed row. */
  renderAside?(row: Row): ReactNode;
  /** The fields of an open one, `RowInput` and its kind. */
  renderFields(row: Row | null, id: string): ReactNode;
  /** The last row went. */
  onEmptied(): void;
}

/** The rows of a module, one open at a time in its place, saved while they are written. */
export function OpenRows<Row extends Revised, Fields extends object>(props: OpenRowsProps<Row, Fields>) {
  const { rows, heading, empty, canEdit, commands, onEmptied } = props;
  const { noun } = commands;
  const { addWords = `Add ${noun}`, head, foot } = props;
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(() => namedRow(search.get('row'), rows, canEdit));
  const frame = useRef<HTMLElement>(null);
  const sorted = byPosition(rows);
  const isNewOpen = openId !== null && rows.every(({ id }) => id !== openId);
  const add = () => setOpenId(crypto.randomUUID());
  const close = (id: string) => {
    setOpenId(null);
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
    setOpenId(null);
    if ((await commands.remove(row)) && rows.length === 1) onEmptied();
  };
  const items: { id: string; row: Row | null }[] = sorted.map((row) => ({ id: row.id, row }));
  if (isNewOpen) items.push({ id: openId, row: null });
  return (
    <section ref={frame} aria-label={heading}>
      {items.length === 0 ? (
        <NoRows>
          <Text weight="semi">No {noun} yet</Text>
          <Text size="dense" tone="2">{empty}</Text>
          {canEdit ? <Button size="sm" icon={PlusIcon} style={{ marginTop: 8 }} onClick={add}>{addWords}</Button> : null}
        </NoRows>
      ) : (
        <RowsFrame>
          {head}
          <Rows aria-label={heading}>
            {items.map(({ id, row }, index) => (
              <li key={id}>
                {id === openId ? (
                  <OpenRow
                    {...props} id={id} row={row} onClose={() => close(id)}
                    {...(row && { onRemove: () => void remove(row) })}
                    {...(row && index > 0 && { onUp: () => move(id, -1) })}
                    {...(row && index < sorted.length - 1 && { onDown: () => move(id, 1) })}
                  />
                ) : row && (
                  <RowLine>
                    <RowDoor type="button" data-row={id} aria-expanded={false} onClick={() => setOpenId(id)}>{props.renderLine(row)}</RowDoor>
                    {props.renderAside?.(row)}
                    <RowSource rowId={id} name={commands.nameOf(row)} />
                    <Icon as={ChevronDownIcon} size={16} />
                  </RowLine>
                )}
              </li>
            ))}
          </Rows>
          {foot}
          {canEdit && !isNewOpen ? <AddRow type="button" onClick={add}><Icon as={PlusIcon} size={16} />{addWords}</AddRow> : null}
        </RowsFrame>
      )}
    </section>
  );
}

/** The row that an address names, `?row=ID`, or a new one, `?row=new`; null where there is no such row. */
function namedRow(named: string | null, rows: readonly Revised[], canEdit: boolean): string | null {
  if (named === 'new') return canEdit ? crypto.randomUUID() : null;
  return rows.find(({ id }) => id === named)?.id ?? null;
}

interface OpenRowProps<Row extends Revised, Fields extends object> extends OpenRowsProps<Row, Fields> {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  onClose(): void;
  onRemove?(): void;
  onUp?(): void;
  onDown?(): void;
}

function OpenRow<Row extends Revised, Fields extends object>(props: OpenRowProps<Row, Fields>) {
  const { id, commands, row } = props;
  const draft = useRowDraft<Row, Fields>({ id, row, commands });
  return draft && <RowSheetOf {...props} draft={draft} />;
}

function RowSheetOf<Row extends Revised, Fields extends object>({
  id, row, commands, canEdit, renderFields, onClose, onRemove, onUp, onDown, draft,
}: OpenRowProps<Row, Fields> & { draft: RowDraft<Fields> }) {
  const state = useUnit(draft.$state);
  const sheet = useRef<HTMLElement>(null);
  const name = commands.nameOf(writtenRow(row, state.typed)) || (row ? '' : `New ${commands.noun}`);
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
        {row ? <RowSource rowId={id} name={name} /> : null}
        {canEdit ? <SaveState {...saveStateOf(row, state)} onRetry={() => void draft.flush()} /> : null}
        {canEdit && onRemove ? (
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
      <RowEditingContext value={rowEditing({ draft, state, row, canEdit })}>{renderFields(row, id)}</RowEditingContext>
    </RowSheet>
  );
}
