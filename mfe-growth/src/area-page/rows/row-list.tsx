import { Button, EllipsisIcon, H3, IconButton, Menu, mobile, PencilIcon, PlusIcon, Trash2Icon, type Refusal } from '@heartwood/shared-ui';
import { SortableList } from '@heartwood/shared-ui/sortable';
import { Fragment, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { MissingRow } from './missing-row';
import { byPosition } from './row-position';
import type { Revised, RowCommands } from './use-row-commands';

const Head = styled.div`display: flex; align-items: center; justify-content: space-between; min-height: 28px; margin-bottom: 8px;`;
const Line = styled.div<{ $inset: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 38px;
  padding: 4px ${({ $inset }) => ($inset ? 14 : 0)}px;
`;

/** A row's name and what is said of it, in one line where there is room. */
export const RowWords = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 10px;
  min-width: 0;
  font-size: 13px;
  line-height: 19px;
  overflow-wrap: anywhere;
  & > b { font-weight: var(--fw-semi); }
  & > span { color: var(--text-2); }
  ${mobile} { flex-direction: column; padding: 6px 8px; font-size: 14px; }
`;

/** What the form of a row is given. */
export interface RowFormProps<Row, Fields> {
  noun: string;
  /** Null: a new one. */
  row: Row | null;
  /** What was written before the server refused it. */
  refused: { fields: Fields; refusal: Refusal } | null;
  onSave(fields: Fields): void;
  onClose(): void;
}

export interface RowListProps<Row extends Revised, Fields> {
  rows: readonly Row[];
  commands: RowCommands<Row, Fields>;
  /** What all of them are called together. */
  heading: string;
  canEdit: boolean;
  /** What the row says; its name stands first. */
  renderRow(row: Row): ReactNode;
  renderForm(form: RowFormProps<Row, Fields>): ReactNode;
  /** The last row went. */
  onEmptied(): void;
}

/** Each opening is a form of its own. */
type Open<Row, Fields> = Pick<RowFormProps<Row, Fields>, 'row' | 'refused'> & { opening: string };

/** The rows of a module: add, change, move, delete with undo. */
export function RowList<Row extends Revised, Fields extends object>({
  rows, commands, heading, canEdit, renderRow, renderForm, onEmptied,
}: RowListProps<Row, Fields>) {
  const { noun, nameOf } = commands;
  const [form, setForm] = useState<Open<Row, Fields> | null>(null);
  const open = (row: Row | null, refused: Open<Row, Fields>['refused'] = null) => setForm({ row, refused, opening: crypto.randomUUID() });
  // The form closes at once, for the row is shown while the server is still asked; refused, it is there again with its words. What is no
  // field's fault is told by a toast.
  const save = async (row: Row | null, fields: Fields) => {
    const answer = await (row ? commands.change(row, fields) : commands.add(fields));
    // Who writes over what somebody else wrote meanwhile has seen that it is there.
    if (answer.ok) return;
    open(row && (answer.payload?.row ?? row), { fields, refusal: { message: answer.message, field: answer.field ?? '', values: fields } });
  };
  const remove = async (row: Row) => {
    if ((await commands.remove(row)) && rows.length === 1) onEmptied();
  };
  return (
    <section aria-label={heading}>
      <Head>
        <H3 as="h2">{heading}</H3>
        {canEdit ? <Button variant="ghost" size="sm" icon={PlusIcon} onClick={() => open(null)}>Add {noun}</Button> : null}
      </Head>
      {rows.length === 0 ? <MissingRow text={`No ${noun} yet`} {...(canEdit && { actionLabel: 'Add', onAction: () => open(null) })} /> : (
        <SortableList
          items={byPosition(rows)} label={heading} nameOf={nameOf} disabled={!canEdit} onReorder={commands.reorder}
          renderItem={(row) => (
            <Line $inset={!canEdit}>
              {renderRow(row)}
              {canEdit ? (
                <Menu
                  label={`${nameOf(row)} actions`}
                  trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${nameOf(row)}`} size="sm" />}
                  items={[
                    { key: 'edit', label: `Edit ${noun}`, icon: PencilIcon, onSelect: () => open(row) },
                    'line',
                    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => void remove(row) },
                  ]}
                />
              ) : null}
            </Line>
          )}
        />
      )}
      {form ? (
        <Fragment key={form.opening}>
          {renderForm({
            row: form.row, refused: form.refused, noun, onSave: (fields) => void save(form.row, fields), onClose: () => setForm(null),
          })}
        </Fragment>
      ) : null}
    </section>
  );
}
