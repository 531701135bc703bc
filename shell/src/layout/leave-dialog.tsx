import { useReadable } from '@heartwood/contract/kit';
import { ConfirmDialog } from '@heartwood/shared-ui';
import { leaveQuestion } from '../navigation/nav';

/** Asks before unsaved changes are left behind. */
export function LeaveDialog() {
  const question = useReadable(leaveQuestion);
  return (
    <ConfirmDialog
      open={question !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onCancel={() => question?.stay()}
      onConfirm={() => question?.leave()}
    >
      {question?.message}
    </ConfirmDialog>
  );
}
