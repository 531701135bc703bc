import {
  Button, Column, Drawer, EllipsisIcon, IconButton, Menu, SaveState, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import type { RowDraft } from './row-draft.model';
import { RowEditingContext } from './row-editing';
import { editingOf, fieldsOf, saveStateOf } from './row-sheet';
import { useRowDraft } from './use-row-draft';

const State = styled.span`margin-left: auto;`;

export interface RowDrawerProps<Row extends Revised, Fields extends object> {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Row | null;
  commands: Pick<RowCommands<Row, Fields>, 'write'>;
  /** The GraphQL type of a row. */
  type: string;
  canEdit: boolean;
  /** A new row is not sent before this. */
  isReady(fields: Partial<Fields>): boolean;
  titleOf(fields: Partial<Fields>): string;
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
  const { id, row, type, commands, isReady } = props;
  const draft = useRowDraft<Row, Fields>({ id, type, commands, isReady: (typed) => isReady({ ...fieldsOf<Fields>(row), ...typed }) });
  return draft && <OpenDrawer {...props} draft={draft} />;
}

function OpenDrawer<Row extends Revised, Fields extends object>({
  row, canEdit, titleOf, lead, actions, menu = [], field = null, onRemove, onClose, draft, children,
}: RowDrawerProps<Row, Fields> & { draft: RowDraft<Fields> }) {
  const state = useUnit(draft.$state);
  const title = titleOf({ ...fieldsOf<Fields>(row), ...state.typed });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = field === null ? body.current : body.current?.querySelector(`[data-field="${CSS.escape(field)}"]`);
    place?.querySelector<HTMLElement>('input, textarea, [role="radio"][tabindex="0"], button')?.focus();
  }, [field]);
  const close = () => {
    void draft.flush();
    onClose();
  };
  return (
    <Drawer
      open modal={false} title={title} onClose={close} lead={lead}
      actions={<>
        {actions}
        {menu.length > 0 ? <Menu label={`${title} actions`} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${title}`} size="sm" />} items={menu} /> : null}
      </>}
      {...(canEdit && {
        footer: <>
          {onRemove ? <Button variant="danger" icon={Trash2Icon} onClick={onRemove}>Remove</Button> : null}
          <State><SaveState {...saveStateOf(row, state)} onRetry={() => void draft.flush()} /></State>
          <Button variant="primary" onClick={close}>Done</Button>
        </>,
      })}
    >
      <RowEditingContext value={editingOf(row, draft, state, canEdit)}>
        <Column ref={body} style={{ gap: 13 }}>{children}</Column>
      </RowEditingContext>
    </Drawer>
  );
}
