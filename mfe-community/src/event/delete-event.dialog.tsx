import { isFault } from '@heartwood/client-kit/commands';
import { ConfirmDialog } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { WholeEventFragment } from '../generated/graphql';
import { useEventCommands } from './use-event-commands';

interface DeleteEventDialogProps { event: Pick<WholeEventFragment, 'id' | 'name' | 'attendeeCount'>; onClose(): void; onDeleted?(): void }

/** Asks before an event is taken from everybody's calendar. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const commands = useEventCommands();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const done = await commands.remove(event.id);
    setBusy(false);
    if (!done.ok && isFault(done)) return;
    onClose();
    if (done.ok) onDeleted?.();
  };
  const [people, whose] = event.attendeeCount === 1
    ? ['1 person gets', 'their calendar']
    : [`${event.attendeeCount} people get`, 'their calendars'];
  return (
    <ConfirmDialog
      open title={`Delete “${event.name}”?`} confirmLabel="Delete event" cancelLabel="Keep event" danger busy={isBusy}
      onCancel={onClose} onConfirm={() => void remove()}
    >
      {people} a message and the event leaves {whose}. Posts about it stay.
    </ConfirmDialog>
  );
}
