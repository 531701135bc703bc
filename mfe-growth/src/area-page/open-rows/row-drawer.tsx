import {
  Button, Column, Drawer, EllipsisIcon, IconButton, Menu, SaveState, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import type { RowDraft } from './row-draft.model';
import { rowEditing, RowEditingContext } from './row-editing';
import { saveStateOf } from './row-sheet';
import { useRowDraft, writtenRow } from './use-row-draft';

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
  const { id, row, commands } = props;
  const draft = useRowDraft<Row, Fields>({ id, row, commands });
  return draft && <OpenDrawer {...props} draft={draft} />;
}

function OpenDrawer<Row extends Revised, Fields extends object>({
  row, canEdit, titleOf, lead, actions, menu = [], field = null, onRemove, onClose, draft, children,
}: RowDrawerProps<Row, Fields> & { draft: RowDraft<Fields> }) {
  const state = useUnit(draft.$state);
  const title = titleOf(writtenRow(row, state.typed));
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
      <RowEditingContext value={rowEditing({ draft, state, row, canEdit })}>
        <Column ref={body} style={{ gap: 13 }}>{children}</Column>
      </RowEditingContext>
    </Drawer>
  );
}
