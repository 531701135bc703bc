import { ConfirmDialog } from '@heartwood/shared-ui';
import type { LeaveQuestion } from '../navigation/leave-guard';

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ question, onClose }: { question: LeaveQuestion; onClose(): void }) {
  return (
    <ConfirmDialog
      open danger title="Leave without saving?" confirmLabel="Leave" cancelLabel="Stay" onCancel={onClose} onConfirm={question.leave}
    >
      {question.message}
    </ConfirmDialog>
  );
}
