import { ConfirmDialog } from '@heartwood/shared-ui';

interface CallAllDialogProps { name: string; others: number; onClose(): void; onConfirm(): void }

/** Asks before many people are told at once. */
export function CallAllDialog({ name, others, onClose, onConfirm }: CallAllDialogProps) {
  return (
    <ConfirmDialog open title={`Call everybody in ${name}?`} confirmLabel="Send" onCancel={onClose} onConfirm={onConfirm}>
      {others} people are told of this message, but those who have muted the channel.
    </ConfirmDialog>
  );
}
