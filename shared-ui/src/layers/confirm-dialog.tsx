import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** The question. */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The verb: "Delete goal". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Fills the button red: it cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** Something is still to be said first, such as the thing's name. */
  disabled?: boolean;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  disabled = false,
}: ConfirmDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      dirty={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'dangerFilled' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
