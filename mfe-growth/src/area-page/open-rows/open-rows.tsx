import { ChevronDownIcon, Icon, PlusIcon } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import { RowSource } from '../source/row-source';
import { NoRowsYet } from './no-rows-yet';
import { OpenRow } from './open-row';
import { AddRow, MarkColumn, RowDoor, RowLine, Rows, RowsFrame } from './row-look';
import { useOpenRows } from './use-open-rows';

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
  /** Below all of them; `add` opens a new one that says some fields already. */
  renderBelow?(add: (fields: Partial<Fields>) => void): ReactNode;
  /** What a closed row says; its name stands first. */
  renderLine(row: Row): ReactNode;
  /** At the end of a closed row. */
  renderAside?(row: Row): ReactNode;
  /** The lines have columns, which nothing beside them may push. */
  hasColumns?: boolean;
  /** The fields of an open one, `RowInput` and its kind. */
  renderFields(row: Row | null, id: string): ReactNode;
  /** The last row went. */
  onEmptied(): void;
}

/** The rows of a module, one open at a time in its place, saved while they are written. */
export function OpenRows<Row extends Revised, Fields extends object>(props: OpenRowsProps<Row, Fields>) {
  const { heading, empty, canEdit, commands, renderLine, renderAside, renderFields, head, foot } = props;
  const { noun } = commands;
  const { addWords = `Add ${noun}` } = props;
  const { frame, items, openId, isNewOpen, open, add, addWith, openRow } = useOpenRows(props);
  return (
    <section ref={frame} aria-label={heading}>
      {items.length === 0 ? <NoRowsYet noun={noun} empty={empty} addWords={addWords} canEdit={canEdit} onAdd={add} /> : (
        <RowsFrame>
          {head}
          <Rows aria-label={heading}>
            {items.map(({ id, row }) => (
              <li key={id}>
                {id === openId ? <OpenRow {...openRow(id, row)} renderFields={renderFields} /> : row && (
                  <RowLine $columns={props.hasColumns ?? false}>
                    <RowDoor type="button" data-row={id} aria-expanded={false} onClick={() => open(id)}>{renderLine(row)}</RowDoor>
                    {renderAside?.(row)}
                    {head ? (
                      <MarkColumn><RowSource rowId={id} name={commands.nameOf(row)} /></MarkColumn>
                    ) : <RowSource rowId={id} name={commands.nameOf(row)} />}
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
      {props.renderBelow?.(addWith)}
    </section>
  );
}
