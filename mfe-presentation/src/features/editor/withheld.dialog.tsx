import { ConfirmDialog } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEditing } from './editor-context';

/** Asks before something goes that this person does not see, and could not bring back. */
export function WithheldDialog() {
  const { model } = useEditing();
  const asked = useUnit(model.$asked);
  return (
    <ConfirmDialog
      open={asked !== null} danger title="Delete what you do not see?" confirmLabel="Delete it" onCancel={() => (
        model.answer(false)
      )} onConfirm={() => model.answer(true)}
    >
      It holds something from a part of the plan that you do not see. You cannot undo this; who sees that part can restore an earlier version.
    </ConfirmDialog>
  );
}
