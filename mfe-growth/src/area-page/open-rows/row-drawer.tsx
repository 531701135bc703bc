import {
  Button, Column, Drawer, EllipsisIcon, IconButton, Menu, SaveState, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import { RowEditor, type EditedRow } from './row-editor';

const State = styled.span`margin-left: auto;`;

export interface RowDrawerProps<Row extends Revised, Fields extends object> {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  commands: RowCommands<Row, Fields>;
  canEdit: boolean;
  titleOf(row: Partial<Row>): string;
  lead?: ReactNode;
  /** Beside the cross: more than can be written. */
  actions?: ReactNode;
  /** What else can be done with it. */
  menu?: readonly MenuItem[];
  /** The field to begin with; the first unless told. */
  field?: string | null;
  /** Left out: it cannot go. */
  onRemove?(): void;
  onClose(): void;
  /** The fields, `RowInput` and its kind. */
  children: ReactNode;
}

/** The fields of one row in a drawer beside the module, saved while they are written. */
export function RowDrawer<Row extends Revised, Fields extends object>(props: RowDrawerProps<Row, Fields>) {
  const { id, row, commands, canEdit } = props;
  return (
    <RowEditor<Row, Fields> id={id} row={row} commands={commands} canEdit={canEdit}>
      {(edited) => <OpenDrawer {...props} edited={edited} />}
    </RowEditor>
  );
}

function OpenDrawer<Row extends Revised, Fields extends object>({
  canEdit, titleOf, lead, actions, menu = [], field = null, onRemove, onClose, children, edited: { written, saveState, flush, deleted },
}: RowDrawerProps<Row, Fields> & { edited: EditedRow<Row> }) {
  const title = titleOf(written);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = field === null ? body.current : body.current?.querySelector(`[data-field="${CSS.escape(field)}"]`);
    place?.querySelector<HTMLElement>('input, textarea, [role="radio"][tabindex="0"], button')?.focus();
  }, [field]);
  const close = () => {
    void flush();
    onClose();
  };
  return (
    <Drawer
      open modal={false} title={title} onClose={close} lead={lead}
      actions={<>
        {actions}
        {menu.length > 0 && !deleted ? <Menu
          label={`${title} actions`} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${title}`} size="sm" />} items={menu}
        /> : null}
      </>}
      {...(canEdit && {
        footer: <>
          {onRemove && !deleted ? <Button variant="danger" icon={Trash2Icon} onClick={onRemove}>Remove</Button> : null}
          <State><SaveState {...saveState} /></State>
          <Button variant="primary" onClick={close}>Done</Button>
        </>,
      })}
    >
      <Column ref={body} style={{ gap: 13 }}>
        {deleted}
        {children}
      </Column>
    </Drawer>
  );
}
